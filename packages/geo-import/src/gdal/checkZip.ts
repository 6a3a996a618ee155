import { statSync } from "node:fs";
import { type Place, refuse } from "../refusal.ts";
import type { ZipMember } from "./zipMembers.ts";

/** Tables of numbers pack to a twentieth or fiftieth; what packs to a two-hundredth is nothing, over and over. */
const mostTimes = 200;
const harmlessBytes = 256e6;

/**
 * Looks at what a zip (a spreadsheet is one too) says it unpacks to.
 * @throws DomainError `import/zip-bomb`.
 */
export function checkZip(place: Place, path: string, members: readonly ZipMember[]): void {
  const { size } = statSync(path);
  const unpacked = members.reduce((sum, { bytes }) => sum + bytes, 0);
  if (unpacked <= harmlessBytes || unpacked <= size * mostTimes) return;
  throw refuse(
    "zip-bomb",
    place,
    `it unpacks from ${mb(size)} to ${mb(unpacked)}, as no data does`,
    "If it is what it should be, unpack it and name the file within.",
  );
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
