import { type Place, refuse } from "../input/refusal.ts";
import type { ZipMember } from "./zipMembers.ts";

/** Tables of numbers pack to a twentieth or fiftieth; what packs to a two-hundredth is nothing, over and over. */
const mostTimes = 200;
const harmlessBytes = 256e6;

/** What has come out of a file, of the zips within it too: each of them alone would multiply what the one around it may. */
export interface Unpacking {
  /** Of the outermost file. */
  readonly fileBytes: number;
  unpackedBytes: number;
}

/**
 * Adds what a zip (a spreadsheet is one too) says it unpacks to.
 * @throws DomainError `import/zip-bomb`.
 */
export function checkZip(place: Place, unpacking: Unpacking, members: readonly ZipMember[]): void {
  for (const { bytes } of members) unpacking.unpackedBytes += bytes;
  const { fileBytes, unpackedBytes } = unpacking;
  if (unpackedBytes <= harmlessBytes || unpackedBytes <= fileBytes * mostTimes) return;
  throw refuse(
    "zip-bomb",
    place,
    `it unpacks from ${mb(fileBytes)} to ${mb(unpackedBytes)}, as no data does`,
    "If it is what it should be, unpack it and name the file within.",
  );
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
