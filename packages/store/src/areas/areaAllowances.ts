import { createHash } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** How much may be kept in a window of time, which begins with the first area in it. */
export interface AreaAllowance {
  /** Whom it is counted for within the client. Kept as a hash. */
  readonly holder: string;
  readonly hours: number;
  readonly areas: number;
  readonly bytes: number;
}

/**
 * Counts one area of so many bytes. Safe when many are kept at once: what is counted and what is allowed are looked at in one
 * statement, under the row's lock.
 *
 * @throws DomainError `area/kept-too-many`.
 */
export async function spendAllowance(
  tx: ClientTransaction,
  { holder, hours, areas, bytes: mostBytes }: AreaAllowance,
  bytes: number,
): Promise<void> {
  const holderHash = createHash("sha256").update(holder).digest();
  const isOver = sql<boolean>`area_allowances.window_ends_at <= now()`;
  const spent = await tx
    .insertInto("area_allowances")
    .values({
      client_id: tx.clientId,
      who_hash: holderHash,
      window_ends_at: sql<Date>`now() + make_interval(hours => ${hours}::int)`,
      areas: 1,
      bytes,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["client_id", "who_hash"])
        .doUpdateSet({
          window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else area_allowances.window_ends_at end`,
          areas: sql`case when ${isOver} then 1 else area_allowances.areas + 1 end`,
          bytes: sql`case when ${isOver} then excluded.bytes else area_allowances.bytes + excluded.bytes end`,
        })
        .where(
          sql<boolean>`${isOver} or (area_allowances.areas < ${areas}::int and area_allowances.bytes + excluded.bytes <= ${mostBytes}::bigint)`,
        ),
    )
    .returning("areas")
    .executeTakeFirst();
  if (spent === undefined) throw await keptTooMany(tx, holderHash);
}

async function keptTooMany(tx: ClientTransaction, holderHash: Buffer): Promise<DomainError> {
  const row = await tx
    .selectFrom("area_allowances")
    .select(sql<number>`greatest(1, ceil(extract(epoch from window_ends_at - now())))::int`.as("seconds"))
    .where("client_id", "=", tx.clientId)
    .where("who_hash", "=", holderHash)
    .executeTakeFirst();
  return new DomainError(
    "too-many",
    "area/kept-too-many",
    "Too many areas have been kept from here of late. The answers for an area do not need it to be kept; a link to it does. Try again later.",
    { retryAfterSeconds: row?.seconds ?? 60 },
  );
}
