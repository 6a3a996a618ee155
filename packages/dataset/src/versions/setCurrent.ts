import { DomainError } from "@stopbank/errors";
import { currentFile, historyFile, manifestFile } from "../files/versionNames.ts";
import type { PublishingStorage, StoredText } from "../storage/DatasetStorage.ts";

/**
 * Points the client at a version and notes it in the client's history.
 *
 * @param read what `current` said when it was decided to replace it; default now.
 * @throws DomainError `dataset/unknown-version`, `storage/changed-meanwhile` when somebody else was quicker.
 */
export async function setCurrent(
  storage: PublishingStorage,
  client: string,
  version: string,
  read?: { readonly current: StoredText | undefined },
): Promise<void> {
  if ((await storage.size(`${client}/${version}/${manifestFile}`)) === undefined)
    throw new DomainError(
      "not-found",
      "dataset/unknown-version",
      `${client} has no dataset version ${version}.`,
    );
  const path = `${client}/${currentFile}`;
  const current = read === undefined ? await storage.readText(path) : read.current;
  await storage.replaceText(path, `${version}\n`, current);
  await insisting(async () => {
    const history = await storage.readText(`${client}/${historyFile}`);
    await storage.replaceText(`${client}/${historyFile}`, `${history?.text ?? ""}${version}\n`, history);
  });
}

/** Does it again whenever somebody else was quicker: each time one of all who try has succeeded. */
export async function insisting(replace: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      return await replace();
    } catch (error) {
      if (!(error instanceof DomainError && error.code === "storage/changed-meanwhile")) throw error;
    }
}
