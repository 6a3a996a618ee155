import { afterAll, beforeAll, expect, it } from "vitest";
import { setMembership } from "../accounts/memberships.ts";
import { createUser } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { listMemberFactors } from "./heldFactors.ts";
import { demandedOf, demandingClients, setDemandedOf } from "./secondFactorRules.ts";

onEachEngine("of whom clients demand a second factor", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("is each client's own rule, and one client of a person's is enough", async () => {
    const { store } = database;
    const client = (name: string) =>
      createClient(store, { clientName: name, subdomain: name, displayName: name.toUpperCase() });
    const [bay, hill] = [await client("bay"), await client("hill")];
    const { id: userId } = await createUser(store.shared, { email: "k@a.example", status: "CONFIRMED" });
    await store.withClient(bay.id, (tx) => setMembership(tx, userId, "admin"));
    await store.withClient(hill.id, (tx) => setMembership(tx, userId, "member"));
    const set = (id: string, demanded: "nobody" | "admins" | "everybody") =>
      store.withClient(id, (tx) => setDemandedOf(tx, demanded));
    const demanding = () => demandingClients(store, userId);

    expect(await demanding()).toEqual([]);
    expect(await set(hill.id, "admins")).toBe("nobody");
    expect(await demanding()).toEqual([]);
    expect(await set(hill.id, "everybody")).toBe("admins");
    expect(await demanding()).toEqual(["HILL"]);
    await set(bay.id, "admins");
    expect(await demanding()).toEqual(["BAY", "HILL"]);
    await set(hill.id, "nobody");
    expect(await demanding()).toEqual(["BAY"]);
    expect(await store.withClient(hill.id, demandedOf)).toBe("nobody");
    expect(await store.withClient(bay.id, listMemberFactors)).toEqual([
      { userId, email: "k@a.example", role: "admin", totp: false, passkeys: 0 },
    ]);
  });
});
