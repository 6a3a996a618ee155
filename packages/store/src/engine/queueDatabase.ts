import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { Listen } from "./listen.ts";

/**
 * What pg-boss asks of a database: its `IDatabase`, on either engine. It goes past the scopes and past `Store.revisions`, as the
 * application role, to the tables of the queue's own schema.
 */
export interface QueueDatabase {
  /** One statement with values, or any number without. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Calls `onReconnect` once it listens, and whenever it listens anew after messages may have been missed. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<{ close(): Promise<void> }>;
}

/** The schema that migrations make for the queue. */
export const QUEUE_SCHEMA = "pgboss";

/**
 * The one connection of an embedded database, in turns with whatever else is done on it. pg-boss's own adapter rolls back after a
 * failure in a step of its own, and another's statement may come between; here a script is a transaction, begun and ended in one turn.
 */
export const pgliteQueue = (pglite: PGlite, listen: Listen): QueueDatabase => ({
  executeSql: async (text, values = []) => {
    if (values.length > 0) return pglite.query(text, values);
    // A COMMIT in the script ends that transaction, and the one after it finds nothing left to do.
    const results = await pglite.transaction((tx) => tx.exec(text));
    return { rows: results.flatMap(({ rows }) => rows) };
  },
  listen: listenThrough(listen),
});

/** Connections of the queue's own, so that requests which take all others do not keep jobs from being handed out and ended in it. */
export function postgresQueue(
  config: pg.PoolConfig,
  listen: Listen,
  onConnectionError: (error: Error) => void,
  silentMs: number,
): QueueDatabase & { close(): Promise<void> } {
  let pool: pg.Pool | undefined;
  const opened = (): pg.Pool => {
    if (pool !== undefined) return pool;
    pool = new pg.Pool({
      ...config,
      application_name: "stopbank queue",
      max: 3,
      keepAlive: true,
      connectionTimeoutMillis: silentMs,
      // A connection that is cut without a word answers nothing for ever; after this it is replaced.
      query_timeout: silentMs,
    });
    pool.on("error", onConnectionError);
    pool.on("connect", (client) => client.on("error", onConnectionError));
    return pool;
  };
  return {
    executeSql: async (text, values) => {
      const result: pg.QueryResult | pg.QueryResult[] = await opened().query(text, values);
      return { rows: Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows };
    },
    listen: listenThrough(listen),
    close: async () => {
      await pool?.end();
    },
  };
}

const listenThrough =
  (listen: Listen): QueueDatabase["listen"] =>
  async (channel, onNotification, onReconnect) => {
    const close = await listen(channel, onNotification, onReconnect);
    onReconnect();
    return { close };
  };
