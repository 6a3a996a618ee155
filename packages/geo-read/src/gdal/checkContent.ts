import { closeSync, createWriteStream, existsSync, openSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { type Place, refuse } from "../input/refusal.ts";
import { bytesAt } from "./bytesAt.ts";
import { checkViews } from "./checkViews.ts";
import { checkZip, type Unpacking } from "./checkZip.ts";
import { type FileKind, fileKind, headerBytes } from "./fileKind.ts";
import { openGdal } from "./openGdal.ts";
import { signalOfRun } from "./runUntil.ts";
import { unpackMember } from "./unpackMember.ts";
import { virtualSources } from "./virtualSources.ts";
import { type ZipMember, zipMembers } from "./zipMembers.ts";

/** Zips within a zip. */
const mostZips = 2;

/** Zips known to be harmless, as they were. */
const checked = new Set<string>();

/**
 * Looks into a file before GDAL does, and into what it is made of or holds as if that were named itself: views of
 * databases, virtual layers, zips.
 *
 * @param path absolute, without links in it.
 * @throws DomainError as `checkViews`, `virtualSources`, `zipMembers`, `unpackMember` and `checkZip`; the
 * reason of `signalOfRun` after an abort.
 */
export const checkContent = (place: Place, path: string): Promise<void> =>
  check({ place, folder: dirname(path), seen: new Set(), zips: 0 }, path);

interface Look {
  readonly place: Place;
  /** The one folder that GDAL sees. */
  readonly folder: string;
  readonly seen: Set<string>;
  /** Zips around what is looked at. */
  readonly zips: number;
  /** Of the outermost of them. */
  readonly unpacking?: Unpacking;
}

async function check(look: Look, path: string): Promise<void> {
  const { place, folder, seen } = look;
  if (seen.has(path) || !existsSync(path) || !statSync(path).isFile()) return;
  seen.add(path);
  const kind = fileKind(path, await headerOf(path));
  if (kind === "database") await checkViews(place, path);
  if (kind === "zip") await checkMembers(look, path);
  if (kind === "virtual") for (const source of virtualSources(place, path, folder)) await check(look, source);
}

async function checkMembers(look: Look, path: string): Promise<void> {
  const { mtimeMs, size } = statSync(path);
  const key = [path, mtimeMs, size].join();
  if (checked.has(key)) return;
  const unpacking = look.unpacking ?? { fileBytes: size, unpackedBytes: 0 };
  await withHandle(path, (handle) => checkListed({ ...look, zips: look.zips + 1, unpacking }, handle));
  checked.add(key);
}

/** Members after which others get their turn, who may want to give up. */
const turn = 64;

async function checkListed(look: Required<Look>, handle: number): Promise<void> {
  const { place, zips, unpacking } = look;
  const members = zipMembers(place, handle);
  checkZip(place, unpacking, members);
  for (const [i, member] of members.entries()) {
    if (i % turn === 0) await setImmediate();
    signalOfRun()?.throwIfAborted();
    const kind = fileKind(member.name, await startOf(place, handle, member));
    if (kind === "virtual" || (kind === "zip" && zips === mostZips)) throw packed(place, member.name);
    if (kind !== undefined) await checkUnpacked(look, handle, member, kind);
  }
}

async function checkUnpacked(look: Look, handle: number, member: ZipMember, kind: FileKind): Promise<void> {
  const { folder, nextName } = await openGdal();
  // Never by its own name, which may be anything.
  const copy = join(folder, `${nextName()}.${kind}`);
  try {
    await pipeline(Readable.from(unpackMember(look.place, handle, member)), createWriteStream(copy));
    await check(look, copy);
  } finally {
    rmSync(copy, { force: true });
  }
}

async function startOf(place: Place, handle: number, member: ZipMember): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of unpackMember(place, handle, member)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= headerBytes) break;
  }
  return Buffer.concat(chunks);
}

const headerOf = (path: string) => withHandle(path, async (handle) => bytesAt(handle, 0, headerBytes));

async function withHandle<T>(path: string, work: (handle: number) => Promise<T>): Promise<T> {
  const handle = openSync(path, "r");
  try {
    return await work(handle);
  } finally {
    closeSync(handle);
  }
}

const packed = (place: Place, name: string) =>
  refuse(
    "virtual-layer",
    place,
    `${name} in it is a virtual layer or a zip within zips`,
    "Unpack it and name the file within.",
  );
