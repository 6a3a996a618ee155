import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { isKnownNetwork, purgeKnownNetworks, rememberNetwork } from "./knownNetworks.ts";
import { createUser } from "./users.ts";

onEachEngine("A-21: networks that an account knows", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("are those from which it signed in within 30 days, used once or often", async () => {
    const { shared } = database.store;
    const newUser = () =>
      createUser(shared, { email: `${randomUUID()}@stopbank.example`, status: "CONFIRMED" });
    const [jo, other] = [await newUser(), await newUser()];
    const isKnown = (network: string, email = jo.email) => isKnownNetwork(shared, network, email);
    const age = (days: number) =>
      database.owner.rows("update known_networks set used_at = now() - make_interval(days => $1::int)", [
        days,
      ]);

    expect(await isKnown("203.0.113.9")).toBe(false);
    await rememberNetwork(shared, "203.0.113.9", jo.id);
    expect(await isKnown("203.0.113.9", ` ${jo.email.toUpperCase()} `)).toBe(true);
    expect(await isKnown("203.0.113.8")).toBe(false);
    expect(await isKnown("203.0.113.9", other.email)).toBe(false);

    await age(29);
    expect(await isKnown("203.0.113.9")).toBe(true);
    expect(await purgeKnownNetworks(shared)).toBe(0);
    await age(31);
    expect(await isKnown("203.0.113.9")).toBe(false);
    await rememberNetwork(shared, "203.0.113.9", jo.id);
    expect(await isKnown("203.0.113.9")).toBe(true);
    await rememberNetwork(shared, "198.51.100.7", other.id);
    await age(31);
    expect(await purgeKnownNetworks(shared)).toBe(2);
    expect(await purgeKnownNetworks(shared)).toBe(0);
  });
});
