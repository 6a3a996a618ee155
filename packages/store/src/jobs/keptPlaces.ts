import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** Where the files lie that this client's jobs name: all of them, and those of texts in rows are none. */
export async function keptPlaces(tx: ClientTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom("jobs")
    .select(sql<string>`jsonb_path_query(outputs, '$[*].content.kept') #>> '{}'`.as("place"))
    .where("client_id", "=", tx.clientId)
    .where("ended_at", "is not", null)
    .execute();
  return rows.map(({ place }) => place);
}

/** This client's jobs that wait or run. */
export async function listOpenJobs(tx: ClientTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom("jobs")
    .select("id")
    .where("client_id", "=", tx.clientId)
    .where("ended_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}
