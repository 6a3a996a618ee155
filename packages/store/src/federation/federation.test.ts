import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findMembership, listUserClients, removeMembership, setMembership } from "../accounts/memberships.ts";
import { findLiveFamily, issueRefreshToken, rotateRefreshToken } from "../accounts/refreshTokens.ts";
import { createUser, setPassword } from "../accounts/users.ts";
import { createClient } from "../clients/clients.ts";
import { createSession, findSession, isByProvider } from "../sessions/sessions.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { listLocalAdmins, mayBeDemoted, switchPasswords } from "./localSignIn.ts";
import { findIdentity, linkIdentity } from "./providerIdentities.ts";
import { endProviderSignIns, recordProviderSignIn, spendLogOutToken } from "./providerSignIns.ts";
import { clientOfDomain, replaceRoutedDomains } from "./routedDomains.ts";

onEachEngine("sign-in by providers", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const newClient = () => {
    const name = `c${randomUUID()}`;
    return createClient(database.store, { clientName: name, subdomain: name, displayName: name });
  };
  const newUser = async (hasPassword = true) => {
    const { shared } = database.store;
    const user = await createUser(shared, { email: `${randomUUID()}@a.example`, status: "CONFIRMED" });
    if (hasPassword) await setPassword(shared, user.id, { hash: "h", mustChange: false });
    return user;
  };
  const issuer = "https://login.a.example";

  it("E-07: binds a sign-in to its client, through every refresh", async () => {
    const [client, user] = [await newClient(), await newUser()];
    const { shared } = database.store;
    const { token, familyId } = await issueRefreshToken(shared, user.id, client.id);
    expect(await findLiveFamily(shared, familyId)).toEqual({ onlyClientId: client.id });
    expect(await rotateRefreshToken(shared, token)).toMatchObject({ outcome: "rotated", familyId });
    expect(await findLiveFamily(shared, familyId)).toEqual({ onlyClientId: client.id });
  });

  it("A-05: ends the sessions that a provider has ended, by its person or its session, and no others", async () => {
    const [client, other, user] = [await newClient(), await newClient(), await newUser()];
    const { store } = database;
    const signIn = async (of: typeof client, sid: string) => {
      const { token, familyId } = await issueRefreshToken(store.shared, user.id, of.id);
      const sealedIdToken = Buffer.alloc(1);
      await store.withClient(of.id, (tx) =>
        recordProviderSignIn(tx, { familyId, issuer, subject: "kiri", sid, sealedIdToken }),
      );
      const tokens = { accessToken: "a", refreshToken: token };
      const id = await createSession(store.shared, { userId: user.id, tokens });
      return { id, familyId };
    };
    const [first, second, elsewhere] = [
      await signIn(client, "one"),
      await signIn(client, "two"),
      await signIn(other, "one"),
    ];
    const isThere = async ({ id, familyId }: typeof first) =>
      (await findSession(store.shared, id, { slide: false })) !== undefined &&
      (await findLiveFamily(store.shared, familyId)) !== undefined;
    expect(await isByProvider(store.shared, first.id)).toBe(true);
    const end = (sid?: string) =>
      store.withClient(client.id, (tx) => endProviderSignIns(tx, { issuer, subject: "kiri", sid }));
    expect(await end("one")).toEqual([user.id]);
    expect([await isThere(first), await isThere(second), await isThere(elsewhere)]).toEqual([
      false,
      true,
      true,
    ]);
    await end();
    expect([await isThere(second), await isThere(elsewhere)]).toEqual([false, true]);
  });

  it("spends a log-out token once, in each client", async () => {
    const [client, other] = [await newClient(), await newClient()];
    const hash = randomBytes(32);
    const spend = ({ id }: typeof client) =>
      database.store.withClient(id, (tx) => spendLogOutToken(tx, hash, new Date(Date.now() + 60_000)));
    expect([await spend(client), await spend(client), await spend(other)]).toEqual([true, false, true]);
  });

  it("E-07: knows a provider's people in its own client alone, until they are taken out of it", async () => {
    const [client, other, user] = [await newClient(), await newClient(), await newUser()];
    const kiri = { issuer, subject: randomUUID() };
    const { store } = database;
    await store.withClient(client.id, async (tx) => {
      await setMembership(tx, user.id, "member");
      await linkIdentity(tx, kiri, user.id);
    });
    const found = ({ id }: typeof client) => store.withClient(id, (tx) => findIdentity(tx, kiri));
    expect([await found(client), await found(other)]).toEqual([user.id, undefined]);
    await store.withClient(client.id, (tx) => removeMembership(tx, user.id));
    expect(await found(client)).toBeUndefined();
  });

  it("leads a domain to one client", async () => {
    const [client, other] = [await newClient(), await newClient()];
    const domain = `${randomUUID()}.example`;
    const route = ({ id }: typeof client, domains: string[]) =>
      database.store.withClient(id, (tx) => replaceRoutedDomains(tx, domains));
    await route(client, [domain, domain]);
    await expect(route(other, [domain])).rejects.toMatchObject({ code: "sign-in/domain-taken" });
    expect((await clientOfDomain(database.store.shared, domain))?.id).toBe(client.id);
    await route(client, []);
    await route(other, [domain]);
    expect((await clientOfDomain(database.store.shared, domain))?.id).toBe(other.id);
  });

  it("E-09: shuts passwords out, and never the last administrator who has one, however many go at once", async () => {
    const { store } = database;
    const [client, one, two, member, outsider] = [
      await newClient(),
      await newUser(),
      await newUser(),
      await newUser(),
      await newUser(false),
    ];
    const within = <T>(work: Parameters<typeof store.withClient<T>>[1]) => store.withClient(client.id, work);
    await within(async (tx) => {
      for (const { id } of [one, two, outsider]) await setMembership(tx, id, "admin");
      await setMembership(tx, member.id, "member");
    });
    expect((await within(listLocalAdmins)).map(({ userId }) => userId).toSorted()).toEqual(
      [one.id, two.id].toSorted(),
    );
    for (const [keepers, code] of [
      [[], "sign-in/last-local-admin"],
      [[member.id], "sign-in/not-a-local-admin"],
      [[outsider.id], "sign-in/not-a-local-admin"],
    ] as const)
      await expect(within((tx) => switchPasswords(tx, keepers))).rejects.toMatchObject({ code });
    await within((tx) => switchPasswords(tx, [one.id, two.id]));
    const takes = async ({ id }: typeof one) =>
      (await store.withUser(id, listUserClients)).map(({ takesPassword }) => takesPassword);
    expect([await takes(one), await takes(member), await takes(outsider)]).toEqual([
      [true],
      [false],
      [false],
    ]);
    expect(await within((tx) => mayBeDemoted(tx, one.id))).toBe(false);
    expect(await within((tx) => mayBeDemoted(tx, outsider.id))).toBe(true);
    const gone = await Promise.allSettled(
      [one, two].map(({ id }) => within((tx) => removeMembership(tx, id))),
    );
    expect(gone.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const left = await within(async (tx) => [
      await findMembership(tx, one.id),
      await findMembership(tx, two.id),
    ]);
    expect(left.filter((membership) => membership !== undefined)).toHaveLength(1);
  });
});
