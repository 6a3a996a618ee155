import { listClientEvents } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import { heldFactors } from "@stopbank/store/held-factors";
import { addPasskey } from "@stopbank/store/passkeys";
import { isFamilyLive, issueRefreshToken } from "@stopbank/store/refresh-tokens";
import { findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedTools } from "../../orderTools.ts";
import { startTools } from "../../testing/startTools.ts";
import { orders } from "../table.ts";

const email = "mere@bay.example";
let tools: OpenedTools;
beforeAll(async () => {
  tools = await startTools();
  await orders["client/add"].perform(tools, { name: "bay", displayName: "Bay Council", members: [] });
  const clients = [{ client: "bay", role: "admin" as const }];
  await orders["user/add"].perform(tools, { email, password: "Stopbank-1", clients });
});
afterAll(() => tools.close());

it("A-45: says of whom a client demands a second factor, and changes it, with both in its trail", async () => {
  const demand = (demandedOf?: "nobody" | "admins" | "everybody") =>
    orders["client/second-factor"].perform(tools, {
      client: "bay",
      ...(demandedOf === undefined ? {} : { demandedOf }),
    });
  const words = (who: string) => `Bay Council demands a second factor of ${who}; 0 of its 1 people have one.`;
  expect(await demand()).toBe(words("nobody"));
  expect(await demand("admins")).toBe(words("admins"));
  expect(await demand("admins")).toBe(words("admins"));
  const client = await findClientByName(tools.store.shared, "bay");
  const events = await tools.store.withClient(client?.id ?? "", (tx) => listClientEvents(tx, 20));
  const changes = events.filter(({ action }) => action === "second-factor.demand-changed");
  expect(changes.map(({ details }) => details)).toEqual([
    { actor: "command line", before: "nobody", after: "admins" },
  ]);
});

it("takes away what somebody has lost, and ends what they are logged in with", async () => {
  const { shared } = tools.store;
  const userId = String((await findUserByEmail(shared, email))?.id);
  await addPasskey(shared, {
    ...{
      userId,
      credentialId: "AAAA",
      publicKey: new Uint8Array(1),
      counter: 0,
      transports: [],
      name: "Key",
    },
  });
  const { familyId } = await issueRefreshToken(shared, userId);
  expect(await orders["user/reset-factors"].perform(tools, { email })).toContain(
    "has no second factor any more",
  );
  expect(await heldFactors(shared, userId)).toEqual({ totp: false, passkeys: 0 });
  expect(await isFamilyLive(shared, familyId)).toBe(false);
  expect(await orders["user/reset-factors"].perform(tools, { email })).toBe(`${email} had no second factor.`);
});
