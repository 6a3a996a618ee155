import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openPostgres } from "../engine/postgresEngine.ts";
import { onEachEngine, onPostgres, type TestDatabase } from "../testing/engines.ts";

onEachEngine("messages between processes", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("reach every listener of the channel, until it stops, with any characters", async () => {
    const { store } = database;
    const heard: string[] = [];
    const stopFirst = await store.listen("report_progress", (payload) => heard.push(`first ${payload}`));
    const stopSecond = await store.listen("report_progress", (payload) => heard.push(`second ${payload}`));
    await store.listen("other", (payload) => heard.push(`other ${payload}`));
    await store.notify("report_progress", "50 % · 'tō'");
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(["first 50 % · 'tō'", "second 50 % · 'tō'"]));
    await stopFirst();
    await store.notify("report_progress", "again");
    await vi.waitFor(() => expect(heard).toContain("second again"));
    expect(heard).not.toContain("first again");
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

onPostgres("messages after a lost connection", (open) => {
  it("arrive again by themselves", async () => {
    const database = await open();
    const lost: string[] = [];
    const listener = await openPostgres({
      databaseUrl: String(database.url),
      onConnectionError: (error) => lost.push(error.message),
    });
    const heard: string[] = [];
    await listener.listen("progress", (payload) => heard.push(payload));
    await database.owner.script(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stopbank listener'",
    );
    await vi.waitFor(() => expect(lost).not.toEqual([]), { timeout: 10_000 });
    await vi.waitFor(
      async () => {
        await database.store.notify("progress", "still there");
        expect(heard).toContain("still there");
      },
      { timeout: 10_000, interval: 50 },
    );
    await listener.close();
    await database.close();
  });
});
