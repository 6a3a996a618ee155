import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findMembership, listUserClients, removeMembership, setMembership } from "../accounts/memberships.ts";
import { reserveAttempt } from "../accounts/throttle.ts";
import { createUser, deleteUser } from "../accounts/users.ts";
import { saveArea } from "../areas/areas.ts";
import { packArea } from "../areas/packedArea.ts";
import { createClient } from "../clients/clients.ts";
import { readCascades } from "../engine/cascades.ts";
import { createSession, findSession } from "../sessions/sessions.ts";
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

  it("keeps what a write has nothing to do with, and drops it as well where that follows by a foreign key", async () => {
    const { store } = database;
    const roles = asked();
    await store.withClient(clientId, (tx) => setMembership(tx, userId, "member"));
    const readAfter = async (write: () => Promise<unknown>): Promise<number> => {
      await roles(userId);
      reads = 0;
      await write();
      await roles(userId);
      return reads;
    };
    const area = packArea({
      type: "Polygon",
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
      ],
    });
    const allowances = [{ holder: "visitors", hours: 1, areas: 10, bytes: 1_000_000 }];
    const others = [
      () => store.withClient(clientId, (tx) => saveArea(tx, area, { allowances })),
      () => store.notify("progress", "50 %"),
      () => reserveAttempt(store, [{ key: "a", rule: { kind: "doubling" } }]),
      () => createSession(store.shared, { userId, tokens: { accessToken: "a", refreshToken: "b" } }),
    ];
    for (const write of others) expect(await readAfter(write)).toBe(store.engine === "pglite" ? 0 : 1);
    expect(await readAfter(() => sql`select 1`.execute(store.shared))).toBe(1);
    expect(await readAfter(() => store.withoutClient((tx) => sql`select 1`.execute(tx)))).toBe(1);
    const { id: other } = await createUser(store.shared, {
      email: "b@stopbank.example",
      status: "CONFIRMED",
    });
    expect(await readAfter(() => deleteUser(store.shared, other))).toBe(1);
    expect(await roles(userId)).toEqual(["member"]);
    await deleteUser(store.shared, userId);
    expect(await roles(userId)).toEqual([]);
  });

  it("sees which tables sessions and memberships are read from, which every request asks for", async () => {
    const { store } = database;
    const tables = (work: () => Promise<unknown>) =>
      store.revisions?.reading(work).then((read) => [...read.tables].toSorted());
    const session = await createSession(store.shared, {
      userId: (await createUser(store.shared, { email: "d@stopbank.example", status: "CONFIRMED" })).id,
      tokens: { accessToken: "a", refreshToken: "b" },
    });
    const none = store.engine === "postgresql" ? undefined : [];
    expect(await tables(() => findSession(store.shared, session, { slide: true }))).toEqual(
      none && ["bff_sessions"],
    );
    expect(await tables(() => store.withUser(userId, listUserClients))).toEqual(
      none && ["clients", "memberships"],
    );
  });

  it("knows what follows by foreign keys, and that nothing follows otherwise", async () => {
    const cascades = await readCascades(database.owner);
    expect([...(cascades.get("users") ?? [])]).toEqual(
      expect.arrayContaining([
        "credentials",
        "memberships",
        "bff_sessions",
        "refresh_tokens",
        "job_grants",
        "areas",
      ]),
    );
    const [others] = await database.owner.rows(`
      select (select count(*)::int from pg_trigger where not tgisinternal) as triggers,
        (select count(*)::int from pg_constraint where contype = 'f' and confupdtype not in ('a', 'r')
          and connamespace = 'public'::regnamespace) as updates,
        (select count(*)::int from pg_rewrite join pg_class on pg_class.oid = ev_class
          where relnamespace = 'public'::regnamespace) as rules`);
    expect(others).toEqual({ triggers: 0, updates: 0, rules: 0 });
  });

  it("takes a write while it reads for one of what it reads, since it cannot know yet", async () => {
    const { store } = database;
    const { promise: written, resolve: goOn } = Promise.withResolvers<void>();
    const slow = untilWritten(store, 60_000, async () => {
      reads++;
      const clients = await store.shared.selectFrom("clients").selectAll().execute();
      await written;
      return clients.length;
    });
    reads = 0;
    const first = slow("x");
    await createUser(store.shared, { email: "c@stopbank.example", status: "CONFIRMED" });
    const second = slow("x");
    goOn();
    await Promise.all([first, second]);
    expect(reads).toBe(2);
  });

  it("reads again when a transaction that wrote is undone, as it may not have been", async () => {
    const { store } = database;
    const clients = untilWritten(store, 60_000, async () => {
      reads++;
      return (await store.shared.selectFrom("clients").selectAll().execute()).length;
    });
    await clients("x");
    reads = 0;
    const undone = store.withClient(clientId, async (tx) => {
      await tx.updateTable("clients").set({ display_name: "Other" }).where("id", "=", clientId).execute();
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await clients("x");
    expect(reads).toBe(1);
  });
});
