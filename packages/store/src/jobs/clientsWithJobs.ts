import { sql } from "kysely";
import type { ClientTransaction, Queries } from "../engine/database.ts";

/** Ids of clients that have jobs to be done or under work, and of some whose last has just ended. */
export async function listClientsWithJobs(shared: Queries): Promise<string[]> {
  const rows = await shared.selectFrom("clients_with_jobs").select("id").execute();
  return rows.map(({ id }) => id);
}

/** Lets one job at a time be written down for this client, until the transaction ends. */
export async function takeTurnInClient(tx: ClientTransaction): Promise<void> {
  const turn = sql`pg_advisory_xact_lock(hashtextextended(${`stopbank.jobs ${tx.clientId}`}::text, 0))`;
  await tx.selectNoFrom(turn.as("turn")).execute();
}

/** Called with the client's turn, as the row of its job is written. */
export async function rememberClientWithJobs(tx: ClientTransaction): Promise<void> {
  await tx
    .insertInto("clients_with_jobs")
    .values({ id: tx.clientId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes this client from the list, unless a job of its was written down meanwhile. */
export async function forgetClientWithoutJobs(tx: ClientTransaction): Promise<void> {
  await takeTurnInClient(tx);
  await tx
    .deleteFrom("clients_with_jobs")
    .where("id", "=", tx.clientId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("jobs").select("id").where("client_id", "=", tx.clientId).where("ended_at", "is", null),
        ),
      ),
    )
    .execute();
}
