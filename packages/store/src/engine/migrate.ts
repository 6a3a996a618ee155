import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { DomainError } from "@stopbank/errors";
import { APP_ROLE, ensureAppRole } from "./appRole.ts";
import { isInsufficientPrivilege } from "./databaseErrors.ts";
import type { SqlConnection } from "./sqlConnection.ts";

export interface SchemaMigration {
  /** The file's name; files run in its order. */
  readonly name: string;
  readonly sql: string;
}

interface Applied {
  name: string;
  checksum: string;
}

const FOLDER = new URL("../../migrations/", import.meta.url);
/** Any constant; it only has to be the same in every process. */
const ADVISORY_LOCK = 7_305_177;

const checksumOf = (migration: SchemaMigration): string =>
  createHash("sha256").update(migration.sql).digest("hex");

/** The migrations of this version, in order. */
export async function readMigrations(folder: URL = FOLDER): Promise<SchemaMigration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), "utf8") })),
  );
}

/**
 * Those of this version that made a store, as it says of itself.
 *
 * @throws DomainError `store/newer-schema`, `store/migration-changed`.
 */
export async function migrationsOf(applied: readonly Applied[]): Promise<SchemaMigration[]> {
  const migrations = await readMigrations();
  pendingAfter(applied, migrations);
  return migrations.filter(({ name }) => applied.some((each) => each.name === name));
}

/**
 * Runs the migrations that have not run yet, each in a transaction of its own together with its record.
 * Processes that start together take turns by an advisory lock. Where nothing is left to run, nothing is written,
 * so a login that may not migrate can start on a migrated database.
 *
 * @returns the names of those that ran now.
 * @throws DomainError `store/cannot-migrate` when the login lacks the right; `store/migration-changed` when a file
 * that ran has other content now; `store/newer-schema` when the database has migrations this version does not know.
 */
export async function migrate(
  owner: SqlConnection,
  migrations: readonly SchemaMigration[],
): Promise<string[]> {
  if (pendingAfter(await readApplied(owner), migrations).length === 0) return [];
  try {
    return await migrateLocked(owner, migrations);
  } catch (error) {
    if (!isInsufficientPrivilege(error)) throw error;
    throw cannotMigrate(error);
  }
}

export const cannotMigrate = (cause: unknown) =>
  new DomainError(
    "unavailable",
    "store/cannot-migrate",
    "The database needs migrating and this login may not do it. Start once with the owner's login in DATABASE_OWNER_URL.",
    { cause },
  );

async function migrateLocked(
  owner: SqlConnection,
  migrations: readonly SchemaMigration[],
): Promise<string[]> {
  await owner.rows("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
  try {
    await ensureAppRole(owner);
    await owner.script(`create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now());
      grant select on schema_migrations to ${APP_ROLE};`);
    // Asked again: another process may have run them while this one waited.
    const pending = pendingAfter(await readApplied(owner), migrations);
    for (const migration of pending) await run(owner, migration);
    return pending.map(({ name }) => name);
  } finally {
    await owner.rows("select pg_advisory_unlock($1)", [ADVISORY_LOCK]);
  }
}

async function readApplied(connection: SqlConnection): Promise<Applied[]> {
  const [table] = await connection.rows<{ there: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as there",
  );
  if (table?.there !== true) return [];
  return connection.rows<Applied>("select name, checksum from schema_migrations order by name");
}

/** Which migrations are still to run, given what the database says has run. Errors as `migrate`. */
function pendingAfter(
  applied: readonly Applied[],
  migrations: readonly SchemaMigration[],
): SchemaMigration[] {
  const known = new Map(migrations.map((migration) => [migration.name, checksumOf(migration)]));
  for (const { name, checksum } of applied) {
    const expected = known.get(name);
    if (expected === undefined)
      throw new DomainError(
        "conflict",
        "store/newer-schema",
        `The store was written by a newer Stopbank (it has ${name}). Start that version, or restore an older backup.`,
      );
    if (expected !== checksum)
      throw new DomainError(
        "conflict",
        "store/migration-changed",
        `The migration ${name} has changed since it ran. Restore the file and put the change into a new migration.`,
      );
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

async function run(owner: SqlConnection, migration: SchemaMigration): Promise<void> {
  await owner.script("begin");
  try {
    await owner.script(migration.sql);
    await owner.rows("insert into schema_migrations (name, checksum) values ($1, $2)", [
      migration.name,
      checksumOf(migration),
    ]);
    await owner.script("commit");
  } catch (error) {
    await owner.script("rollback");
    throw error;
  }
}
