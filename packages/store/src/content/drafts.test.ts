import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser } from "../accounts/users.ts";
import { type Client, createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { putContent } from "./clientContent.ts";
import { findDraft, listDrafts, mostDrafts, saveDraft, takeDraft } from "./drafts.ts";

onEachEngine("drafts", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const newClient = (): Promise<Client> => {
    const name = `c${randomUUID()}`;
    return createClient(database.store, { clientName: name, subdomain: name, displayName: name });
  };
  const story = (title: unknown, name = "1") => ({ kind: "story", name, baseVersion: 0, body: { title } });
  const saver = randomUUID();

  it("are one of each document, another revision with each save, and of two at once only one is kept", async () => {
    const { store } = database;
    const { id } = await newClient();
    const { id: writer, email } = await createUser(store.shared, {
      email: `w-${randomUUID()}@stopbank.example`,
      status: "CONFIRMED",
    });
    const save = (title: string, from: string | undefined) =>
      store.withClient(id, (tx) => saveDraft(tx, story(title), { from, saver: writer }));
    const first = await save("first", undefined);
    const second = await save("second", first);
    expect(second).not.toBe(first);
    const both = await Promise.allSettled([save("hers", second), save("his", second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    for (const from of [undefined, first, second, randomUUID()])
      await expect(save("late", from)).rejects.toMatchObject({
        code: "content/draft-changed-meanwhile",
        message: expect.stringContaining(String(email)),
      });
    const other = await newClient();
    expect(await store.withClient(other.id, (tx) => findDraft(tx, story("")))).toBeUndefined();
  });

  it("are taken once, and whoever still has the old revision does not take a newer one", async () => {
    const { store } = database;
    const { id } = await newClient();
    const save = () => store.withClient(id, (tx) => saveDraft(tx, story("x"), { from: undefined, saver }));
    const take = (revision: string) => store.withClient(id, (tx) => takeDraft(tx, story(""), revision));
    const revision = await save();
    expect(await take(revision)).toEqual({ baseVersion: 0, body: { title: "x" } });
    await save();
    await expect(take(revision)).rejects.toMatchObject({ code: "content/draft-changed-meanwhile" });
  });

  it("are listed with their titles and the latest version of what they are of", async () => {
    const { store } = database;
    const { id } = await newClient();
    await store.withClient(id, async (tx) => {
      await putContent(tx, { kind: "story", name: "2", schemaVersion: 1, body: {} });
      await putContent(tx, { kind: "story", name: "2", schemaVersion: 1, body: {} });
      await saveDraft(tx, story({ no: "title" }), { from: undefined, saver });
      await saveDraft(tx, story("A flood", "2"), { from: undefined, saver });
      await saveDraft(
        tx,
        { ...story(""), kind: "glossary", name: "", body: null },
        { from: undefined, saver },
      );
    });
    const listed = await store.withClient(id, listDrafts);
    expect(listed.map(({ kind, name, title, latestVersion }) => [kind, name, title, latestVersion])).toEqual([
      ["glossary", "", null, 0],
      ["story", "1", null, 0],
      ["story", "2", "A flood", 2],
    ]);
  });

  it("are so many in a client at most", async () => {
    const { store } = database;
    const { id } = await newClient();
    await expect(
      store.withClient(id, async (tx) => {
        for (let name = 0; name <= mostDrafts; name++)
          await saveDraft(tx, story("x", String(name)), { from: undefined, saver });
      }),
    ).rejects.toMatchObject({ code: "content/too-many-drafts" });
    expect(await store.withClient(id, listDrafts)).toEqual([]);
  });
});
