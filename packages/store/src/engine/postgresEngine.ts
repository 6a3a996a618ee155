import type { Socket } from "node:net";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { APP_ROLE, assertSafeLogin, assertSafeRole } from "./appRole.ts";
import type { Database } from "./database.ts";
import { connectionFault } from "./databaseAddress.ts";
import { isInsufficientPrivilege, isInvalidSetting } from "./databaseErrors.ts";
import type { OpenEngine } from "./engine.ts";
import { cannotMigrate, migrate, readMigrations } from "./migrate.ts";
import { createPostgresListener } from "./postgresListener.ts";
import { postgresQueue } from "./queueDatabase.ts";
import { sendStatements } from "./sendStatements.ts";
import type { SqlConnection } from "./sqlConnection.ts";

export interface PostgresOptions {
  /** The login that serves requests. It owns nothing and is a member of the application role. */
  readonly databaseUrl: string;
  /** The login that migrates and owns the tables. Needed until everything is migrated. */
  readonly ownerDatabaseUrl?: string | undefined;
  /** Connections at most. Default 10. */
  readonly poolSize?: number | undefined;
  /** How long a connection in use may say nothing before it is taken for cut and replaced. Default 15 s. */
  readonly silentMs?: number | undefined;
  /** Told of lost idle connections. They are replaced by themselves. */
  readonly onConnectionError: (error: Error) => void;
}

/**
 * What shows that a server can be written, in one transaction. The first rows are more than their memory may hold, so they go
 * into a file beside the data, which a full disk refuses at once; it is removed with the statement. The row that is changed is
 * flushed to the log by the commit. Neither is enough alone: the log goes on for a while in files that are there already, and
 * may lie on a disk of its own. Neither waits for long, as for a lock: each that is asked for again would leave one more
 * connection of the pool waiting.
 */
const probe = `
  set local statement_timeout = '4s';
  set local work_mem = '64kB';
  select count(*) from generate_series(1, 10000);
  insert into upkeep_turns (job, due_at) values ('store.probe', now())
    on conflict (job) do update set due_at = excluded.due_at`;

/** In the start-up packet, so that not even RESET ROLE leaves it. */
const asApp = { options: `-c role=${APP_ROLE}` };

/**
 * As the application role, for connections that serve. The server ends a transaction in which it hears nothing for so long: one
 * that was cut off without a word in the middle of it would keep its locks for hours, and whoever wants the same rows waiting.
 */
const asServing = (idleInTransactionMs: number) => ({
  options: `${asApp.options} -c idle_in_transaction_session_timeout=${idleInTransactionMs}`,
});

/**
 * Migrates as the owner, then opens a pool that runs as the application role.
 *
 * @throws DomainError `store/unsafe-role`, `store/unsafe-login` as `assertSafeRole` and `assertSafeLogin` say, and
 * `store/cannot-migrate` and others as `migrate` does, and as `connectionFault` says.
 */
export async function openPostgres(options: PostgresOptions): Promise<OpenEngine> {
  const { databaseUrl, silentMs = 15_000 } = options;
  let closing = false;
  // While closing, the server hanging up first is no news.
  const onConnectionError = (error: Error) => {
    if (!closing) options.onConnectionError(error);
  };
  await migrateFor(options);
  // Later than this side takes it for cut: whoever is only slow hears of it here first.
  const serving = {
    connectionString: databaseUrl,
    application_name: "stopbank",
    ...asServing(2 * silentMs + 1_000),
  };
  const pool = new pg.Pool({ ...serving, max: options.poolSize ?? 10, Client: connectsWithin(silentMs) });
  pool.on("error", onConnectionError);
  // The pool listens to idle connections only: one that is lost in the middle of a query would end the process.
  pool.on("connect", (client) => {
    client.on("error", onConnectionError);
    dropWhenSilent(client, silentMs);
    sendStatements(client);
  });
  try {
    const client = await pool.connect().catch((error: unknown) => {
      throw connectionFault("DATABASE_URL", databaseUrl, error);
    });
    try {
      await assertSafeRole(connectionTo(client));
      await assertSafeLogin(connectionTo(client));
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = createPostgresListener(serving, onConnectionError);
  const queue = postgresQueue(serving, listener.listen, onConnectionError, silentMs);
  return {
    engine: "postgresql",
    cascades: undefined,
    db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }),
    listen: listener.listen,
    queue,
    probeWrite: async () => {
      await pool.query(probe);
    },
    close: async () => {
      closing = true;
      await listener.close();
      await queue.close();
      await pool.end();
    },
  };
}

/**
 * Connections that are given up where the server says nothing while they are made. The pool's own setting would count the wait
 * for a free one as well, which may be long and is no fault.
 */
const connectsWithin = (connectionTimeoutMillis: number) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis });
    }
  };

/**
 * Ends a connection over which nothing has come for so long: cut without a word, as by a firewall, it would be waited on for a
 * quarter of an hour. Whoever waits is told, and the pool makes another.
 */
function dropWhenSilent(client: pg.PoolClient, silentMs: number): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
  stream.setTimeout(silentMs, () => {
    const { bytesRead } = stream;
    // This process may have been stopped meanwhile, and the answer lie there to be read.
    const look = setTimeout(() => {
      if (stream.bytesRead === bytesRead) stream.destroy(silence());
    }, 1_000);
    look.unref();
  });
}

const silence = () => Object.assign(new Error("The database did not answer in time."), { code: "ETIMEDOUT" });

/** Migrates as the owner; without one it is checked that nothing is left to migrate, as whoever serves. */
async function migrateFor({ databaseUrl, ownerDatabaseUrl }: PostgresOptions): Promise<void> {
  const migrations = await readMigrations();
  const address = ownerDatabaseUrl ?? databaseUrl;
  const setting = ownerDatabaseUrl === undefined ? "DATABASE_URL" : "DATABASE_OWNER_URL";
  const client = await connected(setting, address, () => {
    const asOwner = { connectionString: address, application_name: "stopbank migration" };
    return new pg.Client({ ...asOwner, ...(ownerDatabaseUrl === undefined ? asApp : {}) });
  });
  try {
    await migrate(connectionTo(client), migrations);
  } finally {
    await client.end();
  }
}

/** @throws DomainError as `connectionFault` says, and `store/cannot-migrate`. */
async function connected(setting: string, address: string, create: () => pg.Client): Promise<pg.Client> {
  try {
    const client = create();
    await client.connect();
    return client;
  } catch (error) {
    // The role comes with the first migration, which also lets the login in.
    if (isInvalidSetting(error) || isInsufficientPrivilege(error)) throw cannotMigrate(error);
    throw connectionFault(setting, address, error);
  }
}

export const connectionTo = (client: Pick<pg.ClientBase, "query">): SqlConnection => ({
  script: async (sql) => {
    await client.query(sql);
  },
  rows: async <T>(sql: string, parameters: readonly unknown[] = []) =>
    (await client.query(sql, [...parameters])).rows as T[],
});
