import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";

/** So many make a set. */
const HOW_MANY = 10;
/** Crockford's digits: 32 that are not taken for one another. */
const DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 16;

/** Letters that are read for digits are those digits; case and what groups them do not matter. */
const plainly = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");

const hashOf = (code: string): Buffer => createHash("sha256").update(plainly(code)).digest();

/** 80 random bits: `k7qp-2m9x-0d4t-zz1c`. */
function newCode(): string {
  // Of 256 values each of 32 digits has eight, so that none is likelier.
  const digits = [...randomBytes(LENGTH)].map((byte) => DIGITS[byte % DIGITS.length]).join("");
  return (digits.match(/.{4}/g) ?? []).join("-");
}

/**
 * Makes a set of codes, each of which stands in once for a person's second factor. The former set is void.
 *
 * @param tx a transaction, or the person is without codes between two statements.
 * @returns the codes, which are kept nowhere.
 */
export async function makeRecoveryCodes(tx: Queries, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await removeRecoveryCodes(tx, userId);
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code), used_at: null })))
    .execute();
  return codes;
}

/** Uses a code up: true for one of all who come with it, however many do at once. */
export async function spendRecoveryCode(queries: Queries, userId: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("recovery_codes")
    .set({ used_at: sql`now()` })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(code))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a code is one of the person's that was used up before. */
export async function isSpentRecoveryCode(queries: Queries, userId: string, code: string): Promise<boolean> {
  const row = await queries
    .selectFrom("recovery_codes")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(code))
    .where("used_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many a person has left. */
export async function countRecoveryCodes(queries: Queries, userId: string): Promise<number> {
  const row = await queries
    .selectFrom("recovery_codes")
    .select(sql<number>`count(*)::int`.as("left"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return row?.left ?? 0;
}

export async function removeRecoveryCodes(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}
