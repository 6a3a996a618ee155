import type {
  ClientTransaction,
  JobTransaction,
  Queries,
  TokenTransaction,
  UserTransaction,
} from "../engine/database.ts";
import type { Listen } from "../engine/listen.ts";
import type { QueueDatabase } from "../engine/queueDatabase.ts";
import type { SqlConnection } from "../engine/sqlConnection.ts";
import type { Revisions } from "./revisions.ts";

export type DatabaseEngine = "pglite" | "postgresql";

/**
 * The one way to the database. Scopes, so that no query can forget whose rows it may see:
 * `shared` for what belongs to no client, `withClient` for one client's rows, `withUser` for one
 * user's memberships, `withJob` for one job, `withToken` for one token, `withClientsInTurn` for what several clients get at once or not at all.
 *
 * A transaction holds a connection, and PGlite has only one: do no slow work inside, and never open
 * a second scope or use `shared` from within one (refused with `store/nested-transaction`).
 */
export interface Store {
  readonly engine: DatabaseEngine;
  /** Single statements on tables that belong to no client. Tenant tables show no rows here. */
  readonly shared: Queries;
  /** Several statements on tables that belong to no client, all or nothing. */
  withoutClient<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction that sees and writes only this client's rows.
   *
   * @throws DomainError `store/bad-id` when `clientId` is not a UUID.
   */
  withClient<T>(clientId: string, work: (tx: ClientTransaction) => Promise<T>): Promise<T>;
  /**
   * All or nothing: what belongs to no client, and then, in the same transaction, what belongs to each of these, one after the
   * other. What `work` is given sees and writes its own client's rows only, until the next one's turn.
   *
   * @throws DomainError `store/bad-id` when one of them is not a UUID.
   */
  withClientsInTurn<T, C extends { readonly id: string }>(
    clients: readonly C[],
    first: (tx: Queries) => Promise<T>,
    work: (tx: ClientTransaction, made: T, client: C) => Promise<void>,
  ): Promise<T>;
  /** Runs `work` in a transaction that also sees this user's memberships in every client. */
  withUser<T>(userId: string, work: (tx: UserTransaction) => Promise<T>): Promise<T>;
  /** Runs `work` in a transaction that also sees this job, whichever client's it is, and may not change it. */
  withJob<T>(jobId: string, work: (tx: JobTransaction) => Promise<T>): Promise<T>;
  /**
   * Reads what is there at one moment, as the application role, in a transaction that writes nothing: for backups. Statements come
   * one by one.
   */
  snapshot<T>(work: (read: SqlConnection) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction that also sees the token of this hash, whichever client's it is, and may not change it.
   *
   * @param tokenHash sha256.
   */
  withToken<T>(tokenHash: Uint8Array, work: (tx: TokenTransaction) => Promise<T>): Promise<T>;
  /** What was written when, for `untilWritten`. Undefined with PostgreSQL, whose other clients write unseen. */
  readonly revisions: Revisions | undefined;
  /**
   * Sends a message to every process that listens. A hint only: it may be lost, so listeners ask for the state.
   *
   * @param channel lower-case letters, digits and underscores.
   * @throws DomainError `store/message-too-long` beyond 7,999 bytes of UTF-8.
   */
  notify(channel: string, payload: string): Promise<void>;
  readonly listen: Listen;
  /**
   * For pg-boss, started with `{ db: store.queue, schema: QUEUE_SCHEMA, migrate: false }`. Refused within a scope, like `shared`:
   * what belongs to a transaction is sent with `queueWithin(tx)`.
   */
  readonly queue: QueueDatabase;
  /** Whether anything can be written now: it writes to where the data lie. @throws what stands in the way, such as a full disk. */
  probeWrite(): Promise<void>;
  /** Waits for running work, then lets go of the database and its lock. Safe to call twice. */
  close(): Promise<void>;
}
