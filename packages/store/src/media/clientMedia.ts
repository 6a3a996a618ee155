import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import { type KeptMedium, sizesOf } from "./keptMedia.ts";

export type { KeptMedium, MediumToKeep } from "./keptMedia.ts";
export { pieceBytes } from "./pieces.ts";

/** How much of a client's is kept. */
export interface MediaRoom {
  readonly files: number;
  readonly bytes: number;
}

/** What this client keeps, with all sizes of its pictures and with what is on its way in. */
export async function takenMediaRoom(tx: ClientTransaction): Promise<MediaRoom> {
  const taken = await tx
    .selectFrom("client_media")
    .select([sql<number>`count(*)::int`.as("files"), sql<string>`coalesce(sum(bytes), 0)::text`.as("bytes")])
    .where("client_id", "=", tx.clientId)
    .executeTakeFirstOrThrow();
  return { files: taken.files, bytes: Number(taken.bytes) };
}

export async function findMedium(tx: ClientTransaction, name: string): Promise<KeptMedium | undefined> {
  const row = await tx
    .selectFrom("client_media")
    .select([
      "name",
      "original_name as originalName",
      "alternative_text as alternativeText",
      "added_at as addedAt",
    ])
    .select("sizes")
    .where("client_id", "=", tx.clientId)
    .where("name", "=", name)
    .where("is_whole", "=", true)
    .executeTakeFirst();
  return row && { ...row, sizes: sizesOf(row.sizes) };
}

/** One piece of a size of one, `pieceBytes` long but for the last; undefined where there is none. */
export async function readMediumPiece(
  tx: ClientTransaction,
  { name, widthPx, place }: { readonly name: string; readonly widthPx: number; readonly place: number },
): Promise<Uint8Array | undefined> {
  const row = await tx
    .selectFrom("client_media_pieces")
    .select("piece")
    .where("client_id", "=", tx.clientId)
    .where("name", "=", name)
    .where("width_px", "=", widthPx)
    .where("place", "=", place)
    .executeTakeFirst();
  return row?.piece;
}

/** Says what is to be seen on one. @returns what was said before; undefined where this client has no such medium. */
export async function describeMedium(
  tx: ClientTransaction,
  name: string,
  alternativeText: string,
): Promise<string | undefined> {
  const before = await tx
    .selectFrom("client_media")
    .select("alternative_text")
    .where("client_id", "=", tx.clientId)
    .where("name", "=", name)
    .where("is_whole", "=", true)
    .forUpdate()
    .executeTakeFirst();
  if (before !== undefined && before.alternative_text !== alternativeText)
    await tx
      .updateTable("client_media")
      .set({ alternative_text: alternativeText })
      .where("client_id", "=", tx.clientId)
      .where("name", "=", name)
      .execute();
  return before?.alternative_text;
}

/** Removes one with all its sizes. @returns what it was called; undefined where this client has no such medium. */
export async function deleteMedium(tx: ClientTransaction, name: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("client_media")
    .where("client_id", "=", tx.clientId)
    .where("name", "=", name)
    .where("is_whole", "=", true)
    .returning("original_name")
    .executeTakeFirst();
  return row?.original_name;
}
