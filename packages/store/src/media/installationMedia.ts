import type { Queries } from "../engine/database.ts";
import { bytesOf, type KeptMedium, type MediumToKeep, sizesAsJson, sizesOf } from "./keptMedia.ts";
import { piecesOf } from "./pieces.ts";

/** As `keepMedium`, of those that belong to no client. @param tx a transaction: its pieces come one by one. */
export async function putInstallationMedium(tx: Queries, medium: MediumToKeep): Promise<boolean> {
  const added = await tx
    .insertInto("installation_media")
    .values({
      name: medium.name,
      original_name: medium.originalName,
      alternative_text: medium.alternativeText,
      sizes: sizesAsJson(medium.sizes),
      bytes: bytesOf(medium.sizes),
      source_hash: medium.sourceHash ?? null,
    })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  if (added === undefined) return false;
  for (const [width_px, whole] of medium.sizes)
    for (const { place, piece } of piecesOf(whole))
      await tx
        .insertInto("installation_media_pieces")
        .values({ name: medium.name, width_px, place, piece })
        .execute();
  return true;
}

/** As `describeMedium`, of those that belong to no client. */
export const describeInstallationMedium = (
  queries: Queries,
  name: string,
  alternativeText: string,
): Promise<unknown> =>
  queries
    .updateTable("installation_media")
    .set({ alternative_text: alternativeText })
    .where("name", "=", name)
    .execute();

/** As `findMedium`, of those that belong to no client. */
export async function findInstallationMedium(
  queries: Queries,
  name: string,
): Promise<KeptMedium | undefined> {
  const row = await queries
    .selectFrom("installation_media")
    .select(["name", "original_name as originalName", "alternative_text as alternativeText"])
    .select(["sizes", "added_at as addedAt"])
    .where("name", "=", name)
    .executeTakeFirst();
  return row && { ...row, sizes: sizesOf(row.sizes) };
}

/** As `readMediumPiece`, of those that belong to no client. */
export async function readInstallationMediumPiece(
  queries: Queries,
  { name, widthPx, place }: { readonly name: string; readonly widthPx: number; readonly place: number },
): Promise<Uint8Array | undefined> {
  const row = await queries
    .selectFrom("installation_media_pieces")
    .select("piece")
    .where("name", "=", name)
    .where("width_px", "=", widthPx)
    .where("place", "=", place)
    .executeTakeFirst();
  return row?.piece;
}

/** What is known of all that belong to no client, by their names. */
export const listInstallationMedia = (
  queries: Queries,
): Promise<Pick<KeptMedium, "name" | "originalName" | "alternativeText">[]> =>
  queries
    .selectFrom("installation_media")
    .select(["name", "original_name as originalName", "alternative_text as alternativeText"])
    .orderBy("name")
    .execute();
