import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import { isFor } from "./claimJob.ts";
import type { JobSeal } from "./jobSeal.ts";

/** How many rows go in one transaction. */
const ROWS_A_PIECE = 200;

/**
 * This client's jobs that are due and that nobody works on: put back, or left by a process that is gone. Whoever looks after
 * the queue, and can read them, sees to it that each is in it.
 */
export async function listIdleJobs(
  tx: ClientTransaction,
  jobSeal: Pick<JobSeal, "keyId">,
): Promise<{ id: string; kind: string }[]> {
  return tx
    .selectFrom("jobs")
    .select(["id", "kind"])
    .where("client_id", "=", tx.clientId)
    .where("ended_at", "is", null)
    .where(sql<boolean>`due_at <= now() and (lease_until is null or lease_until < now())`)
    .where(isFor(jobSeal))
    .orderBy("due_at")
    .limit(ROWS_A_PIECE)
    .execute();
}

/** Takes this client's jobs from whoever held them, for a process that knows that nobody does any more. What was begun counts. */
export async function freeJobs(tx: ClientTransaction): Promise<void> {
  await tx
    .updateTable("jobs")
    .set({ state: "queued", lease_until: null })
    .where("client_id", "=", tx.clientId)
    .where("state", "=", "running")
    .execute();
}

/**
 * Ends what is no longer kept: the outputs of jobs that have ended, jobs that nobody began, and those whose process is gone and
 * that nobody began anew, as where no process offers their kind any more.
 *
 * @returns how many; again, until there are none.
 */
export async function expireJobs(tx: ClientTransaction): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("jobs")
    .set({
      state: "expired",
      outputs: "[]",
      lease_until: null,
      ended_at: sql`coalesce(ended_at, now())`,
    })
    .where("client_id", "=", tx.clientId)
    .where("id", "in", (query) =>
      query
        .selectFrom("jobs")
        .select("id")
        .where("client_id", "=", tx.clientId)
        .where("expires_at", "<=", sql<Date>`now()`)
        .where("state", "<>", "expired")
        .where(sql<boolean>`(lease_until is null or lease_until < clock_timestamp())`)
        .limit(ROWS_A_PIECE)
        .forUpdate(),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Ends what is kept of an owner's oldest jobs in this client, so that what is kept of theirs is at most so many bytes: their newest
 * stays whatever it is.
 *
 * @returns how many jobs.
 */
export async function keepNewestWithin(
  tx: ClientTransaction,
  ownerUserId: string,
  mostBytes: number,
): Promise<number> {
  const { rows } = await sql`
    update jobs set state = 'expired', outputs = '[]'
    where client_id = ${tx.clientId} and id in (
      select id from (
        select id, row_number() over newest as place, sum(bytes) over newest as so_far
        from (
          select id, ended_at, (
            select coalesce(sum((output ->> 'bytes')::float8), 0) from jsonb_array_elements(described_outputs) as output
          ) as bytes
          from jobs where client_id = ${tx.clientId} and owner_user_id = ${ownerUserId} and state = 'done'
        ) as sized
        window newest as (order by ended_at desc, id)
      ) as kept
      where place > 1 and so_far > ${mostBytes}::float8
    )
    returning id`.execute(tx);
  return rows.length;
}

/** Shorter ones are kept as long as their job. */
const LONG_BYTES = 8_192;

/**
 * Drops what ended jobs were asked where it is long, but for each owner's newest of so many bytes together: a list of 5,000 addresses has
 * 200 kB, and stays for weeks with its job otherwise.
 *
 * @returns how many; again, until it answers 0.
 */
export async function dropOldRequests(tx: ClientTransaction, mostBytes: number): Promise<number> {
  const { rows } = await sql`
    update jobs set sealed_parameters = ''::bytea
    where client_id = ${tx.clientId} and id in (
      select id from (
        select id, sum(octet_length(sealed_parameters)) over (
          partition by owner_user_id order by ended_at desc, id
        ) as so_far
        from jobs
        where client_id = ${tx.clientId} and ended_at is not null
          and octet_length(sealed_parameters) > ${LONG_BYTES}::int
      ) as sized
      where so_far > ${mostBytes}::float8
      limit ${ROWS_A_PIECE}
    )
    returning id`.execute(tx);
  return rows.length;
}

/** Removes jobs that expired so many days ago, and grants whose time is over. Again, until it answers 0. */
export async function purgeJobs(tx: ClientTransaction, days: number): Promise<number> {
  await tx
    .deleteFrom("job_grants")
    .where("client_id", "=", tx.clientId)
    .where("expires_at", "<=", sql<Date>`now()`)
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom("jobs")
    .where("client_id", "=", tx.clientId)
    .where("id", "in", (query) =>
      query
        .selectFrom("jobs")
        .select("id")
        .where("client_id", "=", tx.clientId)
        .where("state", "=", "expired")
        .where("expires_at", "<=", sql<Date>`now() - make_interval(days => ${days}::int)`)
        .limit(ROWS_A_PIECE),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Makes the room of purged jobs, and of what the queue has dealt with, usable again in the embedded database, which nobody else
 * vacuums. A server does it by itself.
 */
export async function vacuumJobs({ engine, shared }: Pick<Store, "engine" | "shared">): Promise<void> {
  if (engine === "pglite")
    await sql`vacuum jobs, job_grants, clients_with_jobs, pgboss.job_common, pgboss.queue, pgboss.version`.execute(
      shared,
    );
}
