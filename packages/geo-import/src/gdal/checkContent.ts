import { closeSync, createWriteStream, existsSync, openSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Place, refuse } from "../refusal.ts";
import { bytesAt } from "./bytesAt.ts";
import { checkViews } from "./checkViews.ts";
import { checkZip, type Unpacking } from "./checkZip.ts";
import { type FileKind, fileKind, headerBytes } from "./fileKind.ts";
import { openGdal } from "./openGdal.ts";
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
 * @throws DomainError as `checkViews`, `virtualSources`, `zipMembers` and `checkZip`.
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
  const kind = fileKind(path, headerOf(path));
  if (kind === "database") await checkViews(place, path);
  if (kind === "zip") await checkMembers(look, path);
  if (kind === "virtual") for (const source of virtualSources(place, path, folder)) await check(look, source);
}

async function checkMembers(look: Look, path: string): Promise<void> {
  const { mtimeMs, size } = statSync(path);
  const key = [path, mtimeMs, size].join();
  if (checked.has(key)) return;
  const { place, unpacking = { fileBytes: size, unpackedBytes: 0 } } = look;
  const within = { ...look, zips: look.zips + 1, unpacking };
  const members = zipMembers(place, path);
  checkZip(place, unpacking, members);
  for (const member of members) {
    const kind = fileKind(member.name, await startOf(place, path, member));
    if (kind === "virtual" || (kind === "zip" && within.zips === mostZips)) throw packed(place, member.name);
    if (kind !== undefined) await checkUnpacked(within, path, member, kind);
  }
  checked.add(key);
}

async function checkUnpacked(look: Look, path: string, member: ZipMember, kind: FileKind): Promise<void> {
  const { folder, nextName } = await openGdal();
  // Never by its own name, which may be anything.
  const copy = join(folder, `${nextName()}.${kind}`);
  try {
    await pipeline(Readable.from(unpackMember(look.place, path, member)), createWriteStream(copy));
    await check(look, copy);
  } finally {
    rmSync(copy, { force: true });
  }
}

async function startOf(place: Place, path: string, member: ZipMember): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of unpackMember(place, path, member)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= headerBytes) break;
  }
  return Buffer.concat(chunks);
}

function headerOf(path: string): Buffer {
  const handle = openSync(path, "r");
  try {
    return bytesAt(handle, 0, headerBytes);
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
