import { readMediaName } from "@stopbank/contract/media-name";
import type { Store } from "@stopbank/store";
import { findMedium, pieceBytes, readMediumPiece } from "@stopbank/store/client-media";
import { findInstallationMedium, readInstallationMediumPiece } from "@stopbank/store/installation-media";
import { createMediaFinder } from "../media/mediaFinder.ts";
import { shippedMedia } from "../media/shippedMedia.ts";

/** A medium of a client's as it is, or of the installation's where no client is named; undefined where it is gone. */
export async function bytesOfMedium(
  store: Store,
  clientId: string | undefined,
  name: string,
): Promise<Uint8Array | undefined> {
  const found =
    clientId === undefined
      ? await findInstallationMedium(store.shared, name)
      : await store.withClient(clientId, (tx) => findMedium(tx, name));
  const length = found?.sizes.get(0);
  if (length === undefined) return undefined;
  const pieces: Uint8Array[] = [];
  for (let place = 0; place * pieceBytes < length; place++) {
    const at = { name, widthPx: 0, place };
    const piece =
      clientId === undefined
        ? await readInstallationMediumPiece(store.shared, at)
        : await store.withClient(clientId, (tx) => readMediumPiece(tx, at));
    if (piece === undefined) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Whether readers find a medium: the client's own, the installation's, or one that comes with the program. */
export async function isMediumThere(
  store: Store,
  clientId: string | undefined,
  name: string,
): Promise<boolean> {
  if (readMediaName(name) === undefined) return false;
  if (clientId === undefined && (await findInstallationMedium(store.shared, name)) !== undefined) return true;
  // Of no client there is none of its own: any id finds the rest.
  const find = createMediaFinder({ store, shipped: shippedMedia });
  return (await find(clientId ?? "00000000-0000-4000-8000-000000000000", name, undefined)) !== undefined;
}
