import type { AreaGeometry } from "@stopbank/contract/geometry";
import { afterEach, describe, expect, it } from "vitest";
import type { Asker } from "./asker.ts";
import { createWorkerPool, type WorkerPool } from "./workerPool.ts";

let pool: WorkerPool | undefined;
afterEach(() => pool?.close());

const unruly = (mostSeconds = 3_600) => {
  pool = createWorkerPool({
    threads: 1,
    mostSeconds,
    tasks: new URL("../testing/unrulyTasks.ts", import.meta.url),
    megabytes: 64,
  });
  const run = (what: string, signal = new AbortController().signal) => {
    const asker: Asker = {
      budgetHolder: "somebody",
      site: "somewhere",
      isVisitor: true,
      signal,
      turn: async () => undefined,
    };
    const geometry = { type: what, coordinates: [] } as unknown as AreaGeometry;
    return (pool as WorkerPool).run("validateArea", { geometry }, asker);
  };
  return run;
};

describe("a pool of threads", () => {
  it("answers what the task answers and throws what it throws", async () => {
    const run = unruly();
    expect(await run("count")).toEqual({ parts: [], vertexCount: 7 });
    await expect(run("refuse")).rejects.toMatchObject({
      code: "test/refused",
      kind: "invalid",
      facts: { why: 1 },
    });
    await expect(run("break")).rejects.toThrow("a fault of ours");
  });

  it("answers a sentence when a thread ends or runs out of memory, and goes on with another", async () => {
    const run = unruly();
    for (const fault of ["end", "grow"]) {
      await expect(run(fault)).rejects.toMatchObject({
        kind: "unavailable",
        code: "work/failed",
        facts: { retryAfterSeconds: expect.any(Number) },
      });
      expect((await run("count")).vertexCount).toBe(7);
    }
  });

  it("speaks of ranks, and of no area, where those could not be worked out", async () => {
    unruly();
    const asker: Asker = {
      budgetHolder: "somebody",
      site: "somewhere",
      isVisitor: false,
      signal: new AbortController().signal,
      turn: async () => undefined,
    };
    await expect(pool?.run("mostMoving", { shares: [], weights: [] }, asker)).rejects.toMatchObject({
      code: "work/failed",
      message: "The ranks could not be worked out just now. Try again.",
    });
  });

  it("breaks off what takes too long, and what nobody waits for any more", async () => {
    const run = unruly(1);
    await expect(run("hang")).rejects.toMatchObject({ kind: "too-large", code: "work/takes-too-long" });
    const leaving = new AbortController();
    const hanging = run("hang", leaving.signal);
    leaving.abort();
    await expect(hanging).rejects.toMatchObject({ code: "work/gone" });
    expect((await run("count")).vertexCount).toBe(7);
  });

  it("ends with what hangs in it", async () => {
    const hanging = unruly()("hang");
    hanging.catch(() => undefined);
    await pool?.close();
    await expect(hanging).rejects.toMatchObject({ code: "work/failed" });
  });
});
