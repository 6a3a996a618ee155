import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import { bytesOf, type KeptMedium, type MediumToKeep, sizesAsJson, sizesOf } from "./keptMedia.ts";
import { piecesOf } from "./pieces.ts";

export type { KeptMedium, MediumToKeep } from "./keptMedia.ts";
export { pieceBytes } from "./pieces.ts";

/** How much of a client's is kept. */
export interface MediaRoom {
  readonly files: number;
  readonly bytes: number;
}

/** What this client keeps, with all sizes of its pictures. */
export async function takenMediaRoom(tx: ClientTransaction): Promise<MediaRoom> {
  const taken = await tx
    .selectFrom("client_media")
    .select([sql<number>`count(*)::int`.as("files"), sql<string>`coalesce(sum(bytes), 0)::text`.as("bytes")])
    .where("client_id", "=", tx.clientId)
    .executeTakeFirstOrThrow();
  return { files: taken.files, bytes: Number(taken.bytes) };
}

/**
 * Keeps one for this client. What is there already, by its name and so by its bytes, stays as it is.
 *
 * @param addedBy the account; absent for the command line.
 * @returns whether it is new.
 * @throws DomainError `media/no-room` where the client would have more than `most`.
 */
export async function putMedium(
  tx: ClientTransaction,
  medium: MediumToKeep,
  { addedBy, most }: { readonly addedBy?: string | undefined; readonly most: MediaRoom },
): Promise<boolean> {
  // Two at once would both find room for one.
  const turn = sql`pg_advisory_xact_lock(hashtextextended(${`media ${tx.clientId}`}::text, 0))`;
  await tx.selectNoFrom(turn.as("turn")).execute();
  if ((await findMedium(tx, medium.name)) !== undefined) return false;
  const bytes = bytesOf(medium.sizes);
  const taken = await takenMediaRoom(tx);
  if (taken.files >= most.files || taken.bytes + bytes > most.bytes) throw noRoom(taken, most);
  await tx
    .insertInto("client_media")
    .values({
      client_id: tx.clientId,
      name: medium.name,
      original_name: medium.originalName,
      alternative_text: medium.alternativeText,
      sizes: sizesAsJson(medium.sizes),
      bytes,
      added_by: addedBy ?? null,
    })
    .execute();
  for (const [width_px, whole] of medium.sizes)
    for (const { place, piece } of piecesOf(whole))
      await tx
        .insertInto("client_media_pieces")
        .values({ client_id: tx.clientId, name: medium.name, width_px, place, piece })
        .execute();
  return true;
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
    .returning("original_name")
    .executeTakeFirst();
  return row?.original_name;
}

const noRoom = (taken: MediaRoom, most: MediaRoom) =>
  new DomainError(
    "conflict",
    "media/no-room",
    `There is no room for this file: ${inMegabytes(taken.bytes)} of ${inMegabytes(most.bytes)} MB and ${taken.files.toLocaleString("en-NZ")} of ${most.files.toLocaleString("en-NZ")} files are in use. Delete some that no text uses.`,
  );

const inMegabytes = (bytes: number): number => Math.round(bytes / 1_000_000);
