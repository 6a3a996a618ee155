import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { connectionTo as pgliteConnection, pgliteIn } from "../engine/pgliteEngine.ts";
import { connectionTo as postgresConnection } from "../engine/postgresEngine.ts";
import type { SqlConnection } from "../engine/sqlConnection.ts";
import { openStore } from "../openStore.ts";
import type { Store } from "../scope/store.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { tenantTables } from "../testing/isolationMatrix.ts";
import { newPglite } from "../testing/newPglite.ts";
import { createTenants } from "../testing/tenants.ts";
import { leftOut, readSnapshot, restoreStore, type StoredStore } from "./index.ts";

/** A store with rows in every table of clients, and in those that belong to nobody. */
async function fill(owner: SqlConnection): Promise<void> {
  const { userIds } = await createTenants(owner, await tenantTables(owner));
  const [user] = userIds;
  const bytes = () => randomBytes(32);
  await owner.rows("insert into credentials (user_id, password_hash) values ($1, $2)", [
    user,
    "ā\t\\x \"'\n",
  ]);
  await owner.rows("insert into throttles (key_hash, failures, last_failure_at) values ($1, 3, now())", [
    bytes(),
  ]);
  await owner.rows("insert into device_marks (mark_hash, user_id) values ($1, $2)", [bytes(), user]);
  await owner.rows("insert into account_events (user_id, action, details) values ($1, 'a', $2)", [
    user,
    JSON.stringify({ where: "Ōtāwhara", n: 1e-7, nested: [null, { a: "\u2028" }] }),
  ]);
  await owner.rows(
    "insert into installation_content (kind, name, version, schema_version, body) values ('a', '', 1, 1, '{}')",
  );
  await owner.rows("insert into refresh_token_families (user_id, expires_at) values ($1, 'infinity')", [
    user,
  ]);
  await owner.rows("insert into login_challenges (id_hash, sealed, expires_at) values ($1, $1, now())", [
    bytes(),
  ]);
}

/** Every row of every table as text. */
async function rowsOf(owner: SqlConnection): Promise<Map<string, string[]>> {
  await owner.script("set timezone = 'UTC'");
  const tables = await owner.rows<{ name: string }>(
    "select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const all = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await owner.rows<{ line: string }>(`select kept::text as line from ${name} as kept`);
    all.set(name, rows.map(({ line }) => line).toSorted());
  }
  return all;
}

/** A backup in memory. */
const kept = (store: Store): Promise<StoredStore> =>
  readSnapshot(store, async ({ migrations, tables, rowsOf: linesOf }) => {
    const read = [];
    for (const table of tables)
      read.push({ ...table, lines: (await Array.fromAsync(linesOf(table))).flat() });
    return { migrations, tables: inTurn(read.map((table) => ({ ...table, lines: inTurn(table.lines) }))) };
  });
async function* inTurn<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all;
}

const nothing = async () => undefined;
function newHome(): string {
  const place = mkdtempSync(join(tmpdir(), "stopbank-backup-"));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  return join(place, "home");
}

/** What the files of a state folder hold, as their owner sees it. */
async function rowsAt(home: string): Promise<Map<string, string[]>> {
  const pglite = await pgliteIn(join(home, "store"));
  try {
    return await rowsOf(pgliteConnection(pglite));
  } finally {
    await pglite.close();
  }
}

const left = (rows: Map<string, string[]>) => leftOut.filter((name) => (rows.get(name) ?? []).length > 0);
const rest = (rows: Map<string, string[]>) =>
  [...rows].filter(([name]) => !leftOut.includes(name)).toSorted();

onEachEngine("a backup of the store", (open) => {
  let database: TestDatabase;
  let before: Map<string, string[]>;
  beforeAll(async () => {
    database = await open();
    await fill(database.owner);
    before = await rowsOf(database.owner);
  });
  afterAll(() => database.close());

  it("restored into an empty state folder has every row as it was, and nobody signed in", async () => {
    expect(left(before)).toEqual(expect.arrayContaining(["refresh_token_families", "login_challenges"]));
    expect(rest(before).filter(([, rows]) => rows.length > 0).length).toBeGreaterThan(18);
    const home = newHome();
    await restoreStore({ home }, await kept(database.store), nothing);
    const after = await rowsAt(home);
    expect(rest(after)).toEqual(rest(before));
    expect(left(after)).toEqual(["schema_migrations"]);
    expect(after.get("schema_migrations")).toHaveLength(before.get("schema_migrations")?.length ?? 0);
    mkdirSync(join(home, "store.restoring/base"), { recursive: true });
    const store = await openStore({ home });
    await store.close();
    expect(readdirSync(home).filter((name) => name.includes("restoring"))).toEqual([]);
    await expect(restoreStore({ home }, await kept(database.store), nothing)).rejects.toMatchObject({
      code: "backup/not-empty",
    });
  });

  it("leaves no store where it is interrupted, and may be restored there again", async () => {
    const home = newHome();
    const { migrations, tables } = await kept(database.store);
    const halting = (async function* () {
      for await (const table of tables) {
        if (table.name === "memberships") throw new Error("the machine went off");
        yield table;
      }
    })();
    await expect(restoreStore({ home }, { migrations, tables: halting }, nothing)).rejects.toThrow(
      "went off",
    );
    expect(readdirSync(home)).toEqual([]);
    await restoreStore({ home }, await kept(database.store), nothing);
    expect(rest(await rowsAt(home))).toEqual(rest(before));
  });

  it("is of a schema that this version knows, or is refused with nothing written", async () => {
    const home = newHome();
    const { migrations, tables } = await kept(database.store);
    const newer = { migrations: [...migrations, { name: "9999_later.sql", checksum: "x" }], tables };
    await expect(restoreStore({ home }, newer, nothing)).rejects.toMatchObject({
      code: "store/newer-schema",
    });
    const changed = { migrations: migrations.map((each) => ({ ...each, checksum: "x" })), tables };
    await expect(restoreStore({ home }, changed, nothing)).rejects.toMatchObject({
      code: "store/migration-changed",
    });
    expect(readdirSync(home)).toEqual([]);
  });

  it("of an older schema is migrated when it is opened", async () => {
    const { migrations } = await kept(database.store);
    const home = newHome();
    const older = { migrations: migrations.slice(0, 1), tables: inTurn([]) };
    // Of the first migration alone, whose tables are missing here: they would have to be in it.
    await expect(restoreStore({ home }, older, nothing)).rejects.toMatchObject({
      code: "backup/other-schema",
    });
    const tablesOfFirst = await firstTables(older.migrations);
    await restoreStore({ home }, { ...older, tables: inTurn(tablesOfFirst) }, nothing);
    const store = await openStore({ home });
    expect(await store.shared.selectFrom("users").select("email").execute()).toEqual([
      { email: "a@b.example" },
    ]);
    await store.close();
  });

  it("is of one moment, whatever is written meanwhile, and writes nothing", async () => {
    await readSnapshot(database.store, async ({ tables, rowsOf: linesOf }) => {
      const users = tables.find(({ name }) => name === "users");
      if (users === undefined) throw new Error("There are no users.");
      const first = (await Array.fromAsync(linesOf(users))).flat();
      if (database.engine === "postgresql")
        await database.owner.rows("insert into users (email, status) values ($1, 'PENDING')", [
          `${randomUUID()}@a.example`,
        ]);
      expect((await Array.fromAsync(linesOf(users))).flat()).toEqual(first);
    });
    await expect(
      database.store.snapshot((read) =>
        read.script("insert into users (email, status) values ('x', 'PENDING')"),
      ),
    ).rejects.toThrow(/read-only/);
    before = await rowsOf(database.owner);
  });

  describe("on a server", () => {
    it("goes over to PostgreSQL and back, all or nothing, into an empty database alone", async (context) => {
      if (database.ownerUrl === undefined || database.url === undefined) return context.skip();
      const name = `stopbank_restored_${randomUUID().replaceAll("-", "")}`;
      await database.owner.script(`create database ${name}`);
      onTestFinished(async () => void (await database.owner.script(`drop database ${name} with (force)`)));
      const at = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
      const place = {
        home: "unused",
        databaseUrl: at(database.url),
        ownerDatabaseUrl: at(database.ownerUrl),
      };
      const home = newHome();
      await restoreStore({ home }, await kept(database.store), nothing);
      const embedded = await openStore({ home });
      const { migrations, tables } = await kept(embedded);
      const backup = { migrations, tables: inTurn(await Array.fromAsync(tables)) };
      await embedded.close();
      const half = { migrations, tables: inTurn([]) };
      await expect(restoreStore(place, half, nothing)).rejects.toMatchObject({ code: "backup/other-schema" });
      await restoreStore(place, backup, nothing);
      const client = new pg.Client(place.ownerDatabaseUrl);
      await client.connect();
      onTestFinished(() => client.end());
      expect(rest(await rowsOf(postgresConnection(client)))).toEqual(rest(before));
      await expect(restoreStore(place, backup, nothing)).rejects.toMatchObject({ code: "backup/not-empty" });
    });
  });
});

/** The tables of the first migration, empty but for one account. */
async function firstTables(migrations: StoredStore["migrations"]) {
  const pglite = await newPglite();
  try {
    const { migrate, migrationsOf } = await import("../engine/migrate.ts");
    const { keptTables } = await import("./keptTables.ts");
    const owner = pgliteConnection(pglite);
    await migrate(owner, await migrationsOf(migrations));
    await owner.rows("insert into users (email, status) values ('a@b.example', 'CONFIRMED')");
    const tables = [];
    for (const table of await keptTables(owner)) {
      const list = table.columns.map((column) => `${column.name}::text`).join(", ");
      const rows = await owner.rows<{ line: string }>(
        `select json_build_array(${list})::text as line from ${table.name}`,
      );
      tables.push({ ...table, lines: inTurn(rows.map(({ line }) => line)) });
    }
    return tables;
  } finally {
    await pglite.close();
  }
}
