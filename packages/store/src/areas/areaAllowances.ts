import { createHash } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** How much may be kept in a window of time, which begins with the first area in it. */
export interface AreaAllowance {
  /** Whom it is counted for within the client. Kept as a hash. */
  readonly who: string;
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
  { who, hours, areas, bytes: mostBytes }: AreaAllowance,
  bytes: number,
): Promise<void> {
  const whoHash = createHash("sha256").update(who).digest();
  const { rows } = await sql`
    insert into area_allowances as spent (client_id, who_hash, window_ends_at, areas, bytes)
    values (${tx.clientId}::uuid, ${whoHash}::bytea, now() + make_interval(hours => ${hours}::int), 1, ${bytes}::bigint)
    on conflict (client_id, who_hash) do update set
      window_ends_at = case when spent.window_ends_at <= now() then excluded.window_ends_at else spent.window_ends_at end,
      areas = case when spent.window_ends_at <= now() then 1 else spent.areas + 1 end,
      bytes = case when spent.window_ends_at <= now() then excluded.bytes else spent.bytes + excluded.bytes end
    where spent.window_ends_at <= now()
      or (spent.areas < ${areas}::int and spent.bytes + excluded.bytes <= ${mostBytes}::bigint)
    returning areas`.execute(tx);
  if (rows.length === 0) throw await keptTooMany(tx, whoHash);
}

async function keptTooMany(tx: ClientTransaction, whoHash: Buffer): Promise<DomainError> {
  const row = await tx
    .selectFrom("area_allowances")
    .select(sql<number>`greatest(1, ceil(extract(epoch from window_ends_at - now())))::int`.as("seconds"))
    .where("client_id", "=", tx.clientId)
    .where("who_hash", "=", whoHash)
    .executeTakeFirst();
  return new DomainError(
    "too-many",
    "area/kept-too-many",
    "Too many areas have been kept from here of late. The answers for an area do not need it to be kept; a link to it does. Try again later.",
    { retryAfterSeconds: row?.seconds ?? 60 },
  );
}
