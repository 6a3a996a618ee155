import { createHash, randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "@stopbank/folders";
import { corruptFile } from "../arrow/corruptFile.ts";
import type { Manifest } from "../manifest/manifest.ts";
import { searchPath } from "../search/indexTables.ts";
import type { DatasetStorage } from "../storage/DatasetStorage.ts";
import { noteUse, removeOldIndexes } from "./keptIndexes.ts";

const stepBytes = 4 << 20;

export interface SearchFilePlace {
  readonly storage: DatasetStorage;
  readonly client: string;
  readonly version: string;
  readonly files: Manifest["files"];
  /** Where an index that lies in a bucket is fetched to. */
  readonly fetchedTo: string | undefined;
}

/**
 * Where the search index of a dataset lies on this machine, its checksum compared. SQLite reads a file here and there, so one that
 * lies in a bucket is fetched whole, once for all processes that share the folder.
 *
 * @throws DomainError `dataset/corrupt-file`, `storage/...`
 */
export async function searchFile({
  storage,
  client,
  version,
  files,
  fetchedTo,
}: SearchFilePlace): Promise<string> {
  const path = `${client}/${version}/${searchPath}`;
  const expected = files[searchPath];
  if (expected === undefined) throw corruptFile(searchPath, "the manifest does not list it");
  const own = storage.pathOnMachine?.(path);
  if (own !== undefined) {
    if ((await sha256Of(own)) !== expected.sha256) throw altered();
    return own;
  }
  if (fetchedTo === undefined) throw new Error("Nobody has said where a search index is to be fetched to.");
  const folder = join(fetchedTo, client);
  const kept = join(folder, `${version}.sqlite`);
  if ((await sha256Of(kept)) === expected.sha256) {
    await noteUse(kept);
    return kept;
  }
  makeFolder(folder);
  const part = `${kept}.${randomUUID()}.part`;
  try {
    if ((await fetchTo(part, storage, path, expected.bytes)) !== expected.sha256) throw altered();
    await rename(part, kept);
  } finally {
    await rm(part, { force: true });
  }
  await removeOldIndexes(folder);
  return kept;
}

/** @returns the checksum of what was fetched. */
async function fetchTo(file: string, storage: DatasetStorage, path: string, bytes: number): Promise<string> {
  const hash = createHash("sha256");
  const handle = await open(file, "wx");
  try {
    for (let offset = 0; offset < bytes; offset += stepBytes) {
      const read = await storage.readRange(path, offset, Math.min(stepBytes, bytes - offset));
      hash.update(read);
      await handle.write(read, 0, read.byteLength, offset);
    }
  } finally {
    await handle.close();
  }
  return hash.digest("hex");
}

/** Undefined where there is no such file. Read in steps, so that the event loop does other work in between. */
async function sha256Of(file: string): Promise<string | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (handle === undefined) return undefined;
  try {
    const hash = createHash("sha256");
    for await (const chunk of handle.createReadStream({ highWaterMark: 1 << 20, autoClose: false }))
      hash.update(chunk);
    return hash.digest("hex");
  } finally {
    await handle.close();
  }
}

const altered = () => corruptFile(searchPath, "its checksum is not the one it was published with");
