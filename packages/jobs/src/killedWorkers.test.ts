import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { onPostgres, type TestDatabase } from "@stopbank/store/testing";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { jobOwner, openJobHouse } from "./testing/jobHouse.ts";
import { moment } from "./testing/workerProcess.ts";

onPostgres("jobs of workers that are killed", (open) => {
  let database: TestDatabase;
  const key = randomBytes(32);
  const alive = new Set<ChildProcess>();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(async () => {
    for (const child of alive) child.kill("SIGKILL");
    await database.close();
  });

  const startWorker = async (): Promise<ChildProcess> => {
    const program = join(import.meta.dirname, "testing/workerProcess.ts");
    const child = spawn(process.execPath, [program, String(database.url), key.toString("hex")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    alive.add(child);
    child.once("exit", () => alive.delete(child));
    await once(child.stdout, "data");
    return child;
  };

  it("B-01: all come to an end, whenever a worker is killed", async () => {
    const house = await openJobHouse(database.store, { kinds: [moment], key });
    const { clientId, userId, find } = await jobOwner(database.store);
    const ids: string[] = [];
    const start = async (key: string) =>
      ids.push((await house.start({ clientId, userId, kind: moment.id, params: {}, key })).id);
    // The same in every run; `npm run trial -- jobs` kills at random moments.
    for (const [round, pauseMs] of [90, 1_110, 430, 770].entries()) {
      const worker = await startWorker();
      for (let n = 0; n < 4; n++) await start(`${round} ${n}`);
      await later(pauseMs);
      const gone = once(worker, "exit");
      worker.kill("SIGKILL");
      await gone;
    }
    const last = await startWorker();
    await vi.waitFor(
      async () => {
        const jobs = await Promise.all(ids.map(find));
        expect(jobs.filter(({ state }) => state !== "done")).toEqual([]);
        expect(jobs.every(({ outputs }) => outputs.length === 1)).toBe(true);
      },
      { timeout: 45_000, interval: 200 },
    );
    const gone = once(last, "exit");
    last.kill("SIGTERM");
    expect(await gone).toEqual([0, null]);
    await house.close();
  });
});
