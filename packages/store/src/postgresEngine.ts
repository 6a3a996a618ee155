import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { APP_ROLE, assertSafeRole } from "./appRole.ts";
import type { Database } from "./database.ts";
import type { OpenEngine } from "./engine.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { createPostgresListener } from "./postgresListener.ts";
import type { SqlConnection } from "./sqlConnection.ts";

export interface PostgresOptions {
  /** The login that serves requests. */
  readonly databaseUrl: string;
  /** The login that migrates and owns the tables; without it, `databaseUrl` does that too. */
  readonly ownerDatabaseUrl?: string | undefined;
  /** Connections at most. Default 10. */
  readonly poolSize?: number | undefined;
  /** Told of lost idle connections. They are replaced by themselves. */
  readonly onConnectionError: (error: Error) => void;
}

/**
 * Migrates as the owner, then opens a pool that runs as the application role.
 * Each connection starts in the role by its start-up packet, so not even RESET ROLE leaves it.
 */
export async function openPostgres(options: PostgresOptions): Promise<OpenEngine> {
  const { databaseUrl } = options;
  let closing = false;
  // While closing, the server hanging up first is no news.
  const onConnectionError = (error: Error) => {
    if (!closing) options.onConnectionError(error);
  };
  await migrateAs(options.ownerDatabaseUrl ?? databaseUrl);
  const asApp = {
    connectionString: databaseUrl,
    options: `-c role=${APP_ROLE}`,
    application_name: "stopbank",
  };
  const pool = new pg.Pool({ ...asApp, max: options.poolSize ?? 10 });
  pool.on("error", onConnectionError);
  try {
    const client = await pool.connect();
    try {
      await assertSafeRole(connectionTo(client));
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = createPostgresListener(asApp, onConnectionError);
  return {
    engine: "postgresql",
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    listen: listener.listen,
    close: async () => {
      closing = true;
      await listener.close();
      await pool.end();
    },
  };
}

async function migrateAs(connectionString: string): Promise<void> {
  const migrations = await readMigrations();
  const client = new pg.Client({ connectionString, application_name: "stopbank migration" });
  await client.connect();
  try {
    await migrate(connectionTo(client), migrations);
  } finally {
    await client.end();
  }
}

export const connectionTo = (client: Pick<pg.ClientBase, "query">): SqlConnection => ({
  script: async (sql) => {
    await client.query(sql);
  },
  rows: async <T>(sql: string, parameters: readonly unknown[] = []) =>
    (await client.query(sql, [...parameters])).rows as T[],
});
