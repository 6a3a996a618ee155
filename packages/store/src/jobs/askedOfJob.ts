import { DomainError } from "@stopbank/errors";
import type { ClientTransaction } from "../engine/database.ts";
import type { JobSeal } from "./jobSeal.ts";

/** What an owner's job was asked. */
export interface AskedOfJob {
  readonly kind: string;
  readonly parameters: unknown;
  readonly isMailWanted: boolean;
  readonly hasEnded: boolean;
}

/**
 * What an owner's job was asked, so that it can be asked again; undefined where the owner has none of that id.
 *
 * @throws DomainError `jobs/unreadable` where the key for jobs is another one by now, `jobs/request-dropped` where it was long and others
 *   came after it.
 */
export async function findAskedOfJob(
  tx: ClientTransaction,
  jobSeal: Pick<JobSeal, "open">,
  ownerUserId: string,
  id: string,
): Promise<AskedOfJob | undefined> {
  const row = await tx
    .selectFrom("jobs")
    .select(["kind", "sealed_parameters", "mail_wanted", "ended_at"])
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { kind, mail_wanted: isMailWanted, ended_at } = row;
  return {
    kind,
    isMailWanted,
    hasEnded: ended_at !== null,
    parameters: opened(jobSeal, id, row.sealed_parameters),
  };
}

function opened(jobSeal: Pick<JobSeal, "open">, id: string, sealed: Uint8Array): unknown {
  if (sealed.byteLength === 0)
    throw new DomainError(
      "conflict",
      "jobs/request-dropped",
      "What this was asked is no longer kept, since it was long and you have asked much since. Start it where you started it first.",
    );
  try {
    return jobSeal.open(id, sealed);
  } catch {
    // Why it cannot be unsealed tells nothing more: the cipher says no.
    throw new DomainError(
      "conflict",
      "jobs/unreadable",
      "What this was asked can no longer be read, since the key for jobs has changed. Start it where you started it first.",
    );
  }
}
