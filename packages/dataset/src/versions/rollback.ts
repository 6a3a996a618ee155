import { DomainError } from "@stopbank/errors";
import { currentFile, historyFile, manifestFile } from "../files/versionNames.ts";
import type { PublishingStorage } from "../storage/DatasetStorage.ts";
import { readLines } from "./readLines.ts";
import { setCurrent } from "./setCurrent.ts";

/**
 * Makes an older version current again: the one named, or the one that was current before.
 * @throws DomainError `dataset/unknown-version`
 */
export async function rollback(
  storage: PublishingStorage,
  client: string,
  version?: string,
): Promise<string> {
  const before = version ?? (await versionBefore(storage, client));
  await setCurrent(storage, client, before);
  return before;
}

/**
 * The version that was current before this one was.
 * @throws DomainError `dataset/unknown-version` when there was none, or it is no longer there.
 */
export async function versionBefore(storage: PublishingStorage, client: string): Promise<string> {
  const [now] = await readLines(storage, `${client}/${currentFile}`);
  const earlier = (await readLines(storage, `${client}/${historyFile}`)).filter((each) => each !== now);
  for (const each of earlier.reverse())
    if ((await storage.size(`${client}/${each}/${manifestFile}`)) !== undefined) return each;
  throw new DomainError("not-found", "dataset/unknown-version", `${client} has no earlier dataset version.`);
}
