import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";

onEachEngine("E-03: scopes", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const settings = sql<{ client: string | null; person: string | null }>`select
    nullif(current_setting('stopbank.client_id', true), '') as client,
    nullif(current_setting('stopbank.user_id', true), '') as person`;

  it("take an id that is a UUID, in either case, and nothing else", async () => {
    const { store } = database;
    for (const id of ["", "x", `${randomUUID()}0`, `0${randomUUID()}`, `${randomUUID()}' or true --`]) {
      const refused = { code: "store/bad-id", kind: "invalid" };
      await expect(store.withClient(id, async () => 1)).rejects.toMatchObject(refused);
      await expect(store.withUser(id, async () => 1)).rejects.toMatchObject(refused);
    }
    expect(await store.withClient(randomUUID().toUpperCase(), async () => 1)).toBe(1);
  });

  it("name their client or person to the database, and leave nothing behind, whatever ends them", async () => {
    const { store } = database;
    const [clientId, userId] = [randomUUID(), randomUUID()];
    const none = { client: null, person: null };
    const shared = async () => (await settings.execute(store.shared)).rows[0];
    expect(
      await store.withClient(clientId, async (tx) => [tx.clientId, (await settings.execute(tx)).rows[0]]),
    ).toEqual([clientId, { client: clientId, person: null }]);
    expect(await shared()).toEqual(none);
    expect(
      await store.withUser(userId, async (tx) => [tx.userId, (await settings.execute(tx)).rows[0]]),
    ).toEqual([userId, { client: null, person: userId }]);
    const failed = store.withClient(clientId, async () => Promise.reject(new Error("no")));
    await expect(failed).rejects.toThrow("no");
    expect(await shared()).toEqual(none);
    expect(await store.withoutClient(async (tx) => (await settings.execute(tx)).rows[0])).toEqual(none);
  });

  it("go from client to client in one transaction, which is undone as a whole", async () => {
    const { store } = database;
    const [first, second] = [randomUUID(), randomUUID()];
    const seen: unknown[] = [];
    const look = async (tx: { readonly clientId: string } & Parameters<typeof settings.execute>[0]) =>
      void seen.push([tx.clientId, (await settings.execute(tx)).rows[0]?.client]);
    const clients = [{ id: first }, { id: second }];
    const made = await store.withClientsInTurn(
      clients,
      async (tx) => (await settings.execute(tx)).rows[0]?.client,
      look,
    );
    expect(made).toBe(null);
    expect(seen).toEqual([
      [first, first],
      [second, second],
    ]);
    expect((await settings.execute(store.shared)).rows[0]?.client).toBe(null);

    const due = new Date();
    const failed = store.withClientsInTurn(
      clients,
      (tx) => tx.insertInto("upkeep_turns").values({ job: "test.turns", due_at: due }).execute(),
      async ({ clientId }) => {
        if (clientId === second) throw new Error("no");
      },
    );
    await expect(failed).rejects.toThrow("no");
    const left = store.shared.selectFrom("upkeep_turns").selectAll().where("job", "=", "test.turns");
    expect(await left.execute()).toEqual([]);
    const badId = store.withClientsInTurn([...clients, { id: "x" }], async () => 1, look);
    await expect(badId).rejects.toMatchObject({ code: "store/bad-id" });
  });

  it("do not nest, and are over for what goes on after them", async () => {
    const { store } = database;
    const nested = /store\/nested-transaction/;
    await store.withoutClient(async () => {
      await expect(store.withoutClient(async () => 1)).rejects.toThrow(nested);
      await expect(store.withClient(randomUUID(), async () => 1)).rejects.toThrow(nested);
      await expect(settings.execute(store.shared)).rejects.toThrow(nested);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    let later: Promise<unknown> = Promise.resolve();
    await store.withoutClient(async () => {
      later = promise.then(() => settings.execute(store.shared));
    });
    resolve();
    await expect(later).resolves.toBeDefined();
  });
});
