import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser } from "../accounts/users.ts";
import { type Client, createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import {
  findContent,
  listContent,
  listLatestContent,
  putContent,
  readContentHistory,
} from "./clientContent.ts";
import {
  findInstallationContent,
  listInstallationContent,
  putInstallationContent,
} from "./installationContent.ts";

onEachEngine("documents", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const newClient = (): Promise<Client> => {
    const name = `c${randomUUID()}`;
    return createClient(database.store, { clientName: name, subdomain: name, displayName: name });
  };
  const help = (body: string, name = "pipes") => ({ kind: "help", name, schemaVersion: 1, body: { body } });

  it("G-03: each put is a version of its own, the latest is read, and the older ones stay", async () => {
    const { store } = database;
    const [one, other] = [await newClient(), await newClient()];
    const writer = randomUUID();
    await store.withClient(one.id, async (tx) => {
      expect(await findContent(tx, help(""))).toBeUndefined();
      expect(await putContent(tx, help("first"), { writer })).toBe(1);
      expect(await putContent(tx, { ...help("second"), schemaVersion: 2 })).toBe(2);
      expect(await putContent(tx, help("of roads", "roads"))).toBe(1);
    });
    await store.withClient(one.id, async (tx) => {
      const latest = await findContent(tx, help(""));
      expect(latest).toMatchObject({ version: 2, schemaVersion: 2, body: { body: "second" } });
      expect(await findContent(tx, help(""), 1)).toMatchObject({ version: 1, body: { body: "first" } });
      expect(await findContent(tx, help(""), 3)).toBeUndefined();
      const listed = (await listContent(tx)).map(({ kind, name, version }) => [kind, name, version]);
      expect(listed).toEqual([
        ["help", "pipes", 2],
        ["help", "pipes", 1],
        ["help", "roads", 1],
      ]);
    });
    expect(await store.withClient(other.id, listContent)).toEqual([]);
  });

  it("keeps none that was edited from another version than the latest, of two at once only one", async () => {
    const { store } = database;
    const { id } = await newClient();
    const put = (body: string, base: number) =>
      store.withClient(id, (tx) => putContent(tx, help(body), { base }));
    expect(await put("first", 0)).toBe(1);
    const both = await Promise.allSettled([put("hers", 1), put("his", 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(put("late", 0)).rejects.toMatchObject({ code: "content/changed-meanwhile" });
    const history = await store.withClient(id, (tx) => readContentHistory(tx, help(""), undefined, 5));
    expect(history.map(({ version }) => version)).toEqual([2, 1]);
  });

  it("tells each document's latest version and its history, with who wrote it and what it puts back", async () => {
    const { store } = database;
    const { id } = await newClient();
    const email = `w-${randomUUID()}@stopbank.example`;
    const { id: writer } = await createUser(store.shared, { email, status: "CONFIRMED" });
    await store.withClient(id, async (tx) => {
      await putContent(tx, help("1"), { writer });
      await putContent(tx, help("2"), { writer: randomUUID() });
      await putContent(tx, help("1"), { restoredFrom: 1 });
      await putContent(tx, help("", "roads"));
      expect(await listLatestContent(tx)).toMatchObject([
        { name: "pipes", version: 3, writerEmail: null, restoredFrom: 1 },
        { name: "roads", version: 1 },
      ]);
      expect(await readContentHistory(tx, help(""), undefined, 2)).toMatchObject([
        { version: 3 },
        { version: 2, writerEmail: null },
      ]);
      expect(await readContentHistory(tx, help(""), 2, 2)).toMatchObject([
        { version: 1, writerEmail: email },
      ]);
    });
  });

  it("numbers the versions of those who put at once one after another", async () => {
    const { store } = database;
    const { id } = await newClient();
    const puts = Array.from({ length: 20 }, (_none, index) =>
      store.withClient(id, (tx) => putContent(tx, help(String(index)))),
    );
    expect((await Promise.all(puts)).toSorted((a, b) => a - b)).toEqual(puts.map((_put, index) => index + 1));
  });

  it("empties no caches but those of documents", async () => {
    const { store } = database;
    const { id } = await newClient();
    // There are none where other processes may write.
    const before = store.revisions?.now() ?? 0;
    await store.withClient(id, (tx) => putContent(tx, help("a")));
    const terms = { kind: "installationTerms", name: "", schemaVersion: 1, body: { html: "<p>1</p>" } };
    await store.withoutClient((tx) => putInstallationContent(tx, terms));
    const isWritten = (table: string) => store.revisions?.isWrittenSince(before, new Set([table]));
    expect(isWritten("memberships") ?? false).toBe(false);
    expect(isWritten("client_content") ?? true).toBe(true);
  });

  it("lets nobody rewrite what was written", async () => {
    const { store } = database;
    const { id } = await newClient();
    await store.withClient(id, (tx) => putContent(tx, help("first")));
    const rewritten = store.withClient(id, (tx) =>
      tx.updateTable("client_content").set({ body: "{}" }).execute(),
    );
    await expect(rewritten).rejects.toThrow(/permission denied/);
    const removed = store.withClient(id, (tx) => tx.deleteFrom("client_content").execute());
    await expect(removed).rejects.toThrow(/permission denied/);
  });

  it("keeps the installation's own texts apart from every client's", async () => {
    const { store } = database;
    // Of a name no other test writes: one installation serves the whole file.
    const terms = { kind: "installationTerms", name: "apart", schemaVersion: 1 };
    const put = (body: object) => store.withoutClient((tx) => putInstallationContent(tx, { ...terms, body }));
    expect(await put({ html: "<p>1</p>" })).toBe(1);
    const more = await Promise.all([put({ html: "<p>2</p>" }), put({ html: "<p>3</p>" })]);
    expect(more.toSorted()).toEqual([2, 3]);
    expect(await findInstallationContent(store.shared, terms)).toMatchObject({ version: 3 });
    expect(await findInstallationContent(store.shared, terms, 1)).toMatchObject({
      body: { html: "<p>1</p>" },
    });
    const listed = (await listInstallationContent(store.shared)).filter(({ name }) => name === terms.name);
    expect(listed.map(({ version }) => version)).toEqual([3, 2, 1]);
    const { id } = await newClient();
    expect(await store.withClient(id, listContent)).toEqual([]);
  });
});
