import type { Store } from "@stopbank/store";
import { presentedToken } from "@stopbank/store/api-tokens";
import { listClientEvents } from "@stopbank/store/audit";
import { findClientByName } from "@stopbank/store/clients";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedTools } from "../orderTools.ts";
import { startTools } from "../testing/startTools.ts";
import { orders } from "./table.ts";

let store: Store;
let tools: OpenedTools;
beforeAll(async () => {
  tools = await startTools();
  store = tools.store;
  await orders["client/add"].perform(tools, { name: "bay", displayName: "The bay", members: [] });
  for (const [email, role] of [
    ["mere@bay.example", "admin"],
    ["tama@bay.example", "member"],
  ] as const) {
    const clients = [{ client: "bay", role }];
    await orders["user/add"].perform(tools, { email, password: "Stopbank-1", clients });
  }
});
afterAll(() => tools.close());

const add = (more: object = {}) =>
  orders["token/add"].perform(tools, {
    client: "bay",
    name: "GIS sync",
    maker: "mere@bay.example",
    scopes: ["map:read", "people:read"],
    ...more,
  });
const revoke = (token: string) => orders["token/revoke"].perform(tools, { client: "bay", token });
const list = async () =>
  JSON.parse(await orders["token/list"].perform(tools, { client: "bay" })) as { id: string; name: string }[];
const trail = async () => {
  const client = await findClientByName(store.shared, "bay");
  return store.withClient(client?.id ?? "", (tx) => listClientEvents(tx, 50));
};

it("A-45: makes a token that is good at once, and writes it down without its text", async () => {
  const token = await add({ days: 7, perMinute: 30 });
  expect(await presentedToken(store, token)).toMatchObject({ name: "GIS sync", requestsPerMinute: 30 });
  const [event] = await trail();
  expect(event).toMatchObject({
    action: "token.made",
    details: { actor: "command line", before: null, after: ["map:read", "people:read"] },
  });
  for (const text of [JSON.stringify(event), JSON.stringify(await list())])
    expect(text).not.toContain(token.slice(4, 24));
});

it("asks as a member alone, and within what they may", async () => {
  await expect(add({ maker: "nobody@bay.example" })).rejects.toMatchObject({ code: "user/unknown" });
  await orders["user/add"].perform(tools, { email: "out@bay.example", password: "Stopbank-1", clients: [] });
  await expect(add({ maker: "out@bay.example" })).rejects.toMatchObject({ code: "user/no-member" });
  await expect(add({ maker: "tama@bay.example" })).rejects.toMatchObject({ code: "tokens/beyond-role" });
  expect(await add({ maker: "tama@bay.example", scopes: ["map:read"] })).toMatch(/^sbt_/);
});

it("A-45: revokes by name or id, and asks which one where several have the name", async () => {
  const token = await add({ name: "Nightly" });
  expect(await revoke("Nightly")).toContain("Nightly of bay is revoked");
  expect(await presentedToken(store, token)).toBe("revoked");
  expect((await trail())[0]).toMatchObject({
    action: "token.revoked",
    details: { actor: "command line", before: "in use", after: "revoked" },
  });
  await expect(revoke("Nightly")).rejects.toMatchObject({ code: "tokens/unknown" });
  const [one, two] = [await add({ name: "Twice" }), await add({ name: "Twice" })];
  await expect(revoke("Twice")).rejects.toMatchObject({ code: "tokens/several" });
  const [latest] = await list();
  await revoke(latest?.id ?? "");
  expect([await presentedToken(store, two), typeof (await presentedToken(store, one))]).toEqual([
    "revoked",
    "object",
  ]);
});
