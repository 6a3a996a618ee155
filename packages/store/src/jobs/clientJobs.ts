import type { ClientTransaction, JobState } from "../engine/database.ts";
import { afterPlace, exactAt, type Page, type PagePlace, pageOf } from "../scope/page.ts";
import { type Job, jobColumns, jobFromRow } from "./job.ts";
import { cancelJob } from "./ownJobs.ts";

/** A job of somebody's as an administrator of the client sees it: what came of it is its owner's alone. */
export interface ClientJob extends Omit<Job, "outputs"> {
  readonly ownerUserId: string;
  readonly ownerEmail: string;
}

export interface ClientJobFilter {
  readonly state?: JobState | undefined;
  /** `<plugin>.<name>` */
  readonly kind?: string | undefined;
}

/** Everybody's jobs in this client, the newest first, a page at a time. */
export async function listClientJobs(
  tx: ClientTransaction,
  { state, kind }: ClientJobFilter,
  after: PagePlace | undefined,
  limit: number,
): Promise<Page<ClientJob>> {
  let query = clientJobs(tx)
    .select(exactAt)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1);
  if (state !== undefined) query = query.where("state", "=", state);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (after !== undefined) query = query.where(afterPlace(after));
  return pageOf(await query.execute(), limit, clientJobOf);
}

/** One of them; undefined where this client has none of that id. */
export async function findClientJob(tx: ClientTransaction, id: string): Promise<ClientJob | undefined> {
  const row = await clientJobs(tx).where("id", "=", id).executeTakeFirst();
  return row && clientJobOf(row);
}

/** The kinds of jobs that this client has had. */
export async function listClientJobKinds(tx: ClientTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom("jobs")
    .select("kind")
    .distinct()
    .where("client_id", "=", tx.clientId)
    .orderBy("kind")
    .execute();
  return rows.map(({ kind }) => kind);
}

/**
 * Asks for anybody's job in this client to be given up, as its owner may (`cancelJob`).
 *
 * @returns the job as it was and as it is now; undefined where this client has none of that id.
 */
export async function cancelClientJob(
  tx: ClientTransaction,
  id: string,
): Promise<{ readonly before: ClientJob; readonly after: ClientJob } | undefined> {
  const before = await findClientJob(tx, id);
  if (before === undefined) return undefined;
  await cancelJob(tx, before.ownerUserId, id);
  return { before, after: (await findClientJob(tx, id)) ?? before };
}

const clientJobs = (tx: ClientTransaction) =>
  tx
    .selectFrom("jobs")
    .select([...jobColumns, "owner_user_id"])
    .select((row) =>
      row
        .selectFrom("users")
        .select("users.email")
        .whereRef("users.id", "=", "jobs.owner_user_id")
        .as("ownerEmail"),
    )
    .where("client_id", "=", tx.clientId);

type ClientJobRow = Awaited<ReturnType<ReturnType<typeof clientJobs>["executeTakeFirstOrThrow"]>>;

function clientJobOf(row: ClientJobRow): ClientJob {
  const { outputs: _, ...job } = jobFromRow(row);
  return { ...job, ownerUserId: row.owner_user_id, ownerEmail: row.ownerEmail ?? "" };
}
