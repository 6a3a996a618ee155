import { DomainError } from "@stopbank/errors";
import { currentFile, manifestFile } from "../files/versionNames.ts";
import { openDataset } from "../read/openDataset.ts";
import type { PublishingStorage } from "../storage/DatasetStorage.ts";
import { setCurrent } from "./setCurrent.ts";

/**
 * Makes a version that is kept current, by one write as publishing is: whoever asks meanwhile has the one or the other. One whose
 * files are not all there, each of its size, is refused; whether each is as published only `verify` says, which reads them.
 *
 * @param insteadOf what was current when it was decided; it does not matter without it.
 * @returns what was current before.
 * @throws DomainError `dataset/unknown-version`, `dataset/none-published`, `dataset/incomplete`, `dataset/changed-meanwhile`,
 * `dataset/corrupt-file`, `storage/changed-meanwhile` and other `storage/...`.
 */
export async function replaceCurrent(
  storage: PublishingStorage,
  client: string,
  version: string,
  insteadOf?: string,
): Promise<string> {
  const current = await storage.readText(`${client}/${currentFile}`);
  const before = current?.text.trim();
  if (before === undefined)
    throw new DomainError("not-found", "dataset/none-published", "Nothing is published yet.", { client });
  if (insteadOf !== undefined && insteadOf !== before)
    throw new DomainError(
      "conflict",
      "dataset/changed-meanwhile",
      "Another version was made current meanwhile. Look again at what would change.",
      { insteadOf, before },
    );
  await refuseIncomplete(storage, client, version);
  if (before !== version) await setCurrent(storage, client, version, { current });
  return before;
}

async function refuseIncomplete(storage: PublishingStorage, client: string, version: string): Promise<void> {
  if ((await storage.size(`${client}/${version}/${manifestFile}`)) === undefined)
    throw new DomainError(
      "not-found",
      "dataset/unknown-version",
      "That version of the data is not kept any more. Choose another one.",
      { client, version },
    );
  const { manifest } = await openDataset(storage, client, { version });
  const there = await storage.files(`${client}/${version}`);
  const amiss = Object.entries(manifest.files).filter(
    ([path, { bytes }]) => there.get(path)?.bytes !== bytes,
  );
  if (amiss.length > 0)
    throw new DomainError(
      "conflict",
      "dataset/incomplete",
      `That version is damaged: ${amiss.length} of its files are missing or not of their size. Import it again.`,
      { client, version, files: amiss.slice(0, 20).map(([path]) => path) },
    );
}
