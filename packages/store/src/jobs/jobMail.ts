import type { ClientTransaction } from "../engine/database.ts";
import type { Job } from "./job.ts";
import { findJob } from "./ownJobs.ts";

/**
 * Says whether an owner wants a mail when their job has come to an end. One that has ended already stays as it is.
 *
 * @returns the job as it is now; undefined where the owner has none of that id.
 */
export async function wantJobMail(
  tx: ClientTransaction,
  ownerUserId: string,
  id: string,
  isWanted: boolean,
): Promise<Job | undefined> {
  await tx
    .updateTable("jobs")
    .set({ mail_wanted: isWanted })
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute();
  return findJob(tx, ownerUserId, id);
}
