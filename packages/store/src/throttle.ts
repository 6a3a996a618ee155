import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "./database.ts";

/** So many failures are free; then each one blocks, 1 minute at first, doubling up to 15. */
export const FREE_FAILURES = 5;
const LONGEST_BLOCK_MINUTES = 15;
/** Failures older than this are forgotten, so a stranger can slow an account down but never lock it. */
const FORGET_AFTER_HOURS = 24;

export interface ThrottleState {
  /** In a row since the last success. */
  readonly failures: number;
  /** How long to wait; 0 when a try is free. */
  readonly retryAfterSeconds: number;
}

/** One key per thing counted: `account:<e-mail>`, `network:<address>`. It is stored as a hash. */
const hashOf = (key: string): Buffer => createHash("sha256").update(key).digest();

const retryAfter = sql<number>`greatest(0, ceil(extract(epoch from blocked_until - now())))::int`;

/** Whether a try is allowed now. Ask before looking at the password. */
export async function throttleState(queries: Queries, key: string): Promise<ThrottleState> {
  const row = await queries
    .selectFrom("throttles")
    .select(["failures", retryAfter.as("retryAfterSeconds")])
    .where("key_hash", "=", hashOf(key))
    .where(sql<boolean>`last_failure_at > now() - make_interval(hours => ${sql.lit(FORGET_AFTER_HOURS)})`)
    .executeTakeFirst();
  return { failures: row?.failures ?? 0, retryAfterSeconds: row?.retryAfterSeconds ?? 0 };
}

/** Counts a failure and says what follows from it. Safe when many fail at once. */
export async function recordFailure(queries: Queries, key: string): Promise<ThrottleState> {
  const { rows } = await sql<ThrottleState>`
    insert into throttles as t (key_hash, failures, last_failure_at) values (${hashOf(key)}::bytea, 1, now())
    on conflict (key_hash) do update set
      failures = case when t.last_failure_at > now() - make_interval(hours => ${sql.lit(FORGET_AFTER_HOURS)})
        then t.failures + 1 else 1 end,
      last_failure_at = now(),
      blocked_until = case
        when t.last_failure_at > now() - make_interval(hours => ${sql.lit(FORGET_AFTER_HOURS)})
          and t.failures + 1 >= ${sql.lit(FREE_FAILURES)}
        -- The exponent is capped, since 2 to the power of a thousand failures overflows.
        then now() + make_interval(mins => least(${sql.lit(LONGEST_BLOCK_MINUTES)},
          power(2, least(t.failures + 1 - ${sql.lit(FREE_FAILURES)}, 10)))::int)
      end
    returning failures, ${retryAfter} as "retryAfterSeconds"`.execute(queries);
  const [state] = rows;
  if (state === undefined) throw new Error("The throttle's row was not returned.");
  return { failures: state.failures, retryAfterSeconds: state.retryAfterSeconds ?? 0 };
}

/** A network may fail so often at once, and as often again in an hour: an office shares one address. */
export const NETWORK_FAILURES_PER_HOUR = 100;

const oneFailure = sql`make_interval(secs => 3600.0 / ${sql.lit(NETWORK_FAILURES_PER_HOUR)})`;

/**
 * Counts a failure of a network's: 100 are free, and one comes back every 36 seconds, which is also the longest wait. Successes
 * change nothing, or whoever has one account could go on trying others.
 */
export async function recordNetworkFailure(queries: Queries, key: string): Promise<void> {
  // The hour's allowance is used up when `blocked_until`, which each failure moves on, has reached the present.
  await sql`
    insert into throttles as t (key_hash, failures, last_failure_at, blocked_until)
    values (${hashOf(key)}::bytea, 1, now(), now() + ${oneFailure} - interval '1 hour')
    on conflict (key_hash) do update set
      failures = t.failures + 1,
      last_failure_at = now(),
      blocked_until = greatest(coalesce(t.blocked_until, now()), now() - interval '1 hour') + ${oneFailure}`.execute(
    queries,
  );
}

/** Forgets the failures: after a success. */
export async function clearFailures(queries: Queries, key: string): Promise<void> {
  await queries.deleteFrom("throttles").where("key_hash", "=", hashOf(key)).execute();
}

/** Removes failures too old to count, and says how many keys that were. It keeps the table small. */
export async function purgeForgottenFailures(queries: Queries): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("throttles")
    .where(sql<boolean>`last_failure_at <= now() - make_interval(hours => ${sql.lit(FORGET_AFTER_HOURS)})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
