import { sql } from "kysely";
import type { ClientTransaction, Queries } from "../engine/database.ts";

/** Clients that have schedules, and some whose last has just gone: by id and by the name that their dataset lies under. */
export const listClientsWithSchedules = (
  shared: Queries,
): Promise<{ readonly id: string; readonly clientName: string }[]> =>
  shared
    .selectFrom("clients_with_schedules as listed")
    .innerJoin("clients", "clients.id", "listed.id")
    .select(["listed.id", "clients.client_name as clientName"])
    .execute();

/** Lets one schedule at a time be written down for this client, until the transaction ends. */
export async function takeScheduleTurn(tx: ClientTransaction): Promise<void> {
  const turn = sql`pg_advisory_xact_lock(hashtextextended(${`stopbank.schedules ${tx.clientId}`}::text, 0))`;
  await tx.selectNoFrom(turn.as("turn")).execute();
}

/** Called with the client's turn, as the row of its schedule is written. */
export async function rememberClientWithSchedules(tx: ClientTransaction): Promise<void> {
  await tx
    .insertInto("clients_with_schedules")
    .values({ id: tx.clientId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes this client from the list, unless a schedule of its was written down meanwhile. */
export async function forgetClientWithoutSchedules(tx: ClientTransaction): Promise<void> {
  await takeScheduleTurn(tx);
  await tx
    .deleteFrom("clients_with_schedules")
    .where("id", "=", tx.clientId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("schedules").select("id").where("client_id", "=", tx.clientId))),
    )
    .execute();
}
