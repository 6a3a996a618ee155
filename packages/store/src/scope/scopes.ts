import { AsyncLocalStorage } from "node:async_hooks";
import { DomainError } from "@stopbank/errors";
import { CompiledQuery, type Kysely, type KyselyPlugin, type QueryId, sql, type Transaction } from "kysely";
import type {
  ClientTransaction,
  Database,
  JobTransaction,
  TokenTransaction,
  UserTransaction,
} from "../engine/database.ts";
import type { SqlConnection } from "../engine/sqlConnection.ts";
import { type RecordedRevisions, together } from "./revisions.ts";
import type { Tables } from "./statementTables.ts";
import type { Store } from "./store.ts";

interface Scopes
  extends Pick<
    Store,
    | "shared"
    | "withoutClient"
    | "withClient"
    | "withClientsInTurn"
    | "withUser"
    | "withJob"
    | "withToken"
    | "snapshot"
  > {
  /** @throws where a scope is open: its connection is held until it ends. */
  refuseNested(): void;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The scopes of a store over an open database.
 *
 * SET LOCAL (here `set_config(..., true)`) ends with the transaction, whatever ends it, so a pooled connection
 * never carries one client's setting to the next request.
 *
 * @param revisions told of each statement, and after each that may have written, or its transaction, done or failed, of the
 * tables; undefined where others write too.
 */
export function createScopes(db: Kysely<Database>, revisions: RecordedRevisions | undefined): Scopes {
  const current = new AsyncLocalStorage<{ open: boolean }>();

  const refuseNested = (): void => {
    if (current.getStore()?.open === true)
      throw new Error(
        "store/nested-transaction: use the transaction at hand. A second connection would wait for this one for ever.",
      );
  };

  /** @param work given the transaction, and what binds it to a client, person, job or token from then on. */
  const inTransaction = async <T>(
    work: (tx: Transaction<Database>, bind: Bind) => Promise<T>,
  ): Promise<T> => {
    refuseNested();
    const scope = { open: true };
    let written: Tables = new Set();
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (revisions !== undefined) written = together(written, revisions.sees(node));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    try {
      return await current.run(scope, () =>
        db.transaction().execute((tx) =>
          work(tx.withPlugin(watch), async (setting, value) => {
            await setLocal(tx, setting, value);
            return tx.withPlugin(watch);
          }),
        ),
      );
    } finally {
      // Timers and listeners started by the work inherit this scope; they may use the store again now.
      scope.open = false;
      revisions?.written(written);
    }
  };

  const writing = new WeakMap<QueryId, Tables>();

  const guard: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      refuseNested();
      if (revisions !== undefined) writing.set(queryId, revisions.sees(node));
      return node;
    },
    // A single statement that fails has written nothing and does not come here.
    transformResult: async ({ result, queryId }) => {
      revisions?.written(writing.get(queryId) ?? "all");
      return result;
    },
  };

  return {
    refuseNested,
    shared: db.withPlugin(guard),
    withoutClient: (work) => inTransaction((tx) => work(tx)),
    withClient: async (id, work) => {
      const clientId = asUuid(id);
      return inTransaction(async (_tx, bind) => work(await boundToClient(bind, clientId)));
    },
    withClientsInTurn: async (clients, first, work) => {
      const inTurn = clients.map((client) => ({ client, clientId: asUuid(client.id) }));
      return inTransaction(async (tx, bind) => {
        const made = await first(tx);
        for (const { client, clientId } of inTurn)
          await work(await boundToClient(bind, clientId), made, client);
        return made;
      });
    },
    withUser: async (id, work) => {
      const userId = asUuid(id);
      return inTransaction(async (_tx, bind) =>
        work(Object.assign(await bind("stopbank.user_id", userId), { userId }) as UserTransaction),
      );
    },
    snapshot: async (work) => {
      refuseNested();
      const scope = { open: true };
      try {
        return await current.run(scope, () =>
          db.transaction().execute(async (tx) => {
            await sql`set transaction isolation level repeatable read, read only`.execute(tx);
            return work(plainConnection(tx));
          }),
        );
      } finally {
        scope.open = false;
      }
    },
    withJob: async (id, work) => {
      const jobId = asUuid(id);
      return inTransaction(async (_tx, bind) =>
        work(Object.assign(await bind("stopbank.job_id", jobId), { jobId }) as JobTransaction),
      );
    },
    withToken: async (tokenHash, work) => {
      const hex = Buffer.from(tokenHash).toString("hex");
      return inTransaction(async (_tx, bind) =>
        work(Object.assign(await bind("stopbank.token_hash", hex), { tokenHash }) as TokenTransaction),
      );
    },
  };
}

type Bind = (setting: string, value: string) => Promise<Transaction<Database>>;

const boundToClient = async (bind: Bind, clientId: string) =>
  Object.assign(await bind("stopbank.client_id", clientId), { clientId }) as ClientTransaction;

const plainConnection = (tx: Transaction<Database>): SqlConnection => ({
  script: async (text) => {
    await tx.executeQuery(CompiledQuery.raw(text));
  },
  rows: async <T>(text: string, values: readonly unknown[] = []) =>
    (await tx.executeQuery<T>(CompiledQuery.raw(text, [...values]))).rows,
});

const setLocal = (tx: Transaction<Database>, setting: string, value: string) =>
  sql`select set_config(${setting}, ${value}, true)`.execute(tx);

function asUuid(id: string): string {
  if (!UUID.test(id)) throw new DomainError("invalid", "store/bad-id", "This id is not a UUID.", { id });
  return id;
}
