import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";

/** After this many failures each further one blocks: 1 minute at first, doubling up to 15. */
const FREE_FAILURES = 5;
const LONGEST_BLOCK_MINUTES = 15;
/** Failures older than this are forgotten. No allowance's period is longer. */
const FORGET_AFTER_HOURS = 24;

/** What follows from failures under one key. */
export type ThrottleRule =
  /** So many are free, then each blocks for longer; a success forgets them. For one who tries one account. */
  | { readonly kind: "doubling" }
  /**
   * So many failures are free at once, and as many again come back evenly over the period, which is at most a day. A
   * success gives back its own try alone, or whoever has one account could go on trying others.
   */
  | { readonly kind: "allowance"; readonly failures: number; readonly periodSeconds: number };

export interface Limit {
  /** What is counted, such as `network:<address>`. It is stored as a hash. */
  readonly key: string;
  readonly rule: ThrottleRule;
  /** How much of an allowance a try takes, at most all of it; 1 without it. */
  readonly weight?: number;
}

/** A try that was let through. It counts as a failure under all its limits until it is said to be none. */
export interface LogInAttempt {
  readonly limits: readonly (Limit & { readonly failures: number })[];
}

/** A try that was not: under which limit, for how long, and how often since that limit last let one through. */
export interface Refusal {
  readonly limit: Limit;
  readonly retryAfterSeconds: number;
  readonly refusedInARow: number;
}

const hashOf = (key: string): Buffer => createHash("sha256").update(key).digest();

/**
 * Counts a try as failed before it is looked at, under all limits or none, and says whether it may be looked at. However
 * many come at once, in however many processes, no more are let through than the limits allow.
 *
 * @param limits the narrowest first, and those of a kind always at the same place: their rows are locked in this order.
 */
export async function reserveAttempt(
  store: Store,
  limits: readonly Limit[],
): Promise<{ readonly attempt: LogInAttempt } | { readonly refusal: Refusal }> {
  try {
    const reservation = await store.withoutClient(async (tx) => {
      const done: LogInAttempt["limits"][number][] = [];
      for (const limit of limits) done.push({ ...limit, failures: await reserve(tx, limit) });
      return done;
    });
    return { attempt: { limits: reservation } };
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return { refusal: await countRefusal(store.shared, error.limit) };
  }
}

/** Ends the transaction in which a limit was found to be reached, so that nothing stays counted under the others. */
class LimitReached extends Error {
  readonly limit: Limit;
  constructor(limit: Limit) {
    super("A limit is reached.");
    this.limit = limit;
  }
}

type Allowance = ThrottleRule & { kind: "allowance" };
const periodOf = (rule: Allowance) => sql`make_interval(secs => ${rule.periodSeconds}::float8)`;
const shareOf = (rule: Allowance, weight = 1) =>
  sql`make_interval(secs => ${(rule.periodSeconds / rule.failures) * weight}::float8)`;

/** @returns the failures counted under the key, this one included. */
async function reserve(tx: Queries, limit: Limit): Promise<number> {
  const row = await (limit.rule.kind === "doubling"
    ? doublingOf(tx, limit.key)
    : allowanceOf(tx, limit.key, limit.rule, limit.weight)
  ).executeTakeFirst();
  if (row === undefined) throw new LimitReached(limit);
  return row.failures;
}

const doublingOf = (tx: Queries, key: string) => {
  const failures = sql<number>`case when throttles.last_failure_at > now() - make_interval(hours => ${sql.lit(FORGET_AFTER_HOURS)})
    then throttles.failures + 1 else 1 end`;
  return tx
    .insertInto("throttles")
    .values({ key_hash: hashOf(key), failures: 1, last_failure_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column("key_hash")
        .doUpdateSet({
          failures,
          refused: 0,
          last_failure_at: sql`now()`,
          blocked_until: sql`case when ${failures} >= ${sql.lit(FREE_FAILURES)}
            -- The exponent is capped, since 2 to the power of a thousand failures overflows.
            then now() + make_interval(mins => least(${sql.lit(LONGEST_BLOCK_MINUTES)},
              power(2, least(${failures} - ${sql.lit(FREE_FAILURES)}, 10)))::int)
          end`,
        })
        .where(sql<boolean>`throttles.blocked_until is null or throttles.blocked_until <= now()`),
    )
    .returning("failures");
};

/** `blocked_until` says how far the allowance is used up: wholly when it has reached the present. */
const allowanceOf = (tx: Queries, key: string, rule: Allowance, weight: number | undefined) => {
  const share = shareOf(rule, weight);
  const used = sql<Date>`greatest(throttles.blocked_until, now() - ${periodOf(rule)}) + ${share}`;
  return tx
    .insertInto("throttles")
    .values({
      key_hash: hashOf(key),
      failures: 1,
      last_failure_at: sql<Date>`now()`,
      blocked_until: sql<Date>`now() - ${periodOf(rule)} + ${share}`,
    })
    .onConflict((conflict) =>
      conflict
        .column("key_hash")
        .doUpdateSet({
          failures: sql`throttles.failures + 1`,
          refused: 0,
          last_failure_at: sql`now()`,
          blocked_until: used,
        })
        // By now() a transaction that began before the one it waited for would be refused the last of what is free.
        .where(sql<boolean>`${used} <= clock_timestamp()`),
    )
    .returning("failures");
};

async function countRefusal(queries: Queries, limit: Limit): Promise<Refusal> {
  const freeAt =
    limit.rule.kind === "doubling"
      ? sql`blocked_until`
      : sql`blocked_until + ${shareOf(limit.rule, limit.weight)}`;
  const row = await queries
    .updateTable("throttles")
    .set({ refused: sql`refused + 1` })
    .where("key_hash", "=", hashOf(limit.key))
    .returning(["refused", sql<number | null>`ceil(extract(epoch from ${freeAt} - now()))::int`.as("wait")])
    .executeTakeFirst();
  // The row may be free again, or gone, by now; whoever was refused still waits a little.
  const { refused = 1, wait = null } = row ?? {};
  return { limit, retryAfterSeconds: Math.max(1, wait ?? 1), refusedInARow: refused };
}

/** The try was no failure: what was counted for it is given back, and a doubling limit forgets what came before. */
export async function attemptSucceeded(store: Store, { limits }: LogInAttempt): Promise<void> {
  await store.withoutClient(async (tx) => {
    for (const limit of limits)
      if (limit.rule.kind === "allowance") await giveBack(tx, limit);
      else await tx.deleteFrom("throttles").where("key_hash", "=", hashOf(limit.key)).execute();
  });
}

/** The try was not looked at after all: everything is as it was before. */
export async function attemptAbandoned(store: Store, { limits }: LogInAttempt): Promise<void> {
  await store.withoutClient(async (tx) => {
    for (const limit of limits) await giveBack(tx, limit);
  });
}

async function giveBack(
  tx: Queries,
  { key, rule, weight, failures }: LogInAttempt["limits"][number],
): Promise<void> {
  const before =
    rule.kind === "allowance"
      ? sql<Date>`blocked_until - ${shareOf(rule, weight)}`
      : // The block is this try's own unless others came after it, and none is due for so few failures.
        sql<Date | null>`case when failures in (${failures}::int, ${sql.lit(FREE_FAILURES)}) then null else blocked_until end`;
  await tx
    .updateTable("throttles")
    .set({ failures: sql`greatest(failures - 1, 0)`, blocked_until: before })
    .where("key_hash", "=", hashOf(key))
    .execute();
}

/** Removes failures too old to count, and says how many keys that were. It keeps the table small. */
export async function purgeForgottenFailures(queries: Queries): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("throttles")
    .where(sql<boolean>`last_failure_at <= now() - make_interval(hours => ${sql.lit(FORGET_AFTER_HOURS)})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
