import { randomUUID } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "@stopbank/folders";
import { noteUse, removeOldIndexes } from "../../read/keptIndexes.ts";
import { openSearchIndex } from "../../search/SearchIndex.ts";
import { type IndexTask, indexInThread } from "./indexInThread.ts";

/** Goes up when the same dataset gives another index: what was kept before is of no use then. */
const revision = 1;

export interface OlderIndexTask extends Omit<IndexTask, "path"> {
  /** A folder of this machine, shared between processes. */
  readonly keptIn: string;
}

/** Where the index of a dataset that was published without one is kept. */
const pathOf = ({ keptIn, client, version }: OlderIndexTask) =>
  join(keptIn, client, `${version}.made-${revision}.sqlite`);

/** The index that was made before, by whichever process; undefined where there is none, or none that can be read. */
export async function findOlderIndex(task: OlderIndexTask): Promise<string | undefined> {
  const path = pathOf(task);
  try {
    await noteUse(path);
    // Where the power failed or the disk was full, part of it may be there: it would be no use for as long as it lies there.
    openSearchIndex(path).close();
    return path;
  } catch {
    return undefined;
  }
}

/**
 * Makes the index and keeps it, as `indexInThread` does: seconds to minutes of another thread.
 *
 * @returns where it is. Nothing half-made stays.
 */
export async function makeOlderIndex(task: OlderIndexTask, signal: AbortSignal): Promise<string> {
  const path = pathOf(task);
  makeFolder(dirname(path));
  const part = `${path}.${randomUUID()}.part`;
  try {
    await indexInThread({ ...task, path: part }, signal);
    await rename(part, path);
  } finally {
    await rm(part, { force: true });
  }
  await removeOldIndexes(dirname(path));
  return path;
}
