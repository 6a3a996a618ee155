import { AsyncLocalStorage } from "node:async_hooks";
import { DomainError } from "@stopbank/errors";
import { type Kysely, type KyselyPlugin, sql } from "kysely";
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

  const inTransaction = async <T>(
    setting: string | undefined,
    value: string,
    work: (tx: never) => Promise<T>,
  ) => {
    refuseNested();
    const scope = { open: true };
    try {
      return await current.run(scope, () =>
        db.transaction().execute(async (tx) => {
          if (setting === undefined) return work(tx as never);
          await sql`select set_config(${setting}, ${value}, true)`.execute(tx);
          const bound = setting === "stopbank.client_id" ? { clientId: value } : { userId: value };
          return work(Object.assign(tx, bound) as never);
        }),
      );
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
    withoutClient: (work) => inTransaction(undefined, "", work),
    withClient: async (clientId, work: (tx: ClientTransaction) => Promise<never>) =>
      inTransaction("stopbank.client_id", asUuid(clientId), work),
    withUser: async (userId, work: (tx: UserTransaction) => Promise<never>) =>
      inTransaction("stopbank.user_id", asUuid(userId), work),
  };
}

function asUuid(id: string): string {
  if (!UUID.test(id)) throw new DomainError("invalid", "store/bad-id", "This id is not a UUID.", { id });
  return id;
}
