import { randomUUID } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import { listClientEvents } from "@stopbank/store/audit";
import { createClient } from "@stopbank/store/clients";
import { onEachEngine, type TestDatabase } from "@stopbank/store/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { recordSignInRefusal } from "./recordSignInRefusal.ts";

onEachEngine("A-45: sign-ins that were refused, in a trail", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const someClient = async () => {
    const name = `c${randomUUID()}`;
    return (await createClient(database.store, { clientName: name, subdomain: name, displayName: name })).id;
  };
  const refused = new DomainError("forbidden", "sign-in/no-email", "There is no address.");
  const refuse = (clientId: string, subject: string) =>
    recordSignInRefusal(database.store, clientId, { subject, claims: {} }, refused);
  const written = (clientId: string) =>
    database.store.withClient(clientId, async (tx) => (await listClientEvents(tx, 500)).length);

  it("are so many of one account, and so many of a client, whoever they are of", async () => {
    const [clientId, other] = [await someClient(), await someClient()];
    for (let i = 0; i < 15; i++) await refuse(clientId, "one");
    expect(await written(clientId)).toBe(10);
    for (let i = 0; i < 205; i++) await refuse(clientId, `another ${i}`);
    // As time passes some come back.
    expect(await written(clientId)).toBeGreaterThanOrEqual(200);
    expect(await written(clientId)).toBeLessThan(205);
    await refuse(other, "one");
    expect(await written(other)).toBe(1);
  });
});
