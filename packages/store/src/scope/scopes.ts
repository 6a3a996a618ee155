import { AsyncLocalStorage } from "node:async_hooks";
import { DomainError } from "@stopbank/errors";
import { type Kysely, type KyselyPlugin, type QueryId, sql, type Transaction } from "kysely";
import type { ClientTransaction, Database, JobTransaction, UserTransaction } from "../engine/database.ts";
import { type RecordedRevisions, together } from "./revisions.ts";
import type { Tables } from "./statementTables.ts";
import type { Store } from "./store.ts";

interface Scopes extends Pick<Store, "shared" | "withoutClient" | "withClient" | "withUser" | "withJob"> {
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

  const inTransaction = async <T>(
    work: (tx: Transaction<Database>) => Promise<T>,
    begin: (tx: Transaction<Database>) => Promise<unknown> = async () => undefined,
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
        db.transaction().execute((tx) => begin(tx).then(() => work(tx.withPlugin(watch)))),
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
    withoutClient: (work) => inTransaction(work),
    withClient: async (id, work) => {
      const clientId = asUuid(id);
      return inTransaction(
        (tx) => work(Object.assign(tx, { clientId }) as ClientTransaction),
        (tx) => setLocal(tx, "stopbank.client_id", clientId),
      );
    },
    withUser: async (id, work) => {
      const userId = asUuid(id);
      return inTransaction(
        (tx) => work(Object.assign(tx, { userId }) as UserTransaction),
        (tx) => setLocal(tx, "stopbank.user_id", userId),
      );
    },
    withJob: async (id, work) => {
      const jobId = asUuid(id);
      return inTransaction(
        (tx) => work(Object.assign(tx, { jobId }) as JobTransaction),
        (tx) => setLocal(tx, "stopbank.job_id", jobId),
      );
    },
  };
}

const setLocal = (tx: Transaction<Database>, setting: string, value: string) =>
  sql`select set_config(${setting}, ${value}, true)`.execute(tx);

function asUuid(id: string): string {
  if (!UUID.test(id)) throw new DomainError("invalid", "store/bad-id", "This id is not a UUID.", { id });
  return id;
}
