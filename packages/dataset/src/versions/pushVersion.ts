import { createHash } from "node:crypto";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { currentFile, manifestFile } from "../files/versionNames.ts";
import { openDataset } from "../read/openDataset.ts";
import type { PublishingStorage } from "../storage/DatasetStorage.ts";
import { localStorage } from "../storage/localStorage.ts";
import { eachOf } from "../storage/s3/eachOf.ts";
import { setCurrent } from "./setCurrent.ts";

const filesAtOnce = 4;

export interface PushOptions {
  readonly onProgress?: (step: string) => void;
  /** Aborting ends it after the files under way; what was uploaded is found again by the next push. */
  readonly signal?: AbortSignal;
}

/**
 * Publishes a version that was written in a folder of this machine in another storage. Its manifest goes last, then
 * every file is read back and compared with its checksum, and only then does the client see it: at once, and whole.
 *
 * @param root folder of all datasets that the version was written below.
 * @throws DomainError `storage/changed-meanwhile` when somebody else published meanwhile (theirs stays current),
 * `dataset/upload-damaged`, `dataset/upload-stopped`, `storage/...`.
 */
export async function pushVersion(
  root: string,
  storage: PublishingStorage,
  client: string,
  version: string,
  { onProgress = () => undefined, signal }: PushOptions = {},
): Promise<void> {
  const local = localStorage(root);
  const { manifest } = await openDataset(local, client, { version });
  const current = await storage.readText(`${client}/${currentFile}`);
  const folder = `${client}/${version}`;
  const there = await storage.files(folder);
  const missing = Object.entries(manifest.files).filter(
    ([path, { bytes }]) => there.get(path)?.bytes !== bytes,
  );
  const bytes = missing.reduce((sum, [, file]) => sum + file.bytes, 0);
  onProgress(`Uploading ${missing.length} files, ${(bytes / 1e6).toFixed(1)} MB, to ${storage.address}`);
  await eachOf(missing, filesAtOnce, async ([path, file]) => {
    if (signal?.aborted)
      throw new DomainError(
        "conflict",
        "dataset/upload-stopped",
        "The upload was stopped. Nothing was published.",
      );
    await storage.upload(`${folder}/${path}`, { file: join(root, client, version, path), ...file });
  });
  const text = await local.read(`${folder}/${manifestFile}`);
  await storage.upload(`${folder}/${manifestFile}`, {
    file: join(root, client, version, manifestFile),
    bytes: text.byteLength,
    sha256: createHash("sha256").update(text).digest("hex"),
  });
  onProgress("Reading it back");
  await compare(storage, client, version);
  await setCurrent(storage, client, version, { current });
}

/** What does not read back as it was written is removed, so that the next push does not take it for uploaded. */
async function compare(storage: PublishingStorage, client: string, version: string): Promise<void> {
  const problems = await (await openDataset(storage, client, { version })).verify();
  if (problems.length === 0) return;
  await storage.remove(`${client}/${version}`);
  throw new DomainError(
    "unavailable",
    "dataset/upload-damaged",
    `${storage.address} does not give back what was uploaded: ${problems.map((each) => `${each.path} is ${each.problem}`).join(", ")}. Nothing was published.`,
    { problems },
  );
}
