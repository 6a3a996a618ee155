import { AsyncLocalStorage } from "node:async_hooks";
import { DomainError } from "@stopbank/errors";
import { type Kysely, type KyselyPlugin, sql, type Transaction } from "kysely";
import type { ClientTransaction, Database, UserTransaction } from "./database.ts";
import type { Store } from "./store.ts";

type Scopes = Pick<Store, "shared" | "withoutClient" | "withClient" | "withUser">;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The scopes of a store over an open database.
 *
 * SET LOCAL (here `set_config(..., true)`) ends with the transaction, whatever ends it, so a pooled connection
 * never carries one client's setting to the next request.
 */
export function createScopes(db: Kysely<Database>): Scopes {
  const current = new AsyncLocalStorage<{ open: boolean }>();

  const refuseNested = (): void => {
    if (current.getStore()?.open === true)
      throw new Error(
        "store/nested-transaction: use the transaction at hand. A second connection would wait for this one for ever.",
      );
  };

  const inTransaction = async <T>(work: (tx: Transaction<Database>) => Promise<T>): Promise<T> => {
    refuseNested();
    const scope = { open: true };
    try {
      return await current.run(scope, () => db.transaction().execute(work));
    } finally {
      // Timers and listeners started by the work inherit this scope; they may use the store again now.
      scope.open = false;
    }
  };

  const guard: KyselyPlugin = {
    transformQuery: ({ node }) => {
      refuseNested();
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  return {
    shared: db.withPlugin(guard),
    withoutClient: inTransaction,
    withClient: async (id, work) => {
      const clientId = asUuid(id);
      return inTransaction(async (tx) => {
        await setLocal(tx, "stopbank.client_id", clientId);
        return work(Object.assign(tx, { clientId }) as ClientTransaction);
      });
    },
    withUser: async (id, work) => {
      const userId = asUuid(id);
      return inTransaction(async (tx) => {
        await setLocal(tx, "stopbank.user_id", userId);
        return work(Object.assign(tx, { userId }) as UserTransaction);
      });
    },
  };
}

const setLocal = (tx: Transaction<Database>, setting: string, value: string) =>
  sql`select set_config(${setting}, ${value}, true)`.execute(tx);

function asUuid(id: string): string {
  if (!UUID.test(id)) throw new DomainError("invalid", "store/bad-id", "This id is not a UUID.", { id });
  return id;
}
