import { pipeline, Readable } from "node:stream";
import { createInflateRaw, inflateRawSync } from "node:zlib";
import { type Place, refuse } from "../input/refusal.ts";
import { bytesAt } from "./bytesAt.ts";
import { damagedZip } from "./damagedZip.ts";
import { signalOfRun } from "./runUntil.ts";
import type { ZipMember } from "./zipMembers.ts";

const localBytes = 30;
const stored = 0;
const deflated = 8;
/** Up to here a member unpacks at once in less time than it takes to set up a stream. */
const smallBytes = 262_144;
const chunkBytes = 65_536;

/**
 * A member's bytes as it unpacks, no more than its zip states. It may be left off at any time.
 *
 * @param handle of the open zip, which stays open.
 * @throws DomainError `import/unreadable`, `import/damaged`; the signal's reason after an abort.
 */
export async function* unpackMember(place: Place, handle: number, member: ZipMember): AsyncGenerator<Buffer> {
  const { method, name, bytes, packedBytes } = member;
  if (method !== stored && method !== deflated)
    throw refuse(
      "unreadable",
      place,
      `${name} in it is packed in a way that is not read here`,
      "Unpack it and name the file within.",
    );
  const start = dataAt(place, handle, member);
  if (packedBytes === 0 || bytes === 0) return;
  try {
    if (Math.max(packedBytes, bytes) > smallBytes) yield* streamed(handle, start, member);
    else {
      const packed = bytesAt(handle, start, packedBytes);
      yield method === stored
        ? packed.subarray(0, bytes)
        : inflateRawSync(packed, { maxOutputLength: bytes });
    }
  } catch (cause) {
    if (!/^(Z_|ERR_BUFFER_TOO_LARGE$)/.test(String((cause as NodeJS.ErrnoException).code))) throw cause;
    throw damagedZip(place, `${name} in it does not unpack to what it should be`);
  }
}

async function* streamed(
  handle: number,
  start: number,
  { method, bytes, packedBytes }: ZipMember,
): AsyncGenerator<Buffer> {
  const packed = chunksOf(handle, start, packedBytes);
  const signal = signalOfRun();
  let left = bytes;
  for await (const each of method === stored ? packed : inflated(packed)) {
    signal?.throwIfAborted();
    const chunk = (each as Buffer).subarray(0, left);
    left -= chunk.length;
    yield chunk;
    if (left === 0) return;
  }
}

/** Not a stream of the file's own, which would close it. */
function* chunksOf(handle: number, start: number, length: number): Generator<Buffer> {
  for (let at = 0; at < length; at += chunkBytes)
    yield bytesAt(handle, start + at, Math.min(chunkBytes, length - at));
}

/** Errors of either stream come out of the second. */
const inflated = (packed: Iterable<Buffer>) =>
  pipeline(Readable.from(packed, { highWaterMark: 1 }), createInflateRaw(), () => undefined);

/** Its name and extra field may be longer in front of it than in the directory. */
function dataAt(place: Place, handle: number, { position, name }: ZipMember): number {
  const local = bytesAt(handle, position, localBytes);
  if (local.length < localBytes) throw damagedZip(place, `${name} is not in it`);
  return position + localBytes + local.readUInt16LE(26) + local.readUInt16LE(28);
}
