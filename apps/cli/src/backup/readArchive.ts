import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { DomainError } from "@stopbank/errors";
import { extract } from "tar-stream";
import { type Checksum, checksumsEntry } from "./archive.ts";
import { type Manifest, manifestEntry, notABackup, readManifest } from "./manifest.ts";

/**
 * The entries of a packed tar, one after the other: each is to be read to its end before the next.
 *
 * @throws DomainError `backup/not-a-backup` where the file is none, or ends too early.
 */
export async function* entriesOf(file: string): AsyncGenerator<{ name: string; content: Readable }> {
  const entries = extract();
  const packed = pipeline(createReadStream(file), createGunzip(), entries);
  // It ends with what the entries say.
  packed.catch(() => undefined);
  try {
    // Streamx's, which are read as Node's are.
    for await (const entry of entries)
      yield { name: entry.header.name, content: entry as unknown as Readable };
    await packed;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw notABackup(error);
  }
}

/** Reads a whole backup and compares it with what it says of itself. @throws DomainError `backup/damaged`, `backup/not-a-backup`. */
export async function verifiedManifest(file: string): Promise<Manifest> {
  try {
    return await verified(file);
  } catch (error) {
    // What is wrong with the packing comes out of an entry as it is read.
    throw error instanceof DomainError ? error : notABackup(error);
  }
}

async function verified(file: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  let told: Record<string, Checksum> | undefined;
  const found: Record<string, Checksum> = {};
  for await (const { name, content } of entriesOf(file)) {
    if (told !== undefined) throw damaged(name);
    if (name === checksumsEntry) told = JSON.parse((await buffer(content)).toString()) as typeof told;
    else if (name === manifestEntry) {
      const bytes = await buffer(content);
      found[name] = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
      manifest = readManifest(bytes.toString());
    } else if (manifest === undefined) throw notABackup();
    else found[name] = await checksumOf(content);
  }
  if (manifest === undefined || told === undefined) throw notABackup();
  for (const name of new Set([...Object.keys(told), ...Object.keys(found)]))
    if (found[name]?.sha256 !== told[name]?.sha256) throw damaged(name);
  return manifest;
}

async function checksumOf(content: AsyncIterable<Buffer>): Promise<Checksum> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}

const damaged = (name: string) =>
  new DomainError("invalid", "backup/damaged", `The backup is damaged: ${name} is not as it was written.`);
