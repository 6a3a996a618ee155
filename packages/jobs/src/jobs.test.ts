import { setTimeout as later } from "node:timers/promises";
import { caller, store as ownStore } from "@stopbank/plugin-api/server";
import { cancelJob, listJobs } from "@stopbank/store/jobs";
import { removeMembership } from "@stopbank/store/memberships";
import { onEachEngine, type TestDatabase } from "@stopbank/store/testing";
import { Type } from "typebox";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { tellJobChange } from "./changes.ts";
import { jobOwner, openJobHouse, testKind } from "./testing/jobHouse.ts";

const text = (content: string) => [{ name: "answer.txt", mediaType: "text/plain", text: content }];

/** Ends when told to, by throwing. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("stopped")), { once: true });
  });

onEachEngine("jobs of a kind", (open) => {
  let database: TestDatabase;
  let house: Awaited<ReturnType<typeof openJobHouse>>;
  let owner: Awaited<ReturnType<typeof jobOwner>>;
  const begun: string[] = [];
  let gate = Promise.withResolvers<string>();

  const kinds = [
    testKind({
      id: "test.add",
      params: Type.Object({ a: Type.Number(), b: Type.Number() }, { additionalProperties: false }),
      title: (params) => `Add ${JSON.stringify(params)}`,
      run: async ({ params, get, progress }) => {
        const { a, b } = params as { a: number; b: number };
        progress(0.5, "half way");
        const { userId, client } = await get(caller);
        const own = await get(ownStore);
        const mine = await own.transaction((tx) => listJobs(tx, String(userId), 1));
        return text(`${a + b} for ${userId} of ${client.id}, running ${mine[0]?.state}`);
      },
    }),
    testKind({ id: "test.gate", run: async () => text(await gate.promise) }),
    testKind({ id: "test.endless", run: ({ signal }) => untilAborted(signal) }),
    testKind({ id: "test.slow", timeoutSeconds: 1, run: ({ signal }) => untilAborted(signal) }),
    testKind({ id: "test.deaf", timeoutSeconds: 1, run: async () => text(await gate.promise) }),
    testKind({
      id: "test.poison",
      run: async () => {
        begun.push("poison");
        throw new TypeError("no such thing");
      },
    }),
    testKind({
      id: "test.told",
      params: Type.Object({ name: Type.String() }),
      concurrency: 1,
      run: async ({ params }) => {
        begun.push((params as { name: string }).name);
        await later(5);
        return [];
      },
    }),
    testKind({
      id: "test.wordy",
      params: Type.Object({ name: Type.String() }),
      mostParameterBytes: 100_000,
      run: async () => [],
    }),
    testKind({ id: "test.admins", access: "admin", run: async () => [] }),
    testKind({ id: "test.flagged", flag: "riskStories", run: async () => [] }),
  ];

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    begun.length = 0;
    gate = Promise.withResolvers();
    house = await openJobHouse(database.store, { kinds, most: { ofOwner: 40, ofClient: 60, hourly: 1_000 } });
    owner = await jobOwner(database.store);
  });
  afterEach(() => house.close());

  const start = (kind: string, params: unknown = {}, key?: string) =>
    house.start({ clientId: owner.clientId, userId: owner.userId, kind, params, key });
  const until = (id: string, what: object) =>
    vi.waitFor(async () => expect(await owner.find(id)).toMatchObject(what), {
      timeout: 45_000,
      interval: 50,
    });
  const inClient: TestDatabase["store"]["withClient"] = (clientId, work) =>
    database.store.withClient(clientId, work);

  it("B-04: are done for their owner, in their client, and leave files in the moment they are done", async () => {
    await house.work();
    const { id } = await start("test.add", { a: 1, b: 2 });
    await until(id, { state: "done", title: 'Add {"a":1,"b":2}' });
    const { outputs } = await owner.find(id);
    const expected = `3 for ${owner.userId} of ${owner.clientId}, running running`;
    expect(outputs).toEqual([{ name: "answer.txt", mediaType: "text/plain", bytes: expected.length }]);
    expect(await owner.read(id, "answer.txt")).toBe(expected);
  });

  it("that are not as their kind wants them never become jobs", async () => {
    await expect(start("test.add", { a: "1" })).rejects.toMatchObject({ code: "request/invalid" });
    await expect(start("test.unknown")).rejects.toMatchObject({ code: "jobs/no-such-kind" });
    await expect(start("test.admins")).rejects.toMatchObject({ code: "auth/admins-only" });
    await expect(start("test.flagged")).rejects.toMatchObject({ code: "jobs/no-such-kind" });
    expect(await inClient(owner.clientId, (tx) => listJobs(tx, owner.userId, 9))).toEqual([]);
  });

  it("that are asked for in more words than their kind takes never become jobs", async () => {
    const said = (bytes: number) => ({ name: "x".repeat(bytes - JSON.stringify({ name: "" }).length) });
    const tooLarge = { kind: "too-large", code: "jobs/params-too-large" };
    await start("test.told", said(65_536));
    await expect(start("test.told", said(65_537))).rejects.toMatchObject(tooLarge);
    await start("test.wordy", said(100_000));
    await expect(start("test.wordy", said(100_001))).rejects.toMatchObject(tooLarge);
  });

  it("B-03: are one for the same parameters or the same key, however they are written", async () => {
    const asked = await Promise.all([
      start("test.add", { a: 1, b: 2 }),
      start("test.add", { b: 2, a: 1 }),
      start("test.add", { a: 2, b: 2 }),
      start("test.add", { a: 1, b: 2 }, "again"),
      start("test.add", { b: 2, a: 1 }, "again"),
    ]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(3);
    expect(asked.filter(({ isNew }) => isNew)).toHaveLength(3);
    await expect(start("test.add", { a: 5, b: 2 }, "again")).rejects.toMatchObject({ code: "jobs/key-used" });
  });

  it("B-11: are refused, saying for how long, when too many are under way", async () => {
    for (let n = 0; n < 40; n++) await start("test.add", { a: n, b: 0 });
    await expect(start("test.add", { a: 40, b: 0 })).rejects.toMatchObject({
      kind: "too-many",
      code: "jobs/too-many",
      facts: { retryAfterSeconds: 60 },
    });
  });

  it("B-12: of one client let another's in between", async () => {
    for (let n = 0; n < 30; n++) await start("test.told", { name: `mine ${n}` });
    await house.work();
    await vi.waitFor(() => expect(begun.length).toBeGreaterThan(1), { timeout: 45_000 });
    const other = await jobOwner(database.store);
    const { clientId, userId } = other;
    await house.start({ clientId, userId, kind: "test.told", params: { name: "other" } });
    const before = begun.length;
    await vi.waitFor(() => expect(begun).toContain("other"), { timeout: 45_000 });
    expect(begun.indexOf("other") - before).toBeLessThanOrEqual(1);
  });

  it("are done one after the other without a pause where there is one place for many", async () => {
    const patient = await openJobHouse(database.store, { kinds, pollSeconds: 600 });
    const { clientId, userId } = owner;
    for (let n = 0; n < 6; n++)
      await patient.start({ clientId, userId, kind: "test.told", params: { name: String(n) } });
    await patient.work({ tendSeconds: 600 });
    await vi.waitFor(() => expect(begun).toHaveLength(6), { timeout: 45_000 });
    await patient.close();
  });

  it("are written down though the database was away when they were done, and not done again", async () => {
    const { store } = database;
    let failures = 0;
    let isAway = false;
    const withClient: typeof store.withClient = (clientId, work) => {
      if (!isAway) return store.withClient(clientId, work);
      failures++;
      return Promise.reject(new Error("the database is away"));
    };
    await house.work({ store: { ...store, withClient }, leaseSeconds: 60 });
    const { id } = await start("test.gate");
    await until(id, { state: "running" });
    isAway = true;
    gate.resolve("done");
    await vi.waitFor(() => expect(failures).toBeGreaterThan(1), { timeout: 45_000 });
    expect(await owner.find(id)).toMatchObject({ state: "running" });
    isAway = false;
    await until(id, { state: "done", attempt: 1 });
  });

  it("B-13: that fail whenever they are tried are given up after three times, in words for their owner", async () => {
    await house.work();
    const { id } = await start("test.poison");
    for (const attempt of [1, 2]) {
      await until(id, { state: "queued", attempt, error: { code: "jobs/failed" } });
      const [row] = await database.owner.rows<{ wait: number }>(
        "select extract(epoch from due_at - now())::float8 as wait from jobs where id = $1",
        [id],
      );
      expect(row?.wait).toBeGreaterThan(0);
      await database.owner.rows("update jobs set due_at = now() where id = $1", [id]);
    }
    await until(id, { state: "failed", attempt: 3, error: { code: "jobs/failed" } });
    expect((await owner.find(id)).error?.message).toMatch(/^Something went wrong on our side/);
    expect(begun).toHaveLength(3);
  });

  it("stop when they are given up, whether they wait or run", async () => {
    const waiting = await start("test.endless", {}, "waiting");
    await inClient(owner.clientId, (tx) => cancelJob(tx, owner.userId, waiting.id));
    await house.work();
    const running = await start("test.endless", {}, "running");
    await until(running.id, { state: "running" });
    await inClient(owner.clientId, (tx) => cancelJob(tx, owner.userId, running.id));
    await tellJobChange(database.store, { ...owner, id: running.id });
    await until(running.id, { state: "cancelled" });
    expect(await owner.find(waiting.id)).toMatchObject({ state: "cancelled", attempt: 0 });
  });

  it("stop when they take longer than they may", async () => {
    await house.work();
    const { id } = await start("test.slow");
    await until(id, { state: "failed", error: { code: "jobs/too-long" } });
  });

  it("that do not stop when told to are over for their owner all the same, and keep nothing they make later", async () => {
    await house.work();
    const { id } = await start("test.deaf");
    await until(id, { state: "failed", error: { code: "jobs/too-long" } });
    gate.resolve("late");
    await house.close();
    expect(await owner.find(id)).toMatchObject({ state: "failed", outputs: [] });
  });

  it("fail in words where their owner has been shown out since they asked", async () => {
    const { id } = await start("test.add", { a: 1, b: 2 });
    await inClient(owner.clientId, (tx) => removeMembership(tx, owner.userId));
    await house.work();
    await until(id, {
      state: "failed",
      attempt: 1,
      error: { code: "client/not-yours", message: "You are not a member of this organisation." },
    });
  });

  it("B-06: go to another worker at once when theirs stops, and that is no failed try", async () => {
    const first = await house.work({ leaseSeconds: 600 });
    const { id } = await start("test.endless");
    await until(id, { state: "running" });
    await first.stop();
    expect(await owner.find(id)).toMatchObject({ state: "queued", attempt: 0 });
    await house.work();
    await until(id, { state: "running", attempt: 1 });
  });

  it("B-02: are written down by whoever has them now, not by one that slept past its lease", async () => {
    // Its beats come every 20 s, so that within this test it sleeps.
    await house.work({ leaseSeconds: 60 });
    const asleep = gate;
    const { id } = await start("test.gate");
    await until(id, { state: "running", attempt: 1 });
    gate = Promise.withResolvers();
    await database.owner.rows("update jobs set lease_until = now() - interval '1 second' where id = $1", [
      id,
    ]);
    await house.work();
    await until(id, { state: "running", attempt: 2 });
    asleep.resolve("late");
    gate.resolve("in time");
    await until(id, { state: "done" });
    expect(await owner.read(id, "answer.txt")).toBe("in time");
  });
});
