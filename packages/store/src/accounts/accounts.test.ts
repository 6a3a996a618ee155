import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findArea, saveArea } from "../areas/areas.ts";
import { type AreaGeometry, packArea, unpackArea } from "../areas/packedArea.ts";
import { listClientEvents, recordAccountEvent, recordClientEvent } from "../audit/audit.ts";
import {
  getClientConfig,
  getClientPreferences,
  putClientConfig,
  putClientPreferences,
} from "../clients/clientSettings.ts";
import {
  createClient,
  findClient,
  findClientByName,
  findClientBySubdomain,
  listClients,
} from "../clients/clients.ts";
import { findContent } from "../content/clientContent.ts";
import { findInstallationContent } from "../content/installationContent.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import {
  acceptTerms,
  findMembership,
  listMembers,
  listUserClients,
  removeMembership,
  setMembership,
} from "./memberships.ts";
import { seedClients, seedInstallationContent, seedUsers, type UserSeed } from "./seed.ts";
import {
  createUser,
  deleteUser,
  findCredentials,
  findUser,
  findUserByEmail,
  recordChangelogSeen,
  recordLogin,
  setPassword,
  setUserStatus,
} from "./users.ts";

onEachEngine("accounts and clients", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const newClient = (displayName = "A client") => {
    const name = `c${randomUUID()}`;
    return createClient(database.store, { clientName: name, subdomain: name, displayName });
  };
  const newUser = () =>
    createUser(database.store.shared, { email: `${randomUUID()}@stopbank.example`, status: "CONFIRMED" });

  it("knows an account by its e-mail address in any spelling, once", async () => {
    const { shared } = database.store;
    const user = await createUser(shared, { email: " Jo@Stopbank.example ", status: "UNCONFIRMED" });
    expect(user).toMatchObject({ email: "jo@stopbank.example", loggedInCount: 0, lastLoggedInAt: undefined });
    expect(await findUserByEmail(shared, "JO@stopbank.EXAMPLE")).toEqual(user);
    await expect(
      createUser(shared, { email: "jo@stopbank.example", status: "PENDING" }),
    ).rejects.toMatchObject({
      code: "users/email-taken",
    });
    expect(await findCredentials(shared, user.email)).toBeUndefined();
    await setPassword(shared, user.id, { hash: "hash 1", mustChange: true });
    await setPassword(shared, user.id, { hash: "hash 2", mustChange: false });
    expect(await findCredentials(shared, user.email)).toEqual({
      user,
      passwordHash: "hash 2",
      mustChange: false,
    });
  });

  it("counts sign-ins and follows an account's state until it is deleted", async () => {
    const { shared } = database.store;
    const { id } = await newUser();
    await recordLogin(shared, id);
    await recordLogin(shared, id);
    await recordChangelogSeen(shared, id);
    await setUserStatus(shared, id, "PENDING");
    expect(await findUser(shared, id)).toMatchObject({
      status: "PENDING",
      loggedInCount: 2,
      lastLoggedInAt: expect.any(Date),
      changelogSeenAt: expect.any(Date),
    });
    expect([await deleteUser(shared, id), await deleteUser(shared, id)]).toEqual([true, false]);
    expect(await findUser(shared, id)).toBeUndefined();
  });

  it("finds a client by name, subdomain and id, and has each name once", async () => {
    const { shared } = database.store;
    const client = await newClient();
    expect(await findClientByName(shared, client.clientName)).toEqual(client);
    expect(await findClientBySubdomain(shared, client.subdomain)).toEqual(client);
    expect(await findClient(shared, client.id)).toEqual(client);
    expect(await listClients(shared)).toContainEqual(client);
    const again = createClient(database.store, { ...client, clientName: "another" });
    await expect(again).rejects.toMatchObject({ code: "clients/name-taken" });
    await expect(createClient(database.store, { ...client, clientName: "No Name" })).rejects.toThrow(
      /client_name/,
    );
  });

  it("keeps each client's settings, and answers with empty ones before", async () => {
    const { store } = database;
    const [one, other] = [await newClient(), await newClient()];
    const config = {
      default_location: { latitude: -40.3, longitude: 172.9, zoom: 9.5 },
      country_codes: ["nz", "au"],
    };
    await store.withClient(one.id, async (tx) => {
      expect([await getClientConfig(tx), await getClientPreferences(tx)]).toEqual([{}, {}]);
      await putClientConfig(tx, { terrain_map: true });
      await putClientConfig(tx, config);
      await putClientPreferences(tx, {
        basemap_list: [{ label: "Default", source: "dataset", type: "default" }],
      });
    });
    await store.withClient(one.id, async (tx) => {
      expect(await getClientConfig(tx)).toEqual(config);
      expect(await getClientPreferences(tx)).toEqual({
        basemap_list: [{ label: "Default", source: "dataset", type: "default" }],
      });
    });
    await store.withClient(other.id, async (tx) => {
      expect(await getClientConfig(tx)).toEqual({});
    });
  });

  it("E-09: lists a user's clients and their roles as they are now", async () => {
    const { store } = database;
    const user = await newUser();
    const [b, a] = [await newClient("B"), await newClient("A")];
    for (const { id } of [a, b]) await store.withClient(id, (tx) => setMembership(tx, user.id, "member"));
    await store.withClient(b.id, (tx) => setMembership(tx, user.id, "admin"));
    await store.withClient(b.id, (tx) => acceptTerms(tx, user.id));
    expect(await store.withUser(user.id, listUserClients)).toEqual([
      { ...a, role: "member", takesPassword: true },
      { ...b, role: "admin", acceptedTermsAt: expect.any(Date), takesPassword: true },
    ]);
    expect(await store.withClient(b.id, listMembers)).toMatchObject([{ userId: user.id, email: user.email }]);
    expect(await store.withClient(b.id, (tx) => removeMembership(tx, user.id))).toBe(true);
    expect(await store.withClient(b.id, (tx) => removeMembership(tx, user.id))).toBe(false);
    expect(await store.withClient(b.id, (tx) => findMembership(tx, user.id))).toBeUndefined();
    expect(await store.withUser(user.id, listUserClients)).toEqual([
      { ...a, role: "member", takesPassword: true },
    ]);
  });

  it("keeps an area to the last digit under the hash of its geometry, for one client", async () => {
    const { store } = database;
    const [one, other] = [await newClient(), await newClient()];
    const ring = [
      [172.1, -40.3],
      [172.30000000000001, -1e-7],
      [Number.MIN_VALUE, 0.1 + 0.2],
      [172.1, -40.3],
    ];
    const area: AreaGeometry = { type: "Polygon", coordinates: [ring] };
    const packed = packArea(area);
    const { id } = packed;
    for (const _time of [1, 2])
      await store.withClient(one.id, (tx) => saveArea(tx, packed, { allowances: [] }));
    expect(packArea({ coordinates: area.coordinates, type: "Polygon" }).id).toBe(id);
    expect(packArea({ type: "MultiPolygon", coordinates: [[ring]] }).id).not.toBe(id);
    const found = await store.withClient(one.id, (tx) => findArea(tx, id, { isUse: true }));
    expect(JSON.parse((await unpackArea(String(found))).toString())).toEqual(area);
    expect(await store.withClient(other.id, (tx) => findArea(tx, id, { isUse: true }))).toBeUndefined();
  });

  it("writes trails that nobody can rewrite", async () => {
    const { store } = database;
    const [client, user] = [await newClient(), await newUser()];
    await store.withClient(client.id, async (tx) => {
      await recordClientEvent(tx, { action: "flag.changed", actorUserId: user.id, subject: "riskStories" });
      expect(await listClientEvents(tx, 10)).toEqual([
        {
          at: expect.any(Date),
          action: "flag.changed",
          actorUserId: user.id,
          subject: "riskStories",
          details: {},
        },
      ]);
    });
    await recordAccountEvent(store.shared, {
      action: "login.refused",
      userId: user.id,
      details: { why: "password" },
    });
    const rewrite = store.withClient(client.id, (tx) =>
      tx.updateTable("audit_events").set({ action: "x" }).execute(),
    );
    await expect(rewrite).rejects.toThrow(/permission denied/);
    await expect(store.shared.deleteFrom("account_events").execute()).rejects.toThrow(/permission denied/);
  });

  it("seeds once, finishes what was interrupted, and leaves what people changed", async () => {
    const { store } = database;
    const seed = {
      clientName: "seeded",
      subdomain: "seeded",
      displayName: "Seeded",
      config: { terrain_map: true },
    };
    const welcome = {
      kind: "welcomeSidebar",
      name: "",
      schemaVersion: 1,
      body: { title: "Kia ora", subtitle: "", faq: [{ q: "What?", a: "This." }] },
    };
    const notes = { kind: "releaseNotes", name: "", schemaVersion: 1, body: [] };
    const users: UserSeed[] = [
      { email: "seeded@a.example", password: "p", status: "CONFIRMED", memberships: { seeded: "admin" } },
      {
        email: "new@a.example",
        password: "p",
        status: "CONFIRMED",
        mustChangePassword: true,
        memberships: {},
      },
    ];
    let hashed = 0;
    const seedAll = async () => {
      const [client] = await seedClients(store, [{ ...seed, content: [welcome] }]);
      await seedInstallationContent(store, [notes]);
      await seedUsers(store, users, async (password) => `hash ${++hashed} of ${password}`);
      return client?.id ?? "";
    };
    // As if a first start had been cut off after the account was written.
    await createUser(store.shared, { email: "seeded@a.example", status: "CONFIRMED" });

    const clientId = await seedAll();
    expect(await findCredentials(store.shared, "new@a.example")).toMatchObject({ mustChange: true });
    const admin = await findUserByEmail(store.shared, "seeded@a.example");
    await store.withClient(clientId, async (tx) => {
      expect(await findContent(tx, welcome)).toMatchObject({ ...welcome, version: 1 });
      expect(await findMembership(tx, admin?.id ?? "")).toMatchObject({ role: "admin" });
      await putClientConfig(tx, { terrain_map: false });
    });
    expect(await seedAll()).toBe(clientId);
    expect(await findInstallationContent(store.shared, notes)).toMatchObject({ version: 1 });
    expect(hashed).toBe(2);
    expect(await store.withClient(clientId, getClientConfig)).toEqual({ terrain_map: false });

    const lost = { ...users[0], email: "lost@a.example", memberships: { nowhere: "member" } } as UserSeed;
    await expect(seedUsers(store, [lost], async () => "")).rejects.toMatchObject({
      code: "seed/unknown-client",
    });
  });
});
