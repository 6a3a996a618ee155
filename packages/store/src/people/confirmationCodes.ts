import { createHash, createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { CodeFlow, Queries } from "../engine/database.ts";

/** A code is good for so long after it was made. */
export const CODE_MINUTES = 10;
/** And for so many tries, the right one among them; from elsewhere than where it was asked for, for as many again. */
const MOST_TRIES = 5;
const DIGITS = 6;
/** Then a code that nobody used is forgotten. Until then whoever has it is told that it has expired. */
const FORGET_AFTER_HOURS = 24;

/** Whose code, and for what. */
export interface CodePurpose {
  readonly userId: string;
  readonly flow: CodeFlow;
  /** For a sign-up, which one. */
  readonly signUpId?: string | undefined;
}

/** A network as codes know it, in hexadecimal: where one was asked for, or is tried. */
export const networkMark = (network: string): string =>
  createHash("sha256").update(`code:${network}`).digest("hex");

export type CodeOutcome = "right" | "mismatch" | "expired";

/** @param key the installation's, which no dump of the database holds: 32 bytes or more. */
const hashOf = (key: Uint8Array, { userId, flow, signUpId = "" }: CodePurpose, code: string): Buffer =>
  createHmac("sha256", key).update(`${userId} ${flow} ${signUpId} ${code}`).digest();

/**
 * Makes a code, which voids the former one of this person and flow, and returns it: it is kept nowhere.
 *
 * @param askedFrom the mark of the network that asked for it.
 */
export async function makeCode(
  queries: Queries,
  key: Uint8Array,
  purpose: CodePurpose,
  askedFrom?: string,
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const fresh = {
    sign_up_id: purpose.signUpId ?? null,
    code_hash: hashOf(key, purpose, code),
    asked_from: askedFrom === undefined ? null : Buffer.from(askedFrom, "hex"),
    tries: 0,
    tries_elsewhere: 0,
    expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(CODE_MINUTES)})`,
  };
  await queries
    .insertInto("confirmation_codes")
    .values({ user_id: purpose.userId, flow: purpose.flow, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "flow"]).doUpdateSet({ ...fresh, made_at: sql<Date>`now()` }),
    )
    .execute();
  return code;
}

/**
 * Counts a try, and says how it went; a right code stays until it is spent. Only who has the right one learns that it has expired, by time or
 * by wrong tries before it: a person without a code, or without an account, looks like a wrong code. Tries from elsewhere than where
 * it was asked for count by themselves, so that a stranger who knows an address cannot void what its owner was sent.
 *
 * @param triedFrom the mark of the network that tries it.
 */
export async function lookAtCode(
  queries: Queries,
  key: Uint8Array,
  purpose: CodePurpose,
  code: string,
  triedFrom?: string,
): Promise<CodeOutcome> {
  const isElsewhere = sql<boolean>`asked_from is distinct from ${triedFrom === undefined ? null : Buffer.from(triedFrom, "hex")}::bytea`;
  const row = await queries
    .updateTable("confirmation_codes")
    .set({
      tries: sql`tries + (not (${isElsewhere}))::int`,
      tries_elsewhere: sql`tries_elsewhere + (${isElsewhere})::int`,
    })
    .where("user_id", "=", purpose.userId)
    .where("flow", "=", purpose.flow)
    .returning([
      "code_hash",
      sql<number>`case when ${isElsewhere} then tries_elsewhere else tries end`.as("tries"),
      sql<boolean>`expires_at > now()`.as("isLive"),
    ])
    .executeTakeFirst();
  const hash = hashOf(key, purpose, code);
  if (!timingSafeEqual(row?.code_hash ?? Buffer.alloc(32), hash)) return "mismatch";
  return row?.isLive && row.tries <= MOST_TRIES ? "right" : "expired";
}

/** Uses a code up; false where it is none, as of two at once with the same one for the second. */
export async function spendCode(
  queries: Queries,
  key: Uint8Array,
  purpose: CodePurpose,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("confirmation_codes")
    .where("user_id", "=", purpose.userId)
    .where("flow", "=", purpose.flow)
    .where("code_hash", "=", hashOf(key, purpose, code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** As `lookAtCode`, and a right code is gone with it, as is one that has expired. */
export async function tryCode(
  queries: Queries,
  key: Uint8Array,
  purpose: CodePurpose,
  code: string,
  triedFrom?: string,
): Promise<CodeOutcome> {
  const outcome = await lookAtCode(queries, key, purpose, code, triedFrom);
  return (await spendCode(queries, key, purpose, code)) ? outcome : "mismatch";
}

/** Removes codes that ran out long ago, and says how many. */
export async function purgeConfirmationCodes(queries: Queries): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom("confirmation_codes")
    .where(sql<boolean>`expires_at <= now() - make_interval(hours => ${sql.lit(FORGET_AFTER_HOURS)})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
