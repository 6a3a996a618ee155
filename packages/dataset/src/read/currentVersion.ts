import { DomainError } from "@stopbank/errors";
import { currentFile, historyFile, manifestFile, versionPattern } from "../files/versionNames.ts";
import type { DatasetStorage } from "../storage/DatasetStorage.ts";

/** The version `current` points at; undefined when the client has none. */
export async function currentVersion(storage: DatasetStorage, client: string): Promise<string | undefined> {
  const path = `${client}/${currentFile}`;
  const text = await textIn(storage, path);
  if (text === undefined) return undefined;
  const version = text.trim();
  if (!versionPattern.test(version))
    throw new DomainError("unavailable", "dataset/corrupt-file", `${path} does not name a version.`, {
      version,
    });
  return version;
}

/**
 * The versions that were current once and are there still, the one that became current last first. What was written and never
 * published is not among them: nobody decided that it may be seen.
 */
export async function publishedVersions(storage: DatasetStorage, client: string): Promise<string[]> {
  const history = (await textIn(storage, `${client}/${historyFile}`)) ?? "";
  const kept = new Set(await listVersions(storage, client));
  return [...new Set(history.split("\n").reverse())].filter((version) => kept.has(version));
}

/** Undefined where there is no such file. */
async function textIn(storage: DatasetStorage, path: string): Promise<string | undefined> {
  const bytes = await storage.read(path).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "dataset/missing-file") return undefined;
    throw error;
  });
  return bytes && new TextDecoder().decode(bytes);
}

/** All versions that are there as a whole, in order of their names. */
export async function listVersions(storage: DatasetStorage, client: string): Promise<string[]> {
  const names = (await storage.list(client)).filter((name) => versionPattern.test(name)).sort();
  const sizes = await Promise.all(names.map((name) => storage.size(`${client}/${name}/${manifestFile}`)));
  return names.filter((_, i) => sizes[i] !== undefined);
}

/** When a version was stored here, in milliseconds since 1970: what it says of itself depends on no time. */
export async function storedAt(
  storage: DatasetStorage,
  client: string,
  version: string,
): Promise<number | undefined> {
  return (await storage.files(`${client}/${version}`)).get(manifestFile)?.modifiedMs;
}
