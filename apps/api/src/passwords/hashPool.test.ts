import { describe, expect, it } from "vitest";
import { createHashPool } from "./hashPool.ts";

describe("A-27: the hash pool", () => {
  it("hashes with Argon2id at 46 MiB or more, and knows the password again", async () => {
    const pool = createHashPool();
    const hash = await pool.hash("Stopbank-1");
    const memoryKiB = Number(/^\$argon2id\$v=19\$m=(\d+),/.exec(hash)?.[1]);
    expect(memoryKiB).toBeGreaterThanOrEqual(46 * 1024);
    expect(await pool.matches("Stopbank-1", hash)).toBe(true);
    expect(await pool.matches("stopbank-1", hash)).toBe(false);
    expect(await pool.matches("Stopbank-1", undefined)).toBe(false);
  });

  it("A-21, A-27: lets no crowd of strangers keep out who is known, and takes those first", async () => {
    const pool = createHashPool(1, 3);
    const hash = await pool.hash("Stopbank-1");
    const order: string[] = [];
    const ask = (who: string, caller: "known" | "strange") =>
      pool.matches("Stopbank-1", hash, caller).then(
        () => order.push(who),
        (error: { code: string }) => order.push(`${who}: ${error.code}`),
      );
    const strangers = ["first", "second", "third", "fourth", "fifth"].map((who) => ask(who, "strange"));
    await Promise.all([...strangers, ask("owner", "known")]);
    expect(order).toEqual(["fifth: auth/busy", "first", "owner", "second", "third", "fourth"]);
  });

  it("turns away whoever finds the queue full, and serves all who wait", async () => {
    const pool = createHashPool(1, 2);
    const asked = await Promise.allSettled(Array.from({ length: 5 }, (_, i) => pool.hash(`p${i}`)));
    const refused = asked.filter((each) => each.status === "rejected").map((each) => each.reason);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ kind: "unavailable", code: "auth/busy" });
    expect(await pool.hash("later")).toContain("argon2id");
  });
});
