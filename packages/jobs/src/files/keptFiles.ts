import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { PublishingStorage } from "@stopbank/dataset/storage";
import { DomainError } from "@stopbank/errors";
import type { JobDownload, JobFile, JobPathFile } from "@stopbank/plugin-api/server";
import type { HeldJob, JobOutput } from "@stopbank/store/jobs";
import { requireNames, rowOutputs } from "./rowOutputs.ts";

/** Where the files of jobs lie: a folder, or a bucket. */
export type KeptFiles = PublishingStorage;

/** What one job may leave, and read from its place at once. */
const mostBytes = 2 * 2 ** 30;
const pieceBytes = 1 << 20;

/** Of one job, below its client's. Each attempt has a folder of its own there, so that none touches what another left. */
export const jobPlace = (clientId: string, jobId: string) => `${clientId}/${jobId}`;

/**
 * Keeps what an attempt at a job has made: texts for the job's row, files where it says. They are there before the row names
 * them, so whoever is told of a file finds it; what no row ever names is removed by `removeForgottenFiles`.
 *
 * @throws DomainError `jobs/file-names`, `jobs/file-not-text`, `jobs/files-too-large`, `storage/...`.
 */
export async function keepOutputs(
  files: readonly JobFile[],
  { id, fence, clientId }: HeldJob & { readonly clientId: string },
  kept: KeptFiles,
  signal: AbortSignal,
): Promise<JobOutput[]> {
  requireNames(files);
  const texts = rowOutputs(files.filter((file) => "text" in file));
  const written: JobOutput[] = [];
  for (const [at, file] of files.filter((one): one is JobPathFile => "path" in one).entries()) {
    signal.throwIfAborted();
    const { name, mediaType, path } = file;
    const { size: bytes } = await stat(path);
    if (bytes > mostBytes)
      throw new DomainError("too-large", "jobs/files-too-large", "What came of it is too large to be kept.");
    const place = `${jobPlace(clientId, id)}/${fence}/${at}`;
    await kept.upload(place, { file: path, bytes, sha256: await sha256Of(path, signal) });
    written.push({ name, mediaType, bytes, content: { kept: place } });
  }
  return [...texts, ...written];
}

async function sha256Of(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash, { signal });
  return hash.digest("hex");
}

/** What its owner downloads. A file that is gone since is told of when it is read. */
export function downloadOf({ name, mediaType, bytes, content }: JobOutput, kept: KeptFiles): JobDownload {
  if ("kept" in content)
    return {
      name,
      mediaType,
      bytes,
      read: (from = 0, until = bytes) => pieces(kept, content.kept, from, until),
    };
  return {
    name,
    mediaType,
    bytes,
    read: async function* (from = 0, until = bytes) {
      yield Buffer.from(content.text).subarray(from, until);
    },
  };
}

async function* pieces(kept: KeptFiles, place: string, from: number, until: number) {
  for (let at = from; at < until; at += pieceBytes) {
    const length = Math.min(pieceBytes, until - at);
    const piece = await kept.readRange(place, at, length);
    if (piece.byteLength < length)
      throw new DomainError("unavailable", "jobs/file-cut-short", "The file was cut short where it is kept.");
    // Its memory may be shared, which no connection sends from.
    yield Buffer.from(piece);
  }
}
