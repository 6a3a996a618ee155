import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";
import { type KeyRing, openWith, type SealedAnew, sealWith } from "../sealing/keyRing.ts";

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
 * @param keys seal it; no database holds them.
 */
export async function keepPendingTotp(
  queries: Queries,
  keys: KeyRing,
  userId: string,
  secret: string,
): Promise<void> {
  const values = {
    pending_secret: sealWith(keys, secret),
    pending_until: sql<Date>`now() + make_interval(mins => ${sql.lit(PENDING_MINUTES)})`,
  };
  await queries
    .insertInto("totp_factors")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}

/** The secret that waits for its first code, or undefined: none, or it has waited too long, or the keys have changed since. */
export async function pendingTotp(
  queries: Queries,
  keys: KeyRing,
  userId: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("totp_factors")
    .select("pending_secret")
    .where("user_id", "=", userId)
    .where(sql<boolean>`pending_until > now()`)
    .executeTakeFirst();
  return row?.pending_secret ? openWith(keys, row.pending_secret)?.text : undefined;
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

/** The secret that codes are checked against. @throws DomainError `factors/secret-lost` where none of the keys has sealed it. */
export async function totpSecret(
  queries: Queries,
  keys: KeyRing,
  userId: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("totp_factors")
    .select("sealed_secret")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row?.sealed_secret) return undefined;
  const opened = openWith(keys, row.sealed_secret);
  if (opened === undefined)
    throw new DomainError(
      "unavailable",
      "factors/secret-lost",
      "Codes of your app cannot be checked any more, because a key of this installation was changed. Use a recovery code or a passkey, or ask your administrator to remove your second factors.",
    );
  return opened.text;
}

/** Seals with the newest key what an older one has sealed, so that that one can go. What none opens stays as it is. */
export async function renewTotpSecrets(queries: Queries, keys: KeyRing): Promise<SealedAnew> {
  const rows = await queries
    .selectFrom("totp_factors")
    .select(["user_id", "sealed_secret"])
    .where("sealed_secret", "is not", null)
    .execute();
  let [renewed, lost] = [0, 0];
  for (const { user_id, sealed_secret } of rows) {
    const opened = sealed_secret === null ? undefined : openWith(keys, sealed_secret);
    if (opened === undefined) lost += 1;
    else if (opened.isByOlderKey) {
      const { numUpdatedRows } = await queries
        .updateTable("totp_factors")
        .set({ sealed_secret: sealWith(keys, opened.text) })
        .where("user_id", "=", user_id)
        // Another app may have been set up meanwhile.
        .where("sealed_secret", "=", sealed_secret)
        .executeTakeFirst();
      renewed += Number(numUpdatedRows);
    }
  }
  return { renewed, lost };
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
