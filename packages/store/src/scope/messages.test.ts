import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openPostgres } from "../engine/postgresEngine.ts";
import { createPostgresListener } from "../engine/postgresListener.ts";
import { startCuttableProxy } from "../testing/cuttableProxy.ts";
import { onEachEngine, onPostgres, type TestDatabase } from "../testing/engines.ts";

onEachEngine("messages between processes", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("reach every listener of the channel, until it stops, with any characters", async () => {
    const { store } = database;
    const messages: string[] = [];
    const stopFirst = await store.listen("report_progress", (payload) => messages.push(`first ${payload}`));
    const stopSecond = await store.listen("report_progress", (payload) => messages.push(`second ${payload}`));
    await store.listen("other", (payload) => messages.push(`other ${payload}`));
    await store.notify("report_progress", "50 % · 'tō'");
    await vi.waitFor(() => expect(messages.toSorted()).toEqual(["first 50 % · 'tō'", "second 50 % · 'tō'"]));
    await stopFirst();
    await store.notify("report_progress", "again");
    await vi.waitFor(() => expect(messages).toContain("second again"));
    expect(messages).not.toContain("first again");
    await stopSecond();
  });

  it("takes no channel name that would need quoting", async () => {
    await expect(database.store.listen("a'; drop table users", () => undefined)).rejects.toThrow(TypeError);
    await expect(database.store.notify("Progress", "")).rejects.toThrow(TypeError);
  });

  it("refuses one that is too long for the database", async () => {
    await database.store.notify("other", "x".repeat(7999));
    const tooLong = database.store.notify("other", "ō".repeat(4000));
    await expect(tooLong).rejects.toMatchObject({ code: "store/message-too-long" });
  });
});

onPostgres("B-05: messages after a lost connection", (open) => {
  let database: TestDatabase;
  const lost: string[] = [];
  const onConnectionError = (error: Error) => lost.push(error.message);
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(() => {
    lost.length = 0;
  });
  afterAll(() => database.close());

  it("arrive again by themselves, and whoever listens is told to ask for the state", async () => {
    const listener = await openPostgres({ databaseUrl: String(database.url), onConnectionError });
    const messages: string[] = [];
    const told: string[] = [];
    await listener.listen(
      "progress",
      (payload) => messages.push(payload),
      () => told.push("reconnected"),
    );
    const stop = await listener.listen(
      "other",
      () => undefined,
      () => told.push("stopped"),
    );
    await stop();
    await database.owner.script(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stopbank listener'",
    );
    await vi.waitFor(() => expect(told).toEqual(["reconnected"]), { timeout: 20_000 });
    expect(lost).not.toEqual([]);
    await database.store.notify("progress", "still there");
    await vi.waitFor(() => expect(messages).toEqual(["still there"]), { timeout: 20_000 });
    await listener.close();
  });

  /** A listener whose connection can be cut. */
  const listenThroughProxy = async (silentMs: number) => {
    const { host, port } = new pg.Client(String(database.ownerUrl));
    const proxy = await startCuttableProxy(`${host}/.s.PGSQL.${port}`);
    const { username, password, pathname } = new URL(String(database.url));
    const connectionString = `postgres://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`;
    const listener = createPostgresListener({ connectionString }, onConnectionError, {
      beatMs: 50,
      silentMs,
    });
    return { proxy, listener };
  };

  it("are listened to no more at once, also where the database is away or does not answer", async () => {
    const { proxy, listener } = await listenThroughProxy(600_000);
    const stops = [
      await listener.listen("progress", () => undefined),
      await listener.listen("other", () => undefined),
    ];
    proxy.cutSilently();
    await stops[0]?.();
    await proxy.close();
    await vi.waitFor(() => expect(lost).not.toEqual([]), { timeout: 20_000 });
    await stops[1]?.();
    await listener.close();
  });

  it("arrive again when it was cut without a word, and closing waits for nobody", async () => {
    const { proxy, listener } = await listenThroughProxy(1_000);
    const messages: string[] = [];
    let reconnections = 0;
    await listener.listen(
      "progress",
      (payload) => messages.push(payload),
      () => reconnections++,
    );
    proxy.cutSilently();
    await database.store.notify("progress", "missed");
    await vi.waitFor(() => expect(reconnections).toBe(1), { timeout: 20_000 });
    await database.store.notify("progress", "heard");
    await vi.waitFor(() => expect(messages).toEqual(["heard"]), { timeout: 20_000 });
    proxy.cutSilently();
    await listener.close();
    await proxy.close();
  });
});
