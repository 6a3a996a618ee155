import { fstatSync } from "node:fs";
import type { Place } from "../input/refusal.ts";
import { bytesAt } from "./bytesAt.ts";
import { damagedZip } from "./damagedZip.ts";

// https://pkware.cachefly.net/webdocs/APPNOTE/APPNOTE-6.3.10.TXT, read as GDAL's minizip does: what lies before the zip
// in its file shifts all places in it.
const signature = { end: 0x06054b50, wideLocator: 0x07064b50, wideEnd: 0x06064b50, entry: 0x02014b50 };
const endBytes = 22;
const locatorBytes = 20;
const entryBytes = 46;
const longestEnd = endBytes + 0xffff;
const longestDirectory = 64e6;
/** Stands where a number is too great for its 32 bits, and follows in 64. */
const wide = 0xffffffff;

/** A file within a zip, as the zip's directory states it. */
export interface ZipMember {
  readonly name: string;
  readonly bytes: number;
  readonly packedBytes: number;
  /** Where its local header begins in the file. */
  readonly position: number;
  readonly method: number;
}

/**
 * The files in an open zip (a spreadsheet is one too); none where there is no zip.
 * @throws DomainError `import/damaged` where the directory is not what it says it is.
 */
export function zipMembers(place: Place, handle: number): ZipMember[] {
  const directory = directoryOf(handle, place);
  return directory === undefined ? [] : membersOf(directory, place);
}

interface Directory {
  readonly bytes: Buffer;
  readonly count: number;
  /** What lies before the zip in its file. */
  readonly shift: number;
  readonly fileBytes: number;
}

function directoryOf(handle: number, place: Place): Directory | undefined {
  const { size } = fstatSync(handle);
  const tailAt = Math.max(0, size - longestEnd);
  const tail = bytesAt(handle, tailAt, longestEnd);
  const at = lastIndexOf(tail, signature.end);
  if (at < 0 || tail.length - at < endBytes) return undefined;
  let end = tailAt + at;
  let [count, length, offset] = [
    tail.readUInt16LE(at + 10),
    tail.readUInt32LE(at + 12),
    tail.readUInt32LE(at + 16),
  ];
  const locator = lastIndexOf(tail, signature.wideLocator);
  if (locator >= 0) {
    // Anywhere else it would be for some readers and not for others.
    if (locator !== at - locatorBytes) throw unlisted(place);
    end = readWide(tail, locator + 8, place);
    const record = bytesAt(handle, end, 56);
    if (record.length < 56 || record.readUInt32LE(0) !== signature.wideEnd) throw unlisted(place);
    [count, length, offset] = [32, 40, 48].map((each) => readWide(record, each, place)) as [
      number,
      number,
      number,
    ];
  }
  const shift = end - length - offset;
  if (shift < 0 || length > longestDirectory) throw unlisted(place);
  return { bytes: bytesAt(handle, end - length, length), count, shift, fileBytes: size };
}

function membersOf({ bytes, count, shift, fileBytes }: Directory, place: Place): ZipMember[] {
  const members: ZipMember[] = [];
  for (let at = 0; members.length < count; ) {
    if (at + entryBytes > bytes.length || bytes.readUInt32LE(at) !== signature.entry) throw unlisted(place);
    const nameBytes = bytes.readUInt16LE(at + 28);
    const extraBytes = bytes.readUInt16LE(at + 30);
    const nameAt = at + entryBytes;
    const extra = bytes.subarray(nameAt + nameBytes, nameAt + nameBytes + extraBytes);
    const [unpackedBytes, packedBytes, offset] = widened(
      [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)],
      extra,
      place,
    ) as [number, number, number];
    const position = offset + shift;
    if (position + packedBytes > fileBytes) throw unlisted(place);
    members.push({
      name: bytes.toString("utf8", nameAt, nameAt + nameBytes),
      bytes: unpackedBytes,
      packedBytes,
      position,
      method: bytes.readUInt16LE(at + 10),
    });
    at = nameAt + nameBytes + extraBytes + bytes.readUInt16LE(at + 32);
  }
  return members;
}

/** Numbers whose 64 bits follow in the extra field 1, in their order. */
function widened(numbers: readonly number[], extra: Buffer, place: Place): number[] {
  let own: Buffer = Buffer.alloc(0);
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1) own = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  let at = 0;
  return numbers.map((number) => {
    if (number !== wide || at + 8 > own.length) return number;
    at += 8;
    return readWide(own, at - 8, place);
  });
}

/** A number of 64 bits. No file is so long that its own are not held exactly. */
function readWide(bytes: Buffer, at: number, place: Place): number {
  const number = Number(bytes.readBigUInt64LE(at));
  if (!Number.isSafeInteger(number)) throw unlisted(place);
  return number;
}

function lastIndexOf(bytes: Buffer, mark: number): number {
  const wanted = Buffer.alloc(4);
  wanted.writeUInt32LE(mark);
  return bytes.lastIndexOf(wanted);
}

const unlisted = (place: Place) => damagedZip(place, "its list of files cannot be read");
