import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import { type AreaAllowance, spendAllowance } from "./areaAllowances.ts";
import type { PackedArea } from "./packedArea.ts";

export type { AreaAllowance } from "./areaAllowances.ts";

export interface SavedFor {
  /** Whose area it becomes; a visitor's has nobody. */
  readonly createdBy?: string | undefined;
  /** What a new area counts for, in an order that is the same for every caller. */
  readonly allowances: readonly AreaAllowance[];
}

/** What an area takes beside its geometry: its row and three indexes, in bytes. */
const rowBytes = 512;
/** What even the smallest area counts for, in bytes: it takes as long as any other to look through and to remove. */
const leastBytes = 4_096;

/** What keeping an area counts for, in bytes. */
export const chargedBytes = ({ packed }: Pick<PackedArea, "packed">): number =>
  Math.max(packed.length + rowBytes, leastBytes);
/** The same of a row of `areas`. */
export const chargedInStore = sql<number>`greatest(octet_length(packed) + ${sql.lit(rowBytes)}, ${sql.lit(leastBytes)})`;

/**
 * Saves an area for this client. One that is there already counts as used and costs nothing; except that a visitor, of whom
 * there is no end, pays for keeping it another while as for a new one.
 *
 * @throws DomainError `area/kept-too-many` when an allowance is used up.
 */
export async function saveArea(
  tx: ClientTransaction,
  area: PackedArea,
  { createdBy, allowances }: SavedFor,
): Promise<void> {
  const { id, packed } = area;
  const keptArea = await areaOf(tx, id).executeTakeFirst();
  if (keptArea === undefined || (keptArea.isDue && createdBy === undefined))
    for (const allowance of allowances) await spendAllowance(tx, allowance, chargedBytes(area));
  if (keptArea !== undefined) return useArea(tx, id, createdBy);
  await tx
    .insertInto("areas")
    .values({ client_id: tx.clientId, id, packed, created_by: createdBy ?? null })
    .onConflict((conflict) => conflict.columns(["client_id", "id"]).doNothing())
    .execute();
}

/**
 * The area as it was saved (see `unpackArea`), or undefined where this client has none of that id.
 *
 * @param isUse whether it counts as used. A visitor's reading must not: it would keep for ever what a stranger has saved.
 */
export async function findArea(
  tx: ClientTransaction,
  id: string,
  { isUse }: { readonly isUse: boolean },
): Promise<string | undefined> {
  const row = await areaOf(tx, id).select("packed").executeTakeFirst();
  if (row?.isDue && isUse) await useArea(tx, id);
  return row?.packed;
}

/** Which of these areas this client keeps. Asking is no use of them. */
export const areasAmong = (tx: ClientTransaction, ids: readonly string[]): Promise<string[]> =>
  tx
    .selectFrom("areas")
    .select("id")
    .where("client_id", "=", tx.clientId)
    .where(sql<boolean>`id = any(${ids})`)
    .execute()
    .then((rows) => rows.map(({ id }) => id));

/** Makes an area a person's where it was nobody's, as one of use. @returns whether this client has it. */
export async function claimArea(tx: ClientTransaction, id: string, userId: string): Promise<boolean> {
  const row = await areaOf(tx, id).executeTakeFirst();
  if (row !== undefined) await useArea(tx, id, userId);
  return row !== undefined;
}

const areaOf = (tx: ClientTransaction, id: string) =>
  tx.selectFrom("areas").select(isDue.as("isDue")).where("client_id", "=", tx.clientId).where("id", "=", id);

/** Use is noted once a day, so that reading is mostly no writing. */
const isDue = sql<boolean>`used_at < now() - interval '1 day'`;

/** Notes that an area is used, and by whom where nobody has it. */
async function useArea(tx: ClientTransaction, id: string, userId?: string): Promise<void> {
  const isOwner = sql<boolean>`created_by is null and ${userId ?? null}::uuid is not null`;
  await tx
    .updateTable("areas")
    .set({ used_at: sql`now()`, created_by: sql`coalesce(created_by, ${userId ?? null}::uuid)` })
    .where("client_id", "=", tx.clientId)
    .where("id", "=", id)
    .where((where) => where.or([isDue, isOwner]))
    .execute();
}
