import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser } from "../accounts/users.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { makeCode, networkMark, purgeConfirmationCodes, tryCode } from "./confirmationCodes.ts";

const key = new Uint8Array(32).fill(3);

onEachEngine("ACC-31, A-25: codes", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const store = () => database.store;
  const person = () =>
    createUser(store().shared, { email: `${randomUUID()}@a.example`, status: "CONFIRMED" });
  const late = (table: string, column: string, minutes: number) =>
    database.owner.script(`update ${table} set ${column} = ${column} - interval '${minutes} minutes'`);

  const reset = async () => ({ userId: (await person()).id, flow: "reset" as const });

  it("are six digits, right once, and nothing in the database tells them", async () => {
    const purpose = await reset();
    const code = await makeCode(store().shared, key, purpose);
    expect(code).toMatch(/^\d{6}$/);
    const rows = await database.owner.rows("select * from confirmation_codes");
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await tryCode(store().shared, key, purpose, code)).toBe("right");
    expect(await tryCode(store().shared, key, purpose, code)).toBe("mismatch");
  });

  it("belong to a person, a flow, a sign-up and an installation", async () => {
    const purpose = { ...(await reset()), flow: "sign-up", signUpId: randomUUID() } as const;
    const code = await makeCode(store().shared, key, purpose);
    const tried = (other: object, itsKey = key) =>
      tryCode(store().shared, itsKey, { ...purpose, ...other }, code);
    expect(await tried({ userId: (await person()).id })).toBe("mismatch");
    expect(await tried({ flow: "reset" })).toBe("mismatch");
    expect(await tried({ signUpId: randomUUID() })).toBe("mismatch");
    expect(await tried({}, new Uint8Array(32))).toBe("mismatch");
    expect(await tried({})).toBe("right");
  });

  it("are void when another is made", async () => {
    const purpose = await reset();
    const first = await makeCode(store().shared, key, purpose);
    let second = first;
    while (second === first) second = await makeCode(store().shared, key, purpose);
    expect(await tryCode(store().shared, key, purpose, first)).toBe("mismatch");
    expect(await tryCode(store().shared, key, purpose, second)).toBe("right");
  });

  it("may be tried five times, and only who has the right one learns that it is too late", async () => {
    for (const [wrongTries, outcome] of [
      [4, "right"],
      [5, "expired"],
    ] as const) {
      const purpose = await reset();
      const code = await makeCode(store().shared, key, purpose);
      const wrong = code === "000000" ? "000001" : "000000";
      for (let i = 0; i < wrongTries; i++)
        expect(await tryCode(store().shared, key, purpose, wrong)).toBe("mismatch");
      expect(await tryCode(store().shared, key, purpose, code)).toBe(outcome);
    }
  });

  it("are not used up by strangers who try them from elsewhere, who have five tries of their own", async () => {
    const [home, elsewhere] = [networkMark("192.0.2.1"), networkMark("198.51.100.1")];
    const asked = async () => {
      const purpose = await reset();
      const code = await makeCode(store().shared, key, purpose, home);
      const tried = (from: string | undefined, text: string) =>
        tryCode(store().shared, key, purpose, text, from);
      for (const from of [elsewhere, undefined, elsewhere, elsewhere, elsewhere])
        expect(await tried(from, code === "000000" ? "000001" : "000000")).toBe("mismatch");
      return { code, tried };
    };
    const first = await asked();
    expect(await first.tried(home, first.code)).toBe("right");
    const second = await asked();
    expect(await second.tried(elsewhere, second.code)).toBe("expired");
  });

  it("are good for ten minutes", async () => {
    for (const [minutes, outcome] of [
      [9.9, "right"],
      [10.1, "expired"],
    ] as const) {
      const purpose = await reset();
      const code = await makeCode(store().shared, key, purpose);
      await late("confirmation_codes", "expires_at", minutes);
      expect(await tryCode(store().shared, key, purpose, code)).toBe(outcome);
    }
    const purpose = await reset();
    await makeCode(store().shared, key, purpose);
    await late("confirmation_codes", "expires_at", 24 * 60 + 11);
    expect(await purgeConfirmationCodes(store().shared)).toBeGreaterThan(0);
  });

  it("are right for one of many who try at once", async () => {
    const purpose = await reset();
    const code = await makeCode(store().shared, key, purpose);
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => tryCode(store().shared, key, purpose, code)),
    );
    expect(outcomes.filter((outcome) => outcome === "right")).toHaveLength(1);
  });
});
