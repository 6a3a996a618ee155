import { DomainError } from "@stopbank/errors";
import type { DatasetStorage } from "../storage/DatasetStorage.ts";
import { currentFile, versionPattern } from "../versionNames.ts";

/** The version `current` points at; undefined when the client has none. */
export async function currentVersion(storage: DatasetStorage, client: string): Promise<string | undefined> {
  const path = `${client}/${currentFile}`;
  if ((await storage.size(path)) === undefined) return undefined;
  const version = new TextDecoder().decode(await storage.read(path)).trim();
  if (!versionPattern.test(version))
    throw new DomainError("unavailable", "dataset/corrupt-file", `${path} does not name a version.`, {
      version,
    });
  return version;
}

/** All published versions, in order of their names. */
export async function listVersions(storage: DatasetStorage, client: string): Promise<string[]> {
  return (await storage.list(client)).filter((name) => versionPattern.test(name)).sort();
}
