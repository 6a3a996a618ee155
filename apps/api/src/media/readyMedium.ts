import { createHash } from "node:crypto";
import { type MediaName, mediaNameOf } from "@stopbank/contract/media-name";

/** A file that has been looked at and may be kept. */
export interface ReadyMedium {
  /** As `mediaNameOf` writes it. */
  readonly name: string;
  /** By width in pixels; 0 is as it is. */
  readonly sizes: ReadonlyMap<number, Uint8Array>;
  /** Of the file that it was made from. */
  readonly sourceHash?: string;
}

/** Half of a file's SHA-256: as names have it. */
export const hashOfFile = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/** @param narrower other sizes of a picture, by width in pixels. */
export const readyMedium = (
  bytes: Uint8Array,
  about: Omit<MediaName, "hash">,
  narrower: ReadonlyMap<number, Uint8Array> = new Map(),
): ReadyMedium => ({
  name: mediaNameOf({ ...about, hash: hashOfFile(bytes) }),
  sizes: new Map([[0, bytes], ...narrower]),
});
