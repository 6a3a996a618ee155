import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { type Place, refuse } from "../refusal.ts";

/** The end of a zip lists its files; a comment may follow it. https://pkware.cachefly.net/webdocs/APPNOTE/APPNOTE-6.3.10.TXT */
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const entryBytes = 46;
const longestEnd = 22 + 0xffff;

/** Tables of numbers pack to a twentieth or fiftieth; what packs to a two-hundredth is nothing, over and over. */
const mostTimes = 200;
const harmlessBytes = 256e6;

/**
 * Looks at what a zip (a spreadsheet is one too) says it unpacks to.
 * @throws DomainError `import/zip-bomb`.
 */
export function checkZip(place: Place, path: string): void {
  const handle = openSync(path, "r");
  try {
    const { size } = fstatSync(handle);
    if (bytesAt(handle, 0, 2).toString("latin1") !== "PK") return;
    const end = bytesAt(handle, Math.max(0, size - longestEnd), longestEnd);
    const at = end.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (at < 0 || end.length - at < 22 || end.readUInt32LE(at) !== endMark) return;
    const unpacked = unpackedBytes(bytesAt(handle, end.readUInt32LE(at + 16), end.readUInt32LE(at + 12)));
    if (unpacked <= harmlessBytes || unpacked <= size * mostTimes) return;
    throw refuse(
      "zip-bomb",
      place,
      `it unpacks from ${mb(size)} to ${mb(unpacked)}, as no data does`,
      "If it is what it should be, unpack it and name the file within.",
    );
  } finally {
    closeSync(handle);
  }
}

/** What the entries of a directory of files say they unpack to together. */
function unpackedBytes(directory: Buffer): number {
  let sum = 0;
  for (let at = 0; at + entryBytes <= directory.length && directory.readUInt32LE(at) === entryMark; ) {
    sum += directory.readUInt32LE(at + 24);
    at +=
      entryBytes +
      directory.readUInt16LE(at + 28) +
      directory.readUInt16LE(at + 30) +
      directory.readUInt16LE(at + 32);
  }
  return sum;
}

function bytesAt(handle: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(Math.min(length, 64e6));
  return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, position));
}

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
