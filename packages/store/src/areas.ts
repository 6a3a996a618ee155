import { sql } from "kysely";
import { type AreaAllowance, spendAllowance } from "./areaAllowances.ts";
import type { ClientTransaction } from "./database.ts";
import type { PackedArea } from "./packedArea.ts";
import type { Store } from "./store.ts";

export type { AreaAllowance } from "./areaAllowances.ts";

export interface SavedFor {
  /** Whose area it becomes; a visitor's has nobody. */
  readonly createdBy?: string | undefined;
  /** What a new area counts for, in an order that is the same for every caller. */
  readonly allowances: readonly AreaAllowance[];
}

/**
 * Saves an area for this client. One that is there already counts as used and costs nothing.
 *
 * @throws DomainError `area/kept-too-many` when an allowance is used up.
 */
export async function saveArea(
  tx: ClientTransaction,
  { id, packed }: PackedArea,
  { createdBy, allowances }: SavedFor,
): Promise<void> {
  if (await useArea(tx, id, createdBy)) return;
  for (const allowance of allowances) await spendAllowance(tx, allowance, packed.length);
  await tx
    .insertInto("areas")
    .values({ client_id: tx.clientId, id, packed, created_by: createdBy ?? null })
    .onConflict((conflict) => conflict.columns(["client_id", "id"]).doNothing())
    .execute();
}

/** The area as it was saved (see `unpackArea`), or undefined where this client has none of that id. It counts as used. */
export async function findArea(tx: ClientTransaction, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom("areas")
    .select(["packed", isDue.as("isDue")])
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (row?.isDue) await useArea(tx, id);
  return row?.packed;
}

/** Use is noted once a day, so that reading is mostly no writing. */
const isDue = sql<boolean>`used_at < now() - interval '1 day'`;

/** Notes that an area is used, and by whom where nobody has it. @returns whether it is there. */
async function useArea(tx: ClientTransaction, id: string, userId?: string): Promise<boolean> {
  const isOwner = sql<boolean>`created_by is null and ${userId ?? null}::uuid is not null`;
  await tx
    .updateTable("areas")
    .set({ used_at: sql`now()`, created_by: sql`coalesce(created_by, ${userId ?? null}::uuid)` })
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .where((where) => where.or([isDue, isOwner]))
    .execute();
  const row = await tx
    .selectFrom("areas")
    .select("id")
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AreaLifetimes {
  readonly visitorDays: number;
  readonly memberDays: number;
}

/** How many areas go in one transaction. */
const areasAPiece = 200;

/**
 * Removes areas that nobody has used for so long, and what is known of allowances whose time is over.
 *
 * @returns how many areas went; fewer than there are to remove, so ask until it is none.
 */
export async function purgeAreas(
  tx: ClientTransaction,
  { visitorDays, memberDays }: AreaLifetimes,
): Promise<number> {
  await tx
    .deleteFrom("area_allowances")
    .where("client_id", "=", tx.clientId)
    .where(sql<boolean>`window_ends_at <= now()`)
    .execute();
  const days = sql`make_interval(days => case when created_by is null then ${visitorDays}::int else ${memberDays}::int end)`;
  const { numDeletedRows } = await tx
    .deleteFrom("areas")
    .where("client_id", "=", tx.clientId)
    .where("id", "in", (query) =>
      query
        .selectFrom("areas")
        .select("id")
        .where("client_id", "=", tx.clientId)
        .where(sql<boolean>`used_at < now() - ${days}`)
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
