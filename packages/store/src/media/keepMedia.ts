import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import { type MediaRoom, takenMediaRoom } from "./clientMedia.ts";
import { bytesOf, type MediumToKeep, sizesAsJson } from "./keptMedia.ts";
import { pieceBytes, piecesOf } from "./pieces.ts";

type Clients = Pick<Store, "withClient">;

export interface MediumKeeping {
  /** The account; absent for the command line. */
  readonly addedBy?: string | undefined;
  readonly most: MediaRoom;
}

/** So much goes in one transaction: the embedded store, which has one connection, is away for some 50 ms. */
const bytesAtOnce = 2 * pieceBytes;

/**
 * Keeps one for this client. What is there already, by its name and so by its bytes, stays as it is.
 *
 * @returns whether it is new.
 * @throws DomainError `media/no-room`.
 */
export async function keepMedium(
  store: Clients,
  clientId: string,
  medium: MediumToKeep,
  keeping: MediumKeeping,
): Promise<boolean> {
  if (!(await stageMedium(store, clientId, medium, keeping))) return false;
  return (await store.withClient(clientId, (tx) => finishMedia(tx, [medium.name]))) > 0;
}

/**
 * Lays one by for a client, some pieces in each transaction: nobody sees it before `finishMedia`. Who lays the same one by at the same time
 * writes the same bytes.
 *
 * @returns whether it is new; what is kept already stays as it is.
 * @throws DomainError `media/no-room` where the client would have more than `most`.
 */
export async function stageMedium(
  store: Clients,
  clientId: string,
  medium: MediumToKeep,
  keeping: MediumKeeping,
): Promise<boolean> {
  if (!(await store.withClient(clientId, (tx) => beginMedium(tx, medium, keeping)))) return false;
  for (const pieces of together(medium))
    await store.withClient(clientId, async (tx) => {
      for (const { width_px, place, piece } of pieces)
        await tx
          .insertInto("client_media_pieces")
          .values({ client_id: clientId, name: medium.name, width_px, place, piece })
          .onConflict((conflict) =>
            conflict.columns(["client_id", "name", "width_px", "place"]).doUpdateSet({ piece }),
          )
          .execute();
    });
  return true;
}

async function beginMedium(
  tx: ClientTransaction,
  medium: MediumToKeep,
  { addedBy, most }: MediumKeeping,
): Promise<boolean> {
  // Two at once would both find room for one.
  const turn = sql`pg_advisory_xact_lock(hashtextextended(${`media ${tx.clientId}`}::text, 0))`;
  await tx.selectNoFrom(turn.as("turn")).execute();
  const there = await tx
    .selectFrom("client_media")
    .select("is_whole")
    .where("client_id", "=", tx.clientId)
    .where("name", "=", medium.name)
    .executeTakeFirst();
  if (there?.is_whole === true) return false;
  const bytes = bytesOf(medium.sizes);
  const taken = await takenMediaRoom(tx);
  if (there === undefined && (taken.files >= most.files || taken.bytes + bytes > most.bytes))
    throw noRoom(taken, most);
  const described = {
    original_name: medium.originalName,
    alternative_text: medium.alternativeText,
    sizes: sizesAsJson(medium.sizes),
    bytes,
    added_by: addedBy ?? null,
    source_hash: medium.sourceHash ?? null,
  };
  await tx
    .insertInto("client_media")
    .values({ client_id: tx.clientId, name: medium.name, is_whole: false, ...described })
    .onConflict((conflict) => conflict.columns(["client_id", "name"]).doUpdateSet(described))
    .execute();
  return true;
}

/**
 * Shows media to readers of which all pieces lie there.
 *
 * @returns how many of them nobody saw before.
 * @throws DomainError `media/changed-meanwhile` where one has been taken away.
 */
export async function finishMedia(tx: ClientTransaction, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable("client_media")
    .set({ is_whole: true })
    .where("client_id", "=", tx.clientId)
    .where("name", "in", names)
    .where("is_whole", "=", false)
    .executeTakeFirst();
  const { there } = await tx
    .selectFrom("client_media")
    .select(({ fn }) => fn.countAll<string>().as("there"))
    .where("client_id", "=", tx.clientId)
    .where("name", "in", names)
    .executeTakeFirstOrThrow();
  if (Number(there) < new Set(names).size) throw goneMeanwhile();
  return Number(numUpdatedRows);
}

/** Takes away what was laid by and nobody has seen. */
export async function discardMedia(tx: ClientTransaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .deleteFrom("client_media")
    .where("client_id", "=", tx.clientId)
    .where("name", "in", names)
    .where("is_whole", "=", false)
    .execute();
}

type Piece = { readonly width_px: number; readonly place: number; readonly piece: Buffer };

/** The pieces of all sizes, as many together as one transaction takes. */
function* together({ sizes }: MediumToKeep): Generator<readonly Piece[]> {
  let pieces: Piece[] = [];
  let bytes = 0;
  for (const [width_px, whole] of sizes)
    for (const { place, piece } of piecesOf(whole)) {
      if (pieces.length > 0 && bytes + piece.length > bytesAtOnce) {
        yield pieces;
        pieces = [];
        bytes = 0;
      }
      pieces.push({ width_px, place, piece });
      bytes += piece.length;
    }
  if (pieces.length > 0) yield pieces;
}

const noRoom = (taken: MediaRoom, most: MediaRoom) =>
  new DomainError(
    "conflict",
    "media/no-room",
    `There is no room for this file: ${inMegabytes(taken.bytes)} of ${inMegabytes(most.bytes)} MB and ${taken.files.toLocaleString("en-NZ")} of ${most.files.toLocaleString("en-NZ")} files are in use. Delete some that no text uses.`,
  );

const inMegabytes = (bytes: number): number => Math.round(bytes / 1_000_000);

const goneMeanwhile = () =>
  new DomainError(
    "conflict",
    "media/changed-meanwhile",
    "A picture or film was taken away while it came in. Nothing was changed: try again.",
  );
