import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Store } from "@stopbank/store";
import { findMedium, type KeptMedium, pieceBytes, readMediumPiece } from "@stopbank/store/client-media";
import { findInstallationMedium, readInstallationMediumPiece } from "@stopbank/store/installation-media";
import { createShippedSizes } from "./shippedSizes.ts";

/** A medium in the size that is wanted, before any of its bytes is read. */
export interface FoundMedium {
  readonly bytes: number;
  /** Of its size; 0 as it is. */
  readonly widthPx: number;
  /** From a byte to one that is not read any more, piece by piece. */
  read(from: number, to: number): AsyncIterable<Uint8Array>;
}

/** Has something read from the store when it is the reader's turn. */
export type Look = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * @param leastWidthPx the narrowest size of a picture that is as wide; as it is without, or where none is.
 * @param look for each look into the store, now and while it is read.
 */
export type FindMedium = (
  clientId: string,
  name: string,
  leastWidthPx: number | undefined,
  look: Look,
) => Promise<FoundMedium | undefined>;

interface MediaPlaces {
  readonly store: Store;
  /** Those that come with the program. */
  readonly shipped: string;
}

type ReadPiece = (place: { name: string; widthPx: number; place: number }) => Promise<Uint8Array | undefined>;

/**
 * Finds the client's own, else the installation's, else one that comes with the program.
 *
 * @param places names have been checked: nothing in them leads out of a folder.
 */
export function createMediaFinder({ store, shipped }: MediaPlaces): FindMedium {
  const narrower = createShippedSizes();
  return async (clientId, name, leastWidthPx, look) => {
    const own = await look(() => store.withClient(clientId, (tx) => findMedium(tx, name)));
    if (own !== undefined)
      return keptMedium(own, leastWidthPx, (at) =>
        look(() => store.withClient(clientId, (tx) => readMediumPiece(tx, at))),
      );
    const everybodys = await look(() => findInstallationMedium(store.shared, name));
    if (everybodys !== undefined)
      return keptMedium(everybodys, leastWidthPx, (at) =>
        look(() => readInstallationMediumPiece(store.shared, at)),
      );
    const path = join(shipped, name);
    const found = await shippedMedium(path);
    const drawn = found && (await narrower(path, name, leastWidthPx));
    return drawn === undefined ? found : inMemory(drawn);
  };
}

const inMemory = ({ bytes, widthPx }: { readonly bytes: Buffer; readonly widthPx: number }): FoundMedium => ({
  bytes: bytes.length,
  widthPx,
  async *read(from, to) {
    yield bytes.subarray(from, to);
  },
});

function keptMedium(
  { name, sizes }: KeptMedium,
  leastWidthPx: number | undefined,
  readPiece: ReadPiece,
): FoundMedium {
  const fitting =
    leastWidthPx === undefined ? [] : [...sizes.keys()].filter((width) => width >= leastWidthPx);
  const widthPx = fitting.length === 0 ? 0 : Math.min(...fitting);
  return {
    bytes: sizes.get(widthPx) ?? 0,
    widthPx,
    async *read(from, to) {
      for (let place = Math.floor(from / pieceBytes); place * pieceBytes < to; place++) {
        const piece = await readPiece({ name, widthPx, place });
        // It was deleted meanwhile: the answer breaks off, so that nobody takes it for whole.
        if (piece === undefined) throw new Error("A piece of a medium is gone.");
        const begin = place * pieceBytes;
        yield piece.subarray(Math.max(0, from - begin), Math.min(piece.length, to - begin));
      }
    },
  };
}

async function shippedMedium(path: string): Promise<FoundMedium | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  });
  if (found === undefined || !found.isFile() || found.size === 0) return undefined;
  return {
    bytes: found.size,
    widthPx: 0,
    read: (from, to) => createReadStream(path, { start: from, end: to - 1 }),
  };
}
