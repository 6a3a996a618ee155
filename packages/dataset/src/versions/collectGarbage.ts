import {
  currentFile,
  draftPrefix,
  historyFile,
  manifestFile,
  versionPattern,
} from "../files/versionNames.ts";
import type { PublishingStorage, StoredFile } from "../storage/DatasetStorage.ts";
import { readLines } from "./readLines.ts";

export interface Collected {
  readonly versions: readonly string[];
  /** Written or uploaded half, and left. */
  readonly drafts: readonly string[];
}

/**
 * Removes versions that are neither current nor among the `keep` last current ones, and what was begun and not
 * published for `draftAgeMs`. Processes that still read a removed version fail with `dataset/corrupt-file`, so keep
 * what may be in use.
 */
export async function collectGarbage(
  storage: PublishingStorage,
  client: string,
  { keep = 2, draftAgeMs = 24 * 3600 * 1000 }: { keep?: number; draftAgeMs?: number } = {},
): Promise<Collected> {
  const current = await readLines(storage, `${client}/${currentFile}`);
  const history = await readLines(storage, `${client}/${historyFile}`);
  const keptVersions = new Set([
    ...current,
    ...[...new Set(history.toReversed())].slice(0, Math.max(keep, 1)),
  ]);
  const versions: string[] = [];
  const drafts: string[] = [];
  for (const name of await storage.list(client)) {
    const isVersion = versionPattern.test(name);
    if (keptVersions.has(name) || !(isVersion || name.startsWith(draftPrefix))) continue;
    const files = await storage.files(`${client}/${name}`);
    // What never was current may be about to be: somebody writes or uploads it just now.
    if (!history.includes(name) && newest(files) >= Date.now() - draftAgeMs) continue;
    await storage.remove(`${client}/${name}`);
    if (isVersion && files.has(manifestFile)) versions.push(name);
    else drafts.push(name);
  }
  return { versions, drafts };
}

const newest = (files: ReadonlyMap<string, StoredFile>): number =>
  files.values().reduce((latest, { modifiedMs }) => Math.max(latest, modifiedMs), 0);
