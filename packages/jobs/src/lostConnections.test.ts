import { randomBytes } from "node:crypto";
import { openStore, type Store } from "@stopbank/store";
import { onPostgres, type TestDatabase } from "@stopbank/store/testing";
import { type CuttableProxy, startCuttableProxy } from "@stopbank/store/testing/postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { jobOwner, openJobHouse, testKind } from "./testing/jobHouse.ts";

onPostgres("a worker whose database goes away", (open) => {
  let database: TestDatabase;
  let proxy: CuttableProxy;
  let far: Store;
  let asking: Awaited<ReturnType<typeof openJobHouse>>;
  let working: Awaited<ReturnType<typeof openJobHouse>>;
  let owner: Awaited<ReturnType<typeof jobOwner>>;
  let gate = Promise.withResolvers<void>();
  let begun = 0;
  const gated = testKind({
    id: "test.gated",
    retries: 100,
    // The first that was lost and goes on, the same begun anew, and the second.
    concurrency: 3,
    run: async () => {
      const text = String(++begun);
      await gate.promise;
      return [{ name: "begun.txt", mediaType: "text/plain", text }];
    },
  });

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    gate = Promise.withResolvers();
    begun = 0;
    const { username, password, pathname, searchParams } = new URL(String(database.url));
    proxy = await startCuttableProxy(`${searchParams.get("host")}/.s.PGSQL.5432`);
    const databaseUrl = `postgresql://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`;
    far = await openStore({
      home: "unused",
      databaseUrl,
      silentMs: 2_000,
      onConnectionError: () => undefined,
    });
    const key = randomBytes(32);
    asking = await openJobHouse(database.store, { kinds: [gated], key });
    working = await openJobHouse(far, { kinds: [gated], key });
    owner = await jobOwner(database.store);
    await working.work();
  });
  afterEach(async () => {
    await working.close();
    await asking.close();
    await far.close();
    await proxy.close();
  });

  const start = (key: string) =>
    asking.start({ clientId: owner.clientId, userId: owner.userId, kind: gated.id, params: {}, key });
  const until = (id: string, what: object) =>
    vi.waitFor(async () => expect(await owner.find(id)).toMatchObject(what), {
      timeout: 50_000,
      interval: 100,
    });

  it.each([
    ["ends its connections", () => proxy.end()],
    ["is cut off without a word", () => proxy.cutSilently()],
  ])("B-05: does its job and others, each done once, when it %s", async (_how, goAway) => {
    const first = await start("first");
    await until(first.id, { state: "running" });
    goAway();
    const second = await start("second");
    await until(second.id, { state: "running" });
    gate.resolve();
    await until(first.id, { state: "done" });
    await until(second.id, { state: "done" });
    // One that was another's by then wrote nothing over it.
    const made = await owner.find(first.id);
    await working.close();
    expect(await owner.find(first.id)).toEqual(made);
  });
});
