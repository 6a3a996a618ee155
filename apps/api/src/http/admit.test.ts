import { randomBytes } from "node:crypto";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import { putClientConfig } from "@stopbank/store/client-settings";
import { type Client, createClient } from "@stopbank/store/clients";
import { setMembership } from "@stopbank/store/memberships";
import { openMemoryStore } from "@stopbank/store/memory";
import { issueRefreshToken, revokeByToken } from "@stopbank/store/refresh-tokens";
import { createUser } from "@stopbank/store/users";
import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAccessTokens } from "../tokens/accessTokens.ts";
import { createAdmission } from "./admit.ts";

const accessTokens = createAccessTokens(randomBytes(32));
/** Tokens of programs have tests of their own (tokenAccess.test.ts). */
const noToken = () => Promise.reject(new Error("No test here asks with an API token."));
let store: Store;
let clients: Record<"alder" | "birch" | "open", Client>;
/** Authorization headers: an admin of Alder who is a member of Birch, and somebody who is in none. */
let admin: string;
let nobody: string;
let adminId: string;

beforeAll(async () => {
  store = await openMemoryStore();
  const add = (name: string) =>
    createClient(store, { clientName: name, subdomain: name, displayName: name.toUpperCase() });
  clients = { alder: await add("alder"), birch: await add("birch"), open: await add("open") };
  const newUser = (name: string) =>
    createUser(store.shared, { email: `${name}@stopbank.example`, status: "CONFIRMED" });
  ({ id: adminId } = await newUser("admin"));
  await store.withClient(clients.alder.id, (tx) => setMembership(tx, adminId, "admin"));
  await store.withClient(clients.birch.id, (tx) => setMembership(tx, adminId, "member"));
  admin = (await signedIn(adminId)).authorization;
  nobody = (await signedIn((await newUser("nobody")).id)).authorization;
});
afterAll(() => store.close());

async function signedIn(userId: string) {
  const { token, familyId } = await issueRefreshToken(store.shared, userId);
  return { token, authorization: `Bearer ${await accessTokens.issue({ userId, familyId })}` };
}

const admit = (route: Partial<Route>, headers: Record<string, string> = {}, publicClient = "open") =>
  createAdmission({ store, accessTokens, admitToken: noToken, publicClient }).admit(
    { headers } as unknown as FastifyRequest,
    { access: "signed-in", ...route } as Route,
  );
const refused = (code: string, kind: string) => expect.objectContaining({ code, kind });

describe("a caller", () => {
  it("is nobody's business where the route is public, whatever they send", async () => {
    expect(await admit({ access: "public" }, { authorization: "Bearer made.up" })).toEqual({});
  });

  it("without a token acts in the public client, and logs in for all else", async () => {
    expect(await admit({ access: "visitor" })).toEqual({ client: clients.open });
    for (const access of ["signed-in", "admin"] as const)
      await expect(admit({ access })).rejects.toEqual(refused("auth/sign-in-first", "unauthenticated"));
    await expect(admit({ access: "visitor" }, {}, "closed")).rejects.toEqual(
      refused("client/none", "forbidden"),
    );
  });

  it("with something that is no token of a live sign-in is refused", async () => {
    for (const authorization of ["Basic bTpw", "Bearer ", "Bearer a b", `x ${admin}`, `${admin} x`])
      await expect(admit({ access: "visitor" }, { authorization })).rejects.toEqual(
        refused("auth/bad-token", "unauthenticated"),
      );
    const { token, authorization } = await signedIn(adminId);
    expect(await admit({}, { authorization })).toMatchObject({ userId: adminId });
    await revokeByToken(store.shared, token);
    await expect(admit({}, { authorization })).rejects.toEqual(refused("auth/signed-out", "unauthenticated"));
  });

  it("acts in their first client, or in the one they wish, and in no other", async () => {
    const wish = async (name: string) =>
      (await admit({}, { authorization: admin, "ui-client-name": name })).client;
    expect((await admit({}, { authorization: admin.replace("Bearer", "bearer") })).client).toEqual({
      ...clients.alder,
      role: "admin",
      takesPassword: true,
    });
    expect(await wish("")).toMatchObject({ clientName: "alder" });
    expect(await wish("birch")).toEqual({ ...clients.birch, role: "member", takesPassword: true });
    expect(await wish("birch_old")).toMatchObject({ clientName: "birch" });
    for (const name of ["open", "nowhere", "birch_old_", "_oldbirch"])
      await expect(wish(name)).rejects.toEqual(refused("client/not-yours", "forbidden"));
    await expect(admit({}, { authorization: nobody })).rejects.toEqual(refused("client/none", "forbidden"));
  });

  it("needs no client where the route is about the person", async () => {
    const aboutPerson = { anyClient: true, access: "visitor" } as const;
    expect(await admit(aboutPerson)).toEqual({});
    const whoever = { authorization: admin, "ui-client-name": "nowhere" };
    expect(await admit(aboutPerson, whoever)).toEqual({
      userId: adminId,
      familyId: expect.any(String),
      byPassword: true,
    });
    expect(await admit({ anyClient: true }, { authorization: nobody })).toMatchObject({});
    // What a page asks before anybody logs in, also where visitors have no client.
    for (const route of [routes.clients, routes.settings])
      expect(await admit(route, {}, "nobodys")).toEqual({});
  });

  it("is an admin in the client where they are one", async () => {
    const inClient = (name: string) =>
      admit({ access: "admin" }, { authorization: admin, "ui-client-name": name });
    expect((await inClient("alder")).client?.role).toBe("admin");
    await expect(inClient("birch")).rejects.toEqual(refused("auth/admins-only", "forbidden"));
  });

  it("finds what a flag opens where their client has it on", async () => {
    const inClient = (name: string) =>
      admit({ flag: "riskStories" }, { authorization: admin, "ui-client-name": name });
    const off = refused("feature/off", "not-found");
    await expect(inClient("alder")).rejects.toEqual(off);
    const set = (client: Client, enabled: "enabled" | "not_enabled") =>
      store.withClient(client.id, (tx) =>
        putClientConfig(tx, {
          feature_flags: { riskStories: { enabled }, propertyPage: { enabled: "enabled" } },
        }),
      );
    await set(clients.alder, "enabled");
    await set(clients.birch, "not_enabled");
    expect((await inClient("alder")).client?.clientName).toBe("alder");
    await expect(inClient("birch")).rejects.toEqual(off);
  });
});

it("clients are listed by who asks, and anew once they changed", async () => {
  const { clientsOf } = createAdmission({
    store,
    accessTokens,
    admitToken: noToken,
    publicClient: "open",
  });
  const names = async (userId?: string) =>
    (await clientsOf(userId === undefined ? {} : { userId })).map(({ clientName }) => clientName);
  expect(await names()).toEqual(["open"]);
  expect(await names(adminId)).toEqual(["alder", "birch"]);
  await store.withClient(clients.open.id, (tx) => setMembership(tx, adminId, "member"));
  expect(await names(adminId)).toEqual(["alder", "birch", "open"]);
});
