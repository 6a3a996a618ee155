import { afterAll, beforeAll, expect, it } from "vitest";
import { findMembership, listUserClients, removeMembership, setMembership } from "../accounts/memberships.ts";
import { createUser } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { untilWritten } from "./untilWritten.ts";

onEachEngine("what is kept until something is written", (open) => {
  let database: TestDatabase;
  let userId: string;
  let clientId: string;
  let reads = 0;

  beforeAll(async () => {
    database = await open();
    const { store } = database;
    userId = (await createUser(store.shared, { email: "a@stopbank.example", status: "CONFIRMED" })).id;
    clientId = (await createClient(store, { clientName: "one", subdomain: "one", displayName: "One" })).id;
  });
  afterAll(() => database.close());

  const asked = () =>
    untilWritten(database.store, 60_000, async (id) => {
      reads++;
      return (await database.store.withUser(id, listUserClients)).map(({ role }) => role);
    });

  it("E-09: a role given, changed or taken away shows at the next question", async () => {
    const { store } = database;
    const roles = asked();
    expect(await roles(userId)).toEqual([]);
    await store.withClient(clientId, (tx) => setMembership(tx, userId, "member"));
    expect(await roles(userId)).toEqual(["member"]);
    await store.withClient(clientId, (tx) => setMembership(tx, userId, "admin"));
    expect(await roles(userId)).toEqual(["admin"]);
    await store.withClient(clientId, (tx) => removeMembership(tx, userId));
    expect(await roles(userId)).toEqual([]);
  });

  it("reading alone changes nothing, so the embedded store is read once and a shared one each time", async () => {
    const { store } = database;
    const roles = asked();
    reads = 0;
    for (let i = 0; i < 3; i++) {
      await roles(userId);
      await store.withClient(clientId, (tx) => findMembership(tx, userId));
    }
    expect(reads).toBe(store.engine === "pglite" ? 1 : 3);
  });

  it("forgets a failure", async () => {
    const failing = untilWritten(database.store, 60_000, async () => {
      reads++;
      throw new Error("unreachable");
    });
    reads = 0;
    for (let i = 0; i < 2; i++) await expect(failing("x")).rejects.toThrow("unreachable");
    expect(reads).toBe(2);
  });
});
