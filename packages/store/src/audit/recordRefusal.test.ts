import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createUser } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { listClientEvents } from "./audit.ts";
import { recordRefusal } from "./recordRefusal.ts";

onEachEngine("A-45: refusals in a trail", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    // The hour does not end while they are counted.
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 9, 5), toFake: ["Date"] });
    database = await open();
  });
  afterAll(async () => {
    vi.useRealTimers();
    await database.close();
  });

  const somebody = async () =>
    (await createUser(database.store.shared, { email: `${randomUUID()}@a.example`, status: "CONFIRMED" })).id;
  const someClient = async () => {
    const name = `c${randomUUID()}`;
    return (await createClient(database.store, { clientName: name, subdomain: name, displayName: name })).id;
  };
  const refuse = (userId: string, clientId?: string) =>
    recordRefusal(database.store, {
      clientId,
      userId,
      call: "POST /user/invite",
      details: { code: "auth/admins-only" },
    });
  const furtherOf = async (clientId: string) =>
    (await database.store.withClient(clientId, (tx) => listClientEvents(tx, 50)))
      .map(({ details }) => (details as { further?: number }).further)
      .filter((further) => further !== undefined)
      .toSorted((one, other) => one - other);

  it("are ten an hour of one person in one client, and then their number alone", async () => {
    const [userId, clientId, elsewhere] = [await somebody(), await someClient(), await someClient()];
    for (let i = 0; i < 10; i++) expect(await refuse(userId, clientId)).toBe(true);
    expect(await furtherOf(clientId)).toEqual([]);
    for (let i = 0; i < 120; i++) await refuse(userId, clientId);
    expect(await furtherOf(clientId)).toEqual([1, 100]);
    const events = await database.store.withClient(clientId, (tx) => listClientEvents(tx, 50));
    expect(events).toHaveLength(12);
    expect(events).toContainEqual({
      at: expect.any(Date),
      action: "access.refused",
      actorUserId: userId,
      subject: "POST /user/invite",
      details: { code: "auth/admins-only", further: 100 },
    });
    // Nobody else's and no other client's is kept out by it.
    expect(await refuse(await somebody(), clientId)).toBe(true);
    expect(await refuse(userId, elsewhere)).toBe(true);
    vi.setSystemTime(Date.UTC(2026, 0, 1, 10, 0, 1));
    expect(await refuse(userId, clientId)).toBe(true);
  });

  it("are no more of many at once", async () => {
    const [userId, clientId] = [await somebody(), await someClient()];
    const written = await Promise.all(Array.from({ length: 40 }, () => refuse(userId, clientId)));
    expect(written.filter(Boolean)).toHaveLength(11);
  });

  it("stand in the trail of accounts where the client is not the person's", async () => {
    const userId = await somebody();
    for (let i = 0; i < 15; i++) await refuse(userId);
    const { rows } = await sql<{ details: object }>`select details from account_events
      where user_id = ${userId}::uuid and action = 'access.refused'`.execute(database.store.shared);
    expect(rows).toHaveLength(11);
    expect(rows[0]?.details).toEqual({ code: "auth/admins-only", call: "POST /user/invite" });
  });
});
