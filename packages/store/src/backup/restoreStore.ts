import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { makeFolder } from "@stopbank/folders";
import { isFolderEmpty } from "@stopbank/folders/empty";
import pg from "pg";
import { APP_ROLE } from "../engine/appRole.ts";
import { connectionFault } from "../engine/databaseAddress.ts";
import { migrate, migrationsOf } from "../engine/migrate.ts";
import { connectionTo as pgliteConnection, pgliteIn } from "../engine/pgliteEngine.ts";
import { connectionTo as postgresConnection } from "../engine/postgresEngine.ts";
import type { SqlConnection } from "../engine/sqlConnection.ts";
import { lockFile } from "../home/lockFile.ts";
import { makeHomePrivate } from "../home/privateHome.ts";
import type { StoreOptions } from "../openStore.ts";
import { type Column, keptTables } from "./keptTables.ts";
import { oneWriting } from "./readRows.ts";
import { writeRows } from "./writeRows.ts";

/** A store as a backup has it. */
export interface StoredStore {
  /** The schema that it was written with. */
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  /** Each after those that it refers to. */
  readonly tables: AsyncIterable<StoredTable>;
}

export interface StoredTable {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly lines: AsyncIterable<string>;
}

/**
 * Writes a store from a backup where none is: the embedded one, or a PostgreSQL database. All of it or nothing; newer
 * migrations run when it is opened.
 *
 * @param before done once the place is found empty and nothing is written yet.
 * @throws DomainError `backup/not-empty`, `backup/other-schema`, `backup/damaged`, `store/in-use`, `store/newer-schema` and
 * `store/migration-changed` as `migrate`.
 */
export async function restoreStore(
  { databaseUrl, ownerDatabaseUrl, home }: StoreOptions,
  stored: StoredStore,
  before: () => Promise<void>,
): Promise<void> {
  if (databaseUrl === undefined) return restoreEmbedded(home, stored, before);
  return restoreDatabase(databaseUrl, ownerDatabaseUrl ?? databaseUrl, stored, before);
}

/** Under another name, until it is whole: an interrupted restore leaves no store. */
async function restoreEmbedded(
  home: string,
  stored: StoredStore,
  before: () => Promise<void>,
): Promise<void> {
  await makeHomePrivate(home);
  const release = await lockFile(join(home, "store.lock"));
  const [store, draft] = [join(home, "store"), join(home, "store.restoring")];
  try {
    if (!(await isFolderEmpty(store))) throw notEmpty(`${home} has a store already`);
    const migrations = await migrationsOf(stored.migrations);
    await before();
    await rm(draft, { recursive: true, force: true });
    makeFolder(draft, 0o700);
    const pglite = await pgliteIn(draft);
    try {
      const connection = pgliteConnection(pglite);
      await migrate(connection, migrations);
      await connection.script(`set role ${APP_ROLE}`);
      await writeAll(connection, stored);
    } finally {
      await pglite.close();
    }
    await rm(store, { recursive: true, force: true });
    await rename(draft, store);
  } finally {
    await rm(draft, { recursive: true, force: true });
    await release();
  }
}

/** In one transaction; until it is whole the database has tables without rows, which may be restored into again. */
async function restoreDatabase(
  url: string,
  ownerUrl: string,
  stored: StoredStore,
  before: () => Promise<void>,
): Promise<void> {
  const migrations = await migrationsOf(stored.migrations);
  const owner = await connected("DATABASE_OWNER_URL", ownerUrl);
  try {
    const connection = postgresConnection(owner);
    await refuseUnlessEmpty(connection);
    await before();
    await migrate(connection, migrations).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === "store/newer-schema")
        throw notEmpty("The database was made by a newer Stopbank than the backup");
      throw error;
    });
  } finally {
    await owner.end();
  }
  const serving = await connected("DATABASE_URL", url, `-c role=${APP_ROLE}`);
  try {
    await writeAll(postgresConnection(serving), stored);
  } finally {
    await serving.end();
  }
}

async function connected(setting: string, connectionString: string, options = ""): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString, application_name: "stopbank restore", options });
    await client.connect();
    return client;
  } catch (error) {
    throw connectionFault(setting, connectionString, error);
  }
}

async function writeAll(connection: SqlConnection, { tables }: StoredStore): Promise<void> {
  await connection.script(`begin; ${oneWriting.join(";")}`);
  try {
    await refuseUnlessEmpty(connection);
    const missing = new Map((await keptTables(connection)).map((table) => [table.name, table]));
    for await (const { name, columns, lines } of tables) {
      const table = missing.get(name);
      if (table === undefined || JSON.stringify(table.columns) !== JSON.stringify(columns))
        throw otherSchema(name);
      missing.delete(name);
      await writeRows(connection, table, lines);
    }
    const [first] = missing.keys();
    if (first !== undefined) throw otherSchema(first);
    await connection.script("commit");
  } catch (error) {
    // A connection that is lost has rolled back by itself.
    await connection.script("rollback").catch(() => undefined);
    throw error;
  }
}

/** Accounts and clients are what all else belongs to. */
async function refuseUnlessEmpty(connection: SqlConnection): Promise<void> {
  for (const table of ["users", "clients"]) {
    const [there] = await connection.rows<{ there: boolean }>("select to_regclass($1) is not null as there", [
      `public.${table}`,
    ]);
    if (there?.there !== true) continue;
    const rows = await connection.rows(`select from ${table} limit 1`);
    if (rows.length > 0) throw notEmpty(`The database has ${table} already`);
  }
}

const notEmpty = (what: string) =>
  new DomainError(
    "conflict",
    "backup/not-empty",
    `${what}. A backup is restored where nothing is: name an empty state folder in STOPBANK_HOME, or an empty database in DATABASE_URL.`,
  );

const otherSchema = (table: string) =>
  new DomainError(
    "invalid",
    "backup/other-schema",
    `The backup's table ${table} is not as the migrations that it names make it.`,
  );
