import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "../clients/clients.ts";
import { onPostgres, type TestDatabase } from "../testing/engines.ts";
import { findContent, holdContent, putContent } from "./clientContent.ts";

onPostgres("ACC-38: terms that somebody agrees to", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("are put anew after that, and others agree meanwhile", async () => {
    const { store } = database;
    const { id } = await createClient(store, { clientName: "here", subdomain: "here", displayName: "Here" });
    const terms = { kind: "terms", name: "" } as const;
    const put = (html: string) =>
      store.withClient(id, (tx) => putContent(tx, { ...terms, schemaVersion: 1, body: { html } }));
    await put("<p>First</p>");
    const [held, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const agreeing = store.withClient(id, async (tx) => {
      await holdContent(tx, terms);
      held.resolve();
      await mayEnd.promise;
      return (await findContent(tx, terms))?.version;
    });
    await held.promise;
    const putting = put("<p>Second</p>");
    const waiting = () =>
      database.owner.rows("select pid from pg_stat_activity where wait_event = 'advisory'");
    await expect.poll(waiting).toHaveLength(1);
    mayEnd.resolve();
    expect(await agreeing).toBe(1);
    expect(await putting).toBe(2);
  });

  it("are read together by many", async () => {
    const { store } = database;
    const { id } = await createClient(store, {
      clientName: "there",
      subdomain: "there",
      displayName: "There",
    });
    let held = 0;
    const all = Promise.withResolvers<void>();
    const agree = () =>
      store.withClient(id, async (tx) => {
        await holdContent(tx, { kind: "terms", name: "" });
        if (++held === 3) all.resolve();
        await all.promise;
      });
    await Promise.all([agree(), agree(), agree()]);
    expect(held).toBe(3);
  });
});
