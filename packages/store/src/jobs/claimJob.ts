import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import type { HeldJob } from "./heldJob.ts";
import type { JobSeal } from "./jobSeal.ts";

/** A job that this process works on now. */
export interface ClaimedJob extends HeldJob {
  readonly kind: string;
  readonly ownerUserId: string;
  /** 1 the first time. */
  readonly attempt: number;
  readonly parameters: unknown;
}

/** Whose job the queue's id is; undefined when there is none of that id any more. */
export const clientOfJob = (store: Pick<Store, "withJob">, id: string): Promise<string | undefined> =>
  store.withJob(id, async (tx) => {
    const row = await tx.selectFrom("jobs").select("client_id").where("id", "=", id).executeTakeFirst();
    return row?.client_id;
  });

/** Whose job it was, where it has ended. */
export async function ownerOfEndedJob(tx: ClientTransaction, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("jobs")
    .select("owner_user_id")
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .where("ended_at", "is not", null)
    .executeTakeFirst();
  return row?.owner_user_id;
}

/**
 * Takes a job that is due and that nobody holds, and begins a new attempt at it: of many who ask at once, one gets it. One
 * that cannot be begun ends here: cancelled where that was asked for meanwhile, failed where it was begun too often without
 * coming to an end (it takes its process down) or cannot be unsealed. One that is sealed with another key is left to whoever has
 * that, for a day.
 *
 * @param leaseSeconds how long it is held without a beat.
 * @param most attempts there may be.
 * @returns undefined when there is nothing to do.
 */
export async function claimJob(
  tx: ClientTransaction,
  jobSeal: JobSeal,
  id: string,
  { leaseSeconds, most }: { readonly leaseSeconds: number; readonly most: number },
): Promise<ClaimedJob | undefined> {
  await endUnclaimable(tx, id, most);
  const row = await tx
    .updateTable("jobs")
    .set({
      state: "running",
      attempt: sql`attempt + 1`,
      fence: sql`fence + 1`,
      // Not now(), which is when the transaction began: it may have waited for the row.
      lease_until: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds}::float8)`,
      started_at: sql`coalesce(started_at, clock_timestamp())`,
      progress: 0,
      step: "",
    })
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .where(isFree)
    .where(sql<boolean>`due_at <= clock_timestamp()`)
    .where(isFor(jobSeal))
    .returning(["kind", "owner_user_id", "attempt", "fence", "sealed_parameters"])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { kind, owner_user_id: ownerUserId, attempt, fence } = row;
  try {
    return { id, fence, kind, ownerUserId, attempt, parameters: jobSeal.open(id, row.sealed_parameters) };
  } catch {
    // Why it cannot be unsealed tells nothing more: the cipher says no.
    await end(tx, id, sql`true`, {
      state: "failed",
      error_code: "jobs/unreadable",
      error_message:
        "What was asked for can no longer be read, since the key for jobs has changed. Start it again.",
    });
    return undefined;
  }
}

/** Sealed with this key, or with one that nobody has had for a day: then its owner is told. */
export const isFor = ({ keyId }: Pick<JobSeal, "keyId">) => sql<boolean>`(
  seal_key_id is null or seal_key_id = ${keyId} or due_at < clock_timestamp() - interval '1 day')`;

/** Neither ended nor held by anybody. */
const isFree = sql<boolean>`ended_at is null and (lease_until is null or lease_until < clock_timestamp())`;

async function endUnclaimable(tx: ClientTransaction, id: string, most: number): Promise<void> {
  await end(tx, id, sql`${isFree} and cancel_requested_at is not null`, { state: "cancelled" });
  await end(tx, id, sql`${isFree} and attempt >= ${most}::int`, {
    state: "failed",
    error_code: "jobs/never-ended",
    error_message:
      "This was begun several times and stopped each time before it came to an end. Tell whoever runs this site.",
  });
}

const end = (
  tx: ClientTransaction,
  id: string,
  when: ReturnType<typeof sql>,
  how:
    | { readonly state: "cancelled" }
    | { readonly state: "failed"; readonly error_code: string; readonly error_message: string },
) =>
  tx
    .updateTable("jobs")
    .set({ ...how, lease_until: null, ended_at: sql`clock_timestamp()` })
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .where(sql<boolean>`${when}`)
    .execute();
