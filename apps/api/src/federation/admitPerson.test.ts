import { listClientEvents } from "@stopbank/store/audit";
import { createClient, findClientByName } from "@stopbank/store/clients";
import { invite, withdrawInvitation } from "@stopbank/store/invitations";
import { findMembership, setMembership } from "@stopbank/store/memberships";
import { setOperator } from "@stopbank/store/operators";
import { linkIdentity } from "@stopbank/store/provider-identities";
import { onPostgres, type TestDatabase } from "@stopbank/store/testing";
import { createUser, findCredentials, findUserByEmail, setPassword } from "@stopbank/store/users";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { people } from "../testing/startApi.ts";
import {
  bearer,
  codeOf,
  domain,
  type StartedFederation,
  startFederation,
} from "../testing/startFederation.ts";
import { admitPerson } from "./admitPerson.ts";

let at: StartedFederation;
beforeAll(async () => {
  at = await startFederation();
});
afterAll(() => at.stop());
beforeEach(() => at.restore());

describe("signing in by an organisation's provider", () => {
  it("makes a member of whom it vouches for, in its client alone", async () => {
    const { id, email } = at.account();
    const answer = await at.signInAs(id);
    expect(answer.statusCode, answer.body).toBe(200);
    const { access_token, user_uuid, client_name } = answer.json();
    expect(client_name).toBe("larkhaven");
    const user = (await at.api.get("/user", bearer(access_token))).json();
    expect(user).toMatchObject({ email, user_uuid, client_name: "larkhaven", user_roles: ["member"] });
    expect(await findCredentials(at.api.store.shared, email)).toBeUndefined();
    const events = await at.withLarkhaven((tx) => listClientEvents(tx, 2));
    expect(events.map(({ action }) => action).toSorted()).toEqual(["membership.added", "sign-in.linked"]);
  });

  it("knows them by the provider's subject afterwards, whatever their address there is by then", async () => {
    const { id, email } = at.account();
    const { user_uuid } = (await at.signInAs(id)).json();
    at.accounts[id] = { email: people.admin, email_verified: true };
    expect((await at.signInAs(id)).json().user_uuid).toBe(user_uuid);
    at.accounts[id] = {};
    expect((await at.signInAs(id)).json().user_uuid).toBe(user_uuid);
    expect((await findUserByEmail(at.api.store.shared, email))?.id).toBe(user_uuid);
  });

  it("E-07, A-43: opens no other client and no call of operators, even where the person is a member of it by password", async () => {
    const { id, email } = at.account();
    const user = await createUser(at.api.store.shared, { email, status: "CONFIRMED" });
    const northport = await findClientByName(at.api.store.shared, "northport");
    await at.api.store.withClient(northport?.id ?? "", (tx) => setMembership(tx, user.id, "admin"));
    const { access_token, refresh_token, user_uuid } = (await at.signInAs(id)).json();
    expect(user_uuid).toBe(user.id);
    const names = async (token: string) =>
      (await at.api.get("/client", bearer(token)))
        .json()
        .map((client: { client_name: string }) => client.client_name);
    expect(await names(access_token)).toEqual(["larkhaven"]);
    expect(codeOf(await at.api.get("/user", bearer(access_token, "northport")))).toEqual([
      403,
      "client/not-yours",
    ]);
    expect(codeOf(await at.api.get("/client/users", bearer(access_token, "northport")))).toEqual([
      403,
      "client/not-yours",
    ]);
    // An operator of the installation is none while a client's provider vouches for them.
    await setOperator(at.api.store, user, { isOn: true, by: {} });
    for (const client of [undefined, "larkhaven"])
      expect(codeOf(await at.api.get("/installation/clients", bearer(access_token, client)))).toEqual([
        403,
        "auth/operators-only",
      ]);
    expect((await at.api.get("/user", bearer(access_token))).json()).not.toHaveProperty("is_operator");
    const renewed = (await at.api.post("/user/refresh_token", { user_uuid, refresh_token })).json()
      .access_token;
    expect(await names(renewed)).toEqual(["larkhaven"]);
    expect(
      codeOf(
        await at.api.post(
          "/user/accept_invitation",
          { client_name: "northport", invitation: "x".repeat(43) },
          bearer(access_token),
        ),
      ),
    ).toEqual([403, "auth/own-sign-in-only"]);
  });

  it("links an account of its own domains, and drops what a stranger had set before the address was confirmed", async () => {
    const { id, email } = at.account();
    const user = await createUser(at.api.store.shared, { email, status: "UNCONFIRMED" });
    await setPassword(at.api.store.shared, user.id, { hash: "a stranger's", mustChange: false });
    expect((await at.signInAs(id)).json().user_uuid).toBe(user.id);
    expect(await findCredentials(at.api.store.shared, email)).toBeUndefined();
    expect((await findUserByEmail(at.api.store.shared, email))?.status).toBe("CONFIRMED");
  });

  it.each([
    ["of an address that is not verified", { email_verified: false }, "sign-in/email-unverified"],
    ["of an address of which it does not say", { email_verified: undefined }, "sign-in/email-unverified"],
    ["verified in words alone", { email_verified: "true" }, "sign-in/email-unverified"],
    ["of another domain", { email: people.admin }, "sign-in/other-domain"],
    ["of a domain that only ends alike", { email: `a@not-${domain}` }, "sign-in/other-domain"],
    ["without an address", { email: undefined }, "sign-in/no-email"],
    ["whose address is none", { email: "a stranger" }, "sign-in/no-email"],
  ])("A-23: refuses somebody %s", async (_case, claims, code) => {
    const { id, email } = at.account(claims);
    expect(codeOf(await at.signInAs(id))).toEqual([403, code]);
    const [event] = await at.withLarkhaven((tx) => listClientEvents(tx, 1));
    expect(event).toMatchObject({ action: "sign-in.refused", details: { because: code } });
    // The trail stays for good: no address is in it.
    if (email !== undefined) expect(JSON.stringify(event)).not.toContain(email);
  });

  it("A-23, A-45: writes neither what is no address into the trail nor a name that is one", async () => {
    const { id } = at.account({ email: "a\0@b.example" });
    expect(codeOf(await at.signInAs(id))).toEqual([403, "sign-in/no-email"]);
    const newest = async () => (await at.withLarkhaven((tx) => listClientEvents(tx, 1)))[0];
    expect(await newest()).toMatchObject({ subject: id, details: { because: "sign-in/no-email" } });
    at.accounts[id] = { email: "Jo Smith, 4 Quay Street @ home", email_verified: true };
    expect(codeOf(await at.signInAs(id))).toEqual([403, "sign-in/no-email"]);
    expect((await newest())?.details).toEqual({ because: "sign-in/no-email" });
    const named = `jo.${id}@elsewhere.example`;
    at.accounts[named] = { email: named, email_verified: true };
    expect(codeOf(await at.signInAs(named))).toEqual([403, "sign-in/other-domain"]);
    const event = await newest();
    expect(event?.details).toEqual({ because: "sign-in/other-domain", domain: "elsewhere.example" });
    expect(JSON.stringify(event)).not.toContain(named);
  });

  it("takes an address as verified where the provider does not say, and its administrator does", async () => {
    await at.save({ trusts_email: true });
    expect((await at.signInAs(at.account({ email_verified: undefined }).id)).statusCode).toBe(200);
    expect(codeOf(await at.signInAs(at.account({ email_verified: false }).id))).toEqual([
      403,
      "sign-in/email-unverified",
    ]);
  });

  it("refuses another account at the provider that has come by somebody's address", async () => {
    const { id, email } = at.account();
    await at.signInAs(id);
    expect(codeOf(await at.signInAs(at.account({ email }).id))).toEqual([403, "sign-in/other-account"]);
  });

  it("E-09: makes nobody a member where that is off, but who is one or invited", async () => {
    await at.save({ creates_members: false });
    const [stranger, member] = [at.account(), at.account()];
    expect(codeOf(await at.signInAs(stranger.id))).toEqual([403, "sign-in/not-a-member"]);
    expect(await findUserByEmail(at.api.store.shared, stranger.email)).toBeUndefined();
    const user = await createUser(at.api.store.shared, { email: member.email, status: "CONFIRMED" });
    await at.withLarkhaven((tx) => setMembership(tx, user.id, "editor"));
    expect((await at.signInAs(member.id)).statusCode).toBe(200);
    const invited = at.account();
    await at.api.post(
      "/user/invite",
      { emails_to_invite: [invited.email], client_name: "larkhaven" },
      at.admin(),
    );
    expect((await at.signInAs(invited.id)).statusCode).toBe(200);
    expect(await at.roleOf(invited.email)).toBe("member");
  });

  it("gives the role that the claim says, anew each time, and refuses who has none", async () => {
    await at.save({
      role_claim: "groups",
      role_map: [
        { value: "stopbank-editors", role: "editor" },
        { value: "stopbank-admins", role: "admin" },
      ],
      default_role: null,
    });
    const { id, email } = at.account({ groups: ["staff", "stopbank-editors"] });
    expect((await at.signInAs(id)).statusCode).toBe(200);
    expect(await at.roleOf(email)).toBe("editor");
    at.accounts[id] = { ...at.accounts[id], groups: ["stopbank-admins", "stopbank-editors"] };
    await at.signInAs(id);
    expect(await at.roleOf(email)).toBe("admin");
    at.accounts[id] = { ...at.accounts[id], groups: "staff" };
    expect(codeOf(await at.signInAs(id))).toEqual([403, "sign-in/no-role"]);
  });
});

onPostgres("A-26: an invitation that is withdrawn while its owner signs in by a provider", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("lets nobody in", async () => {
    const { store } = database;
    const { id } = await createClient(store, {
      clientName: "harbour",
      subdomain: "harbour",
      displayName: "Harbour",
    });
    const guest = await createUser(store.shared, { email: `guest@${domain}`, status: "CONFIRMED" });
    const person = {
      issuer: "https://id.example",
      subject: "guest",
      claims: {},
      idToken: "",
      sid: undefined,
    };
    const provider = {
      isOn: true,
      issuer: person.issuer,
      providerClientId: "stopbank",
      sealedSecret: undefined,
      scopes: "openid",
      roleClaim: undefined,
      roleMap: [],
      defaultRole: "member" as const,
      createsMembers: false,
      singleLogOut: false,
      trustsEmail: false,
      updatedAt: new Date(),
    };
    await store.withClient(id, async (tx) => {
      await invite(tx, { userId: guest.id, by: {}, role: "admin" });
      await linkIdentity(tx, person, guest.id);
    });
    const [withdrawn, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const withdrawal = store.withClient(id, async (tx) => {
      await withdrawInvitation(tx, guest.id);
      withdrawn.resolve();
      await mayEnd.promise;
    });
    await withdrawn.promise;
    const signIn = store.withClient(id, (tx) => admitPerson(tx, provider, person)).catch((error) => error);
    // It has read what there was to read, and waits for what becomes of the invitation.
    const waiting = () =>
      database.owner.rows("select pid from pg_stat_activity where wait_event_type = 'Lock'");
    await expect.poll(waiting).toHaveLength(1);
    mayEnd.resolve();
    await withdrawal;
    expect(await signIn).toMatchObject({ code: "sign-in/not-a-member" });
    expect(await store.withClient(id, (tx) => findMembership(tx, guest.id))).toBeUndefined();
  });
});
