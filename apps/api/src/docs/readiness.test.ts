import { openMemoryStore } from "@stopbank/store/memory";
import type { FastifyBaseLogger } from "fastify";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Health } from "../data/datasetHealth.ts";
import { mostMs, watchReadiness } from "./readiness.ts";

let memory: Awaited<ReturnType<typeof openMemoryStore>>;
beforeAll(async () => {
  memory = await openMemoryStore();
});
afterAll(() => memory.close());
afterEach(() => {
  vi.useRealTimers();
});

const nothingAmiss: Health = { storage: undefined, datasets: [] };
const never = new Promise<never>(() => undefined);

/** Readiness over a store and datasets that do what they are told; counts what is looked at and what is logged. */
function watched(probeWrite: () => Promise<void>, health = async () => nothingAmiss) {
  const counted = { probes: 0, health: 0, logged: [] as object[] };
  const readiness = watchReadiness(
    {
      store: {
        shared: memory.shared,
        probeWrite: () => {
          counted.probes++;
          return probeWrite();
        },
      },
      datasets: {
        health: async () => {
          counted.health++;
          return health();
        },
      },
      publicClient: "openaccess",
    },
    { warn: (facts: object) => counted.logged.push(facts) } as unknown as FastifyBaseLogger,
  );
  /** Asks after what was found has been forgotten. */
  const later = () => {
    vi.advanceTimersByTime(2_001);
    return readiness();
  };
  return { readiness, later, counted };
}

it("of two hundred who ask whether it is ready, one is looked for", async () => {
  const { readiness, counted } = watched(async () => undefined);
  const answers = await Promise.all(Array.from({ length: 200 }, readiness));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["ready"]));
  await readiness();
  expect(counted).toEqual({ probes: 1, health: 1, logged: [] });
});

it("a look that takes long is shared by those who come meanwhile, whenever it began", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const { promise, resolve } = Promise.withResolvers<void>();
  const { readiness, later, counted } = watched(() => promise);
  const looks = [readiness()];
  await vi.waitFor(() => expect(counted.probes).toBe(1));
  for (let i = 0; i < 20; i++) looks.push(later());
  resolve();
  await Promise.all(looks);
  expect(counted.probes).toBe(1);
});

it("a store that never answers is not waited for, and is looked at again: it may be back", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const answers = [never, Promise.resolve()];
  const { readiness, later, counted } = watched(() => answers.shift() ?? Promise.resolve());
  const looks = [readiness()];
  await vi.waitFor(() => expect(counted.probes).toBe(1));
  looks.push(later());
  vi.advanceTimersByTime(mostMs.store);
  for (const { status, store } of await Promise.all(looks))
    expect({ status, store }).toEqual({ status: "unavailable", store: "not answering" });
  expect((await later()).status).toBe("ready");
  expect(counted.probes).toBe(2);
  expect(counted.logged).toMatchObject([{ err: { message: expect.stringMatching("in time") } }, {}]);
  expect(vi.getTimerCount()).toBe(0);
});

it("neither are datasets on a disk that never answers", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const answers = [never, Promise.resolve(nothingAmiss)];
  const { readiness, later, counted } = watched(
    async () => undefined,
    () => answers.shift() ?? never,
  );
  const look = readiness();
  await vi.waitFor(() => expect(counted.health).toBe(1));
  vi.advanceTimersByTime(mostMs.datasets);
  expect(await look).toMatchObject({ status: "unavailable", storage: expect.stringMatching("not answer") });
  expect((await later()).status).toBe("ready");
});

it("says once in the log that it changed, with what failed, however often it is asked", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let fault: Error | undefined = new Error("first");
  const { later, counted } = watched(async () => {
    if (fault !== undefined) throw fault;
  });
  for (let i = 0; i < 5; i++) expect((await later()).status).toBe("unavailable");
  expect(counted.logged).toMatchObject([{ status: "unavailable", err: { message: "first" } }]);
  fault = undefined;
  for (let i = 0; i < 5; i++) expect((await later()).status).toBe("ready");
  expect(counted.logged).toMatchObject([{ status: "unavailable" }, { status: "ready" }]);
});
