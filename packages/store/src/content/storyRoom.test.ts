import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { putContent } from "./clientContent.ts";
import { checkStoryRoom, listStoryTitles } from "./storyRoom.ts";

onEachEngine("the room for stories", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("STO-09 is counted of what is read: neither older versions nor what is withdrawn take any of it", async () => {
    const name = `c${randomUUID()}`;
    const { id } = await createClient(database.store, {
      clientName: name,
      subdomain: name,
      displayName: name,
    });
    const room = { stories: 2, bytes: 1_000 } as never;
    const put = (story: string, body: object | null) =>
      database.store.withClient(id, async (tx) => {
        await putContent(tx, { kind: "story", name: story, schemaVersion: 1, body });
        await checkStoryRoom(tx, room);
      });
    const long = (title: string) => ({ title, description: "x".repeat(400) });
    await put("1", long("One"));
    await put("2", long("Two"));
    for (const title of ["Again", "And again"]) await put("2", long(title));
    await expect(put("2", { title: "Long", description: "x".repeat(700) })).rejects.toMatchObject({
      code: "stories/no-room",
      message: expect.stringMatching(/MB/),
    });
    await expect(put("3", { title: "Three" })).rejects.toMatchObject({ code: "stories/no-room" });
    await put("1", null);
    await put("3", { title: "Three" });
    // What was refused was not kept.
    expect(await database.store.withClient(id, listStoryTitles)).toEqual([
      { name: "2", version: 3, title: "And again" },
      { name: "3", version: 1, title: "Three" },
    ]);
  });
});
