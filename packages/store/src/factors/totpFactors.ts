import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";
import { seal, unseal } from "../sealing/seal.ts";

/** How long a secret that was shown waits for its first code. */
const PENDING_MINUTES = 30;

export interface TotpFactor {
  readonly confirmedAt: Date;
  readonly lastUsedAt: Date | undefined;
}

/** The person's authenticator app, once a code of it has been confirmed. */
export async function findTotp(queries: Queries, userId: string): Promise<TotpFactor | undefined> {
  const row = await queries
    .selectFrom("totp_factors")
    .select(["confirmed_at", "last_used_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const confirmedAt = row?.confirmed_at;
  return confirmedAt ? { confirmedAt, lastUsedAt: row?.last_used_at ?? undefined } : undefined;
}

/**
 * Keeps a secret until a code confirms it. The app that is in use until then goes on.
 *
 * @param key seals it: 32 bytes, which no database holds.
 */
export async function keepPendingTotp(
  queries: Queries,
  key: Uint8Array,
  userId: string,
  secret: string,
): Promise<void> {
  const values = {
    pending_secret: seal(key, secret),
    pending_until: sql<Date>`now() + make_interval(mins => ${sql.lit(PENDING_MINUTES)})`,
  };
  await queries
    .insertInto("totp_factors")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}

/** The secret that waits for its first code, or undefined: none, or it has waited too long. */
export async function pendingTotp(
  queries: Queries,
  key: Uint8Array,
  userId: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("totp_factors")
    .select("pending_secret")
    .where("user_id", "=", userId)
    .where(sql<boolean>`pending_until > now()`)
    .executeTakeFirst();
  return row?.pending_secret ? unseal(key, row.pending_secret) : undefined;
}

/**
 * The secret that waits is the person's from now on, in place of a former one.
 *
 * @param step of the code that confirmed it, which is used up by that.
 */
export async function confirmTotp(queries: Queries, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("totp_factors")
    .set({
      sealed_secret: sql`pending_secret`,
      confirmed_at: sql`now()`,
      last_step: step,
      last_used_at: null,
      pending_secret: null,
      pending_until: null,
    })
    .where("user_id", "=", userId)
    .where(sql<boolean>`pending_until > now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The secret that codes are checked against. */
export async function totpSecret(
  queries: Queries,
  key: Uint8Array,
  userId: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("totp_factors")
    .select("sealed_secret")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.sealed_secret ? unseal(key, row.sealed_secret) : undefined;
}

/** Uses a time step up: true for one of all who come with its code, however many do at once, and for none of an earlier step. */
export async function spendStep(queries: Queries, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("totp_factors")
    .set({ last_step: step, last_used_at: sql`now()` })
    .where("user_id", "=", userId)
    .where("sealed_secret", "is not", null)
    .where(sql<boolean>`last_step < ${step}::bigint`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when there was none in use. */
export async function removeTotp(queries: Queries, userId: string): Promise<boolean> {
  const removed = await queries
    .deleteFrom("totp_factors")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .executeTakeFirst();
  return removed?.confirmed_at instanceof Date;
}
