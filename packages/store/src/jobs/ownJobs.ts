import { sql } from "kysely";
import type { ClientTransaction, JobOutput } from "../engine/database.ts";
import { type Job, jobColumns, jobFromRow } from "./job.ts";

/** An owner's jobs within this client, the newest first. */
export async function listJobs(tx: ClientTransaction, ownerUserId: string, most: number): Promise<Job[]> {
  const rows = await ownJobs(tx, ownerUserId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(jobFromRow);
}

/** A job of this owner within this client; undefined for everybody else's. */
export async function findJob(
  tx: ClientTransaction,
  ownerUserId: string,
  id: string,
): Promise<Job | undefined> {
  const row = await ownJobs(tx, ownerUserId).where("id", "=", id).executeTakeFirst();
  return row && jobFromRow(row);
}

/** A file of such a job, and what it holds; undefined where it has none of that name. */
export async function findJobOutput(
  tx: ClientTransaction,
  ownerUserId: string,
  id: string,
  name: string,
): Promise<JobOutput | undefined> {
  const outputByName = sql<JobOutput | null>`jsonb_path_query_first(outputs, '$[*] ? (@.name == $name)',
    jsonb_build_object('name', ${name}::text))`;
  const row = await tx
    .selectFrom("jobs")
    .select(outputByName.as("output"))
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.output ?? undefined;
}

const ownJobs = (tx: ClientTransaction, ownerUserId: string) =>
  tx
    .selectFrom("jobs")
    .select(jobColumns)
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId);

/**
 * Asks for an owner's job to be given up: one that waits, or whose process is gone, ends at once, one that runs is told at its
 * next beat, one that has ended stays as it is.
 *
 * @returns the job as it is now; undefined where the owner has none of that id.
 */
export async function cancelJob(
  tx: ClientTransaction,
  ownerUserId: string,
  id: string,
): Promise<Job | undefined> {
  await tx
    .updateTable("jobs")
    .set({
      cancel_requested_at: sql`coalesce(cancel_requested_at, now())`,
      state: sql`case when ${nobodyWorks} then 'cancelled' else state end`,
      lease_until: sql`case when ${nobodyWorks} then null else lease_until end`,
      ended_at: sql`case when ${nobodyWorks} then now() end`,
    })
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
  return findJob(tx, ownerUserId, id);
}

const nobodyWorks = sql`(state = 'queued' or lease_until < clock_timestamp())`;
