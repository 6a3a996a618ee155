import { closeSync, fstatSync, openSync } from "node:fs";
import { type Place, refuse } from "../refusal.ts";
import { bytesAt } from "./bytesAt.ts";

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
 * The files in a zip (a spreadsheet is one too); none where there is no zip.
 * @throws DomainError `import/damaged` where the directory is not what it says it is.
 */
export function zipMembers(place: Place, path: string): ZipMember[] {
  const handle = openSync(path, "r");
  try {
    if (bytesAt(handle, 0, 2).toString("latin1") !== "PK" && !/\.zip$/i.test(path)) return [];
    const directory = directoryOf(handle, place);
    return directory === undefined ? [] : membersOf(directory, place);
  } finally {
    closeSync(handle);
  }
}

interface Directory {
  readonly bytes: Buffer;
  readonly count: number;
  /** What lies before the zip in its file. */
  readonly shift: number;
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
    end = Number(tail.readBigUInt64LE(locator + 8));
    const record = bytesAt(handle, end, 56);
    if (record.length < 56 || record.readUInt32LE(0) !== signature.wideEnd) throw unlisted(place);
    [count, length, offset] = [32, 40, 48].map((each) => Number(record.readBigUInt64LE(each))) as [
      number,
      number,
      number,
    ];
  }
  const shift = end - length - offset;
  if (shift < 0 || length > longestDirectory) throw unlisted(place);
  return { bytes: bytesAt(handle, end - length, length), count, shift };
}

function membersOf({ bytes, count, shift }: Directory, place: Place): ZipMember[] {
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
    );
    members.push({
      name: bytes.toString("utf8", nameAt, nameAt + nameBytes),
      bytes: unpackedBytes!,
      packedBytes: packedBytes!,
      position: offset! + shift,
      method: bytes.readUInt16LE(at + 10),
    });
    at = nameAt + nameBytes + extraBytes + bytes.readUInt16LE(at + 32);
  }
  return members;
}

/** Numbers whose 64 bits follow in the extra field 1, in their order. */
function widened(numbers: readonly number[], extra: Buffer): number[] {
  let own: Buffer = Buffer.alloc(0);
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1) own = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  let at = 0;
  return numbers.map((number) => {
    if (number !== wide || at + 8 > own.length) return number;
    at += 8;
    return Number(own.readBigUInt64LE(at - 8));
  });
}

function lastIndexOf(bytes: Buffer, mark: number): number {
  const wanted = Buffer.alloc(4);
  wanted.writeUInt32LE(mark);
  return bytes.lastIndexOf(wanted);
}

const unlisted = (place: Place) =>
  refuse(
    "damaged",
    place,
    "its list of files cannot be read",
    "It is probably cut short or damaged: copy or pack it again.",
  );
