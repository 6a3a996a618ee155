import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { startUpkeep, type UpkeepJob } from "./upkeep.ts";

onEachEngine("upkeep", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const log: string[] = [];
  const failureLog = {
    info: (facts: object) => log.push(JSON.stringify(facts)),
    error: (facts: object) => log.push(JSON.stringify({ ...facts, err: "failed" })),
  };
  const start = (jobs: readonly UpkeepJob[]) => startUpkeep(database.store, jobs, failureLog, 5);
  const due = (name: string) =>
    database.owner.script(`update upkeep_turns set due_at = now() where job = '${name}'`);

  it("runs a job once in its period, whichever process asks first", async () => {
    let runs = 0;
    let asked = 0;
    const counted = (name: string): UpkeepJob => ({ name, everyMinutes: 5, run: async () => ++runs });
    const last: UpkeepJob = { name: "", everyMinutes: 0, run: async () => ++asked };
    const processes = Array.from({ length: 4 }, (_, i) =>
      start([counted("test.counted"), { ...last, name: `test.last-${i}` }]),
    );
    await expect.poll(() => asked).toBeGreaterThan(40);
    expect(runs).toBe(1);
    await due("test.counted");
    await expect.poll(() => runs).toBe(2);
    const before = asked;
    await expect.poll(() => asked).toBeGreaterThan(before + 40);
    expect(runs).toBe(2);
    await Promise.all(processes.map((one) => one.stop()));
    expect(log).toContain('{"job":"test.counted","count":1}');
  });

  it("goes on with the next job after one that fails, and tries that one again in its next turn", async () => {
    let failures = 0;
    let done = 0;
    const upkeep = start([
      {
        name: "test.failing",
        everyMinutes: 5,
        run: async () => {
          failures++;
          throw new Error("no");
        },
      },
      { name: "test.following", everyMinutes: 0, run: async () => ++done },
    ]);
    await expect.poll(() => done).toBeGreaterThan(3);
    expect(failures).toBe(1);
    await due("test.failing");
    await expect.poll(() => failures).toBe(2);
    await upkeep.stop();
    expect(log).toContain('{"err":"failed","job":"test.failing"}');
  });

  it("tells the work at hand to stop, waits for it and begins no more", async () => {
    const begun = Promise.withResolvers<void>();
    let ended = false;
    let later = 0;
    const upkeep = start([
      {
        name: "test.long",
        everyMinutes: 5,
        run: async (_store, signal) => {
          begun.resolve();
          await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
          await sleep(20);
          ended = true;
          return 0;
        },
      },
      { name: "test.later", everyMinutes: 0, run: async () => ++later },
    ]);
    await begun.promise;
    await upkeep.stop();
    expect([ended, later]).toEqual([true, 0]);
  });
});
