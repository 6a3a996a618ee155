import { CompiledQuery } from "kysely";
import type { Queries } from "../engine/database.ts";
import type { QueueDatabase } from "../engine/queueDatabase.ts";

/**
 * A transaction as pg-boss's `send` takes it (`{ db: queueWithin(tx) }`): the job and its place in the queue come together or not
 * at all. The queue has to be known to that pg-boss already (`getQueueCache` would ask past the transaction, which is refused).
 */
export const queueWithin = (tx: Queries): Pick<QueueDatabase, "executeSql"> => ({
  executeSql: async (text, values = []) => {
    const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
    return { rows };
  },
});
