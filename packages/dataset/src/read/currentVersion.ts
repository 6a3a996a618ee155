import { DomainError } from "@stopbank/errors";
import { currentFile, manifestFile, versionPattern } from "../files/versionNames.ts";
import type { DatasetStorage } from "../storage/DatasetStorage.ts";

/** The version `current` points at; undefined when the client has none. */
export async function currentVersion(storage: DatasetStorage, client: string): Promise<string | undefined> {
  const path = `${client}/${currentFile}`;
  const bytes = await storage.read(path).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === "dataset/missing-file") return undefined;
    throw error;
  });
  if (bytes === undefined) return undefined;
  const version = new TextDecoder().decode(bytes).trim();
  if (!versionPattern.test(version))
    throw new DomainError("unavailable", "dataset/corrupt-file", `${path} does not name a version.`, {
      version,
    });
  return version;
}

/** All versions that are there as a whole, in order of their names. */
export async function listVersions(storage: DatasetStorage, client: string): Promise<string[]> {
  const names = (await storage.list(client)).filter((name) => versionPattern.test(name)).sort();
  const sizes = await Promise.all(names.map((name) => storage.size(`${client}/${name}/${manifestFile}`)));
  return names.filter((_, i) => sizes[i] !== undefined);
}
