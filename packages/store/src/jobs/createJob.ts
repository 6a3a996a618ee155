import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import { rememberClientWithJobs, takeTurnInClient } from "./clientsWithJobs.ts";
import type { JobSeal } from "./jobSeal.ts";

export interface JobRequest {
  readonly ownerUserId: string;
  /** `<plugin>.<name>` */
  readonly kind: string;
  /** What its owner reads in lists. 200 characters at most. */
  readonly title: string;
  /** The same for a double click and a second try of the same request. */
  readonly idempotencyKey: string;
  /** A program chose the key, for this request alone: it stands for it a day after it was done, and for nothing else. */
  readonly isKeyChosen?: boolean;
  readonly parameters: unknown;
  /** How long its outputs are kept, and how long it waits for somebody to begin it. */
  readonly keptDays: number;
  /** Whether its owner is told by mail when it has come to an end; not without it. */
  readonly isMailWanted?: boolean | undefined;
  readonly most: MostJobs;
}

export interface MostJobs {
  /** How many of an owner's, and of all, may wait or run at once in a client. */
  readonly ofOwner: number;
  readonly ofClient: number;
  /** How many an owner may ask for in an hour, whatever became of them: each leaves a row for weeks. */
  readonly hourly: number;
  /** How much these may be asked, as it is kept; 20 MiB unless it is said. */
  readonly hourlyBytes?: number;
}

/** As much as 300 jobs of 64 kB, or forty long lists. */
const HOURLY_BYTES = 20 * 1_048_576;

/** A job that was done so long ago no longer answers for a new request with its key. */
const REPEAT_SECONDS = 10;
/** A program that lost its connection may come back much later than a hand that clicks twice. */
const CHOSEN_REPEAT_SECONDS = 86_400;

/**
 * Writes a job down to be done, or finds the one that is there for the same key: waiting, running, or done a moment ago.
 * The caller queues it in the same transaction.
 *
 * @throws DomainError `jobs/key-used` where something else was asked for with a key that was chosen; `jobs/too-many`, with `retryAfterSeconds`, when the owner or the client has too many that wait or run, or
 *   the owner has started too many in an hour, or asked too much of them.
 */
export async function createJob(
  tx: ClientTransaction,
  jobSeal: JobSeal,
  request: JobRequest,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  // One after another within a client, so that what is counted and looked for stays so until the row is there.
  await takeTurnInClient(tx);
  const there = await jobByKey(tx, request);
  if (there !== undefined) {
    if (request.isKeyChosen === true) requireSame(jobSeal, there, request.parameters);
    return { id: there.id, isNew: false };
  }
  const id = randomUUID();
  const sealed = jobSeal.seal(id, request.parameters);
  await refuseTooMany(tx, request, sealed.byteLength);
  await tx
    .insertInto("jobs")
    .values({
      id,
      client_id: tx.clientId,
      owner_user_id: request.ownerUserId,
      kind: request.kind,
      title: request.title,
      idempotency_key: request.idempotencyKey,
      sealed_parameters: sealed,
      seal_key_id: jobSeal.keyId,
      mail_wanted: request.isMailWanted ?? false,
      expires_at: sql<Date>`now() + make_interval(days => ${request.keptDays}::int)`,
    })
    .execute();
  await rememberClientWithJobs(tx);
  return { id, isNew: true };
}

/** How many of this client's jobs wait or run. */
export async function countOpenJobs(tx: ClientTransaction): Promise<number> {
  const { open } = await tx
    .selectFrom("jobs")
    .select(sql<number>`count(*)::int`.as("open"))
    .where("client_id", "=", tx.clientId)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return open;
}

/** Frees the key of what came to nothing or is over, and finds who has it still. */
async function jobByKey(
  tx: ClientTransaction,
  { ownerUserId, kind, idempotencyKey, isKeyChosen = false }: JobRequest,
): Promise<FoundJob | undefined> {
  const repeatSeconds = isKeyChosen ? CHOSEN_REPEAT_SECONDS : REPEAT_SECONDS;
  await tx
    .updateTable("jobs")
    .set({ key_is_free: true })
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("kind", "=", kind)
    .where("idempotency_key", "=", idempotencyKey)
    .where("key_is_free", "=", false)
    .where(
      sql<boolean>`state in ('failed', 'cancelled', 'expired')
        or ended_at < clock_timestamp() - make_interval(secs => ${sql.lit(repeatSeconds)})`,
    )
    .execute();
  return tx
    .selectFrom("jobs")
    .select(["id", "seal_key_id", "sealed_parameters"])
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("kind", "=", kind)
    .where("idempotency_key", "=", idempotencyKey)
    .where("key_is_free", "=", false)
    .executeTakeFirst();
}

interface FoundJob {
  readonly id: string;
  readonly seal_key_id: string | null;
  readonly sealed_parameters: Uint8Array;
}

function requireSame(jobSeal: JobSeal, found: FoundJob, parameters: unknown): void {
  // It was dropped to make room: whoever asks twice gets what they had.
  if (found.sealed_parameters.byteLength === 0) return;
  // With another key than ours nobody can tell, and such a job is started anew anyway.
  if (found.seal_key_id !== jobSeal.keyId) return;
  const before = jobSeal.open(found.id, found.sealed_parameters);
  if (isDeepStrictEqual(before, JSON.parse(JSON.stringify(parameters)))) return;
  throw new DomainError(
    "conflict",
    "jobs/key-used",
    "Something else was asked for with this key. Use a key of its own for each request.",
  );
}

async function refuseTooMany(
  tx: ClientTransaction,
  { ownerUserId, most }: JobRequest,
  bytes: number,
): Promise<void> {
  const { ofClient, ofOwner } = await tx
    .selectFrom("jobs")
    .select([
      sql<number>`count(*)::int`.as("ofClient"),
      sql<number>`(count(*) filter (where owner_user_id = ${ownerUserId}::uuid))::int`.as("ofOwner"),
    ])
    .where("client_id", "=", tx.clientId)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  if (ofOwner >= most.ofOwner)
    throw tooMany(
      "You have as many jobs under way as there may be at once. Wait until one is done, or cancel one.",
    );
  if (ofClient >= most.ofClient) throw tooMany("Too many jobs are under way here. Try again in a minute.");
  const { hourly, hourlyBytes } = await tx
    .selectFrom("jobs")
    .select([
      sql<number>`count(*)::int`.as("hourly"),
      sql<number>`coalesce(sum(octet_length(sealed_parameters)), 0)::float8`.as("hourlyBytes"),
    ])
    .where("client_id", "=", tx.clientId)
    .where("owner_user_id", "=", ownerUserId)
    .where("created_at", ">", sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  if (hourly >= most.hourly)
    throw tooMany("You have started as many jobs in the last hour as there may be. Try again later.", 600);
  if (hourlyBytes + bytes > (most.hourlyBytes ?? HOURLY_BYTES))
    throw tooMany(
      "What you have had done in the last hour is as long as it may be. Ask for less, or try again later.",
      600,
    );
}

const tooMany = (message: string, retryAfterSeconds = 60) =>
  new DomainError("too-many", "jobs/too-many", message, { retryAfterSeconds });
