import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "./openStore.ts";

const CHILD = new URL("./testing/openingProcess.ts", import.meta.url);

/** Starts a process that opens the store, and waits for its word: `open` or an error's code. */
async function openElsewhere(home: string): Promise<{ child: ChildProcess; word: unknown }> {
  const child = fork(CHILD, [home], { execArgv: [], stdio: "inherit" });
  const [word] = await once(child, "message");
  return { child, word };
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

describe("the embedded store", () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "stopbank-store-"));
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  it("refuses a second process in words, both ways round, and lets it in afterwards", async () => {
    const { child, word } = await openElsewhere(home);
    expect(word).toBe("open");
    await expect(openStore({ home })).rejects.toMatchObject({
      code: "store/in-use",
      message: expect.stringContaining(`already open in process ${child.pid}`),
    });
    const ended = once(child, "exit");
    child.send("close");
    await ended;
    await expect(readFile(join(home, "store.lock"))).rejects.toThrow("ENOENT");

    const store = await openStore({ home });
    expect((await openElsewhere(home)).word).toBe("store/in-use");
    await expect(openStore({ home })).rejects.toMatchObject({ code: "store/in-use" });
    await store.close();
    await store.close();
  });

  it("keeps every confirmed write through kill -9, and takes the dead process's lock over", async () => {
    for (let round = 0; round < 3; round++) {
      const { child, word } = await openElsewhere(home);
      expect(word).toBe("open");
      const confirmed: string[] = [];
      const enough = Promise.withResolvers<void>();
      child.on("message", (email: string) => {
        confirmed.push(email);
        if (confirmed.length === 50) enough.resolve();
      });
      child.send("write");
      await enough.promise;
      await killed(child);

      const store = await openStore({ home });
      const kept = await store.shared.selectFrom("users").select("email").execute();
      await store.close();
      const emails = new Set(kept.map(({ email }) => email));
      expect(confirmed.filter((email) => !emails.has(email))).toEqual([]);
    }
  });
});
