import { readdir } from "node:fs/promises";
import type { Store } from "@stopbank/store";
import { findMedium, pieceBytes, readMediumPiece } from "@stopbank/store/client-media";
import {
  findInstallationMedium,
  listInstallationMedia,
  readInstallationMediumPiece,
} from "@stopbank/store/installation-media";
import { shippedMedia } from "../media/shippedMedia.ts";
import type { ContentOwner } from "./contentOwner.ts";

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

/** The names of all media that readers find: the client's own, the installation's, and those that come with the program. */
export async function knownMedia(owner: ContentOwner, store: Store): Promise<ReadonlySet<string>> {
  const [own, everybodys, shipped] = [
    await owner.media(),
    await listInstallationMedia(store.shared),
    await readdir(shippedMedia).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    }),
  ];
  return new Set([...[...own, ...everybodys].map(({ name }) => name), ...shipped]);
}
