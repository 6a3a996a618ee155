import { sql } from "kysely";
import { rowBytes } from "./areas.ts";
import type { ClientTransaction } from "./database.ts";
import type { Store } from "./store.ts";

export interface AreaLifetimes {
  readonly visitorDays: number;
  readonly memberDays: number;
  /** Visitors' areas that were last used then or before go as well: see `visitorsBeyond`. */
  readonly visitorsUntil?: string | undefined;
}

/** How many areas go in one transaction. */
const areasAPiece = 200;

/**
 * When the newest of those visitors' areas was last used that have no room, if those used last have it first. In the
 * database's own words, which are finer than a Date; undefined when there is room for all.
 *
 * @param mostBytes what all visitors' areas of this client may take.
 */
export async function visitorsBeyond(tx: ClientTransaction, mostBytes: number): Promise<string | undefined> {
  const { rows } = await sql<{ usedAt: string }>`
    select used_at::text as "usedAt" from (
      select used_at, sum(octet_length(packed) + ${rowBytes}::int) over (order by used_at desc) as bytes
      from areas where client_id = ${tx.clientId}::uuid and created_by is null
    ) as newest_first
    where bytes > ${mostBytes}::bigint order by newest_first.used_at desc limit 1`.execute(tx);
  return rows[0]?.usedAt;
}

/**
 * Removes areas that nobody has used for so long, and what is known of allowances whose time is over.
 *
 * @returns how many areas went; fewer than there are to remove, so ask until it is none.
 */
export async function purgeAreas(
  tx: ClientTransaction,
  { visitorDays, memberDays, visitorsUntil }: AreaLifetimes,
): Promise<number> {
  await tx
    .deleteFrom("area_allowances")
    .where("client_id", "=", tx.clientId)
    .where(sql<boolean>`window_ends_at <= now()`)
    .execute();
  const days = sql`make_interval(days => case when created_by is null then ${visitorDays}::int else ${memberDays}::int end)`;
  const isOver = sql<boolean>`used_at < now() - ${days}`;
  const isBeyond = sql<boolean>`created_by is null and used_at <= ${visitorsUntil ?? "-infinity"}::timestamptz`;
  const { numDeletedRows } = await tx
    .deleteFrom("areas")
    .where("client_id", "=", tx.clientId)
    .where("id", "in", (query) =>
      query
        .selectFrom("areas")
        .select("id")
        .where("client_id", "=", tx.clientId)
        .where((where) => where.or([isOver, isBeyond]))
        .orderBy("used_at")
        .limit(areasAPiece),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Makes the room of purged areas usable again in the embedded database, which nobody else vacuums. A server does it by itself.
 */
export async function vacuumAreas({ engine, shared }: Pick<Store, "engine" | "shared">): Promise<void> {
  if (engine === "pglite") await sql`vacuum areas, area_allowances`.execute(shared);
}
