import { closeSync, createReadStream, openSync } from "node:fs";
import { pipeline, type Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { type Place, refuse } from "../refusal.ts";
import { bytesAt } from "./bytesAt.ts";
import { damagedZip } from "./damagedZip.ts";
import type { ZipMember } from "./zipMembers.ts";

const localBytes = 30;
const stored = 0;
const deflated = 8;

/** A member's bytes as it unpacks, no more than its zip states. It may be left off at any time. */
export async function* unpackMember(place: Place, path: string, member: ZipMember): AsyncGenerator<Buffer> {
  const { method, name, packedBytes } = member;
  if (method !== stored && method !== deflated)
    throw refuse(
      "unreadable",
      place,
      `${name} in it is packed in a way that is not read here`,
      "Unpack it and name the file within.",
    );
  const start = dataAt(place, path, member);
  if (packedBytes === 0) return;
  const packed = createReadStream(path, { start, end: start + packedBytes - 1 });
  let left = member.bytes;
  try {
    for await (const each of method === stored ? packed : inflated(packed)) {
      const chunk = (each as Buffer).subarray(0, left);
      left -= chunk.length;
      yield chunk;
      if (left === 0) return;
    }
  } catch (cause) {
    if (!String((cause as NodeJS.ErrnoException).code).startsWith("Z_")) throw cause;
    throw damagedZip(place, `${name} in it does not unpack`);
  } finally {
    packed.destroy();
  }
}

/** Errors of either stream come out of the second. */
const inflated = (packed: Readable) => pipeline(packed, createInflateRaw(), () => undefined);

/** Its name and extra field may be longer in front of it than in the directory. */
function dataAt(place: Place, path: string, { position, name }: ZipMember): number {
  const handle = openSync(path, "r");
  try {
    const local = bytesAt(handle, position, localBytes);
    if (local.length < localBytes) throw damagedZip(place, `${name} is not in it`);
    return position + localBytes + local.readUInt16LE(26) + local.readUInt16LE(28);
  } finally {
    closeSync(handle);
  }
}
