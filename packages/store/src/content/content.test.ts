import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { findContent, listContent, putContent } from "./clientContent.ts";
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
      expect(await putContent(tx, help("first"), writer)).toBe(1);
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
