import { createHash } from "node:crypto";
import { manifestFile } from "../files/versionNames.ts";
import type { Manifest } from "../manifest/manifest.ts";
import type { DatasetStorage } from "../storage/DatasetStorage.ts";
import type { FileProblem, VerifyOptions } from "./Dataset.ts";

const stepBytes = 8 << 20;

/** Reads every listed file in steps and compares its size and checksum; also names files nobody listed. */
export async function verifyFiles(
  storage: DatasetStorage,
  folder: string,
  files: Manifest["files"],
  { onFile, signal }: VerifyOptions = {},
): Promise<FileProblem[]> {
  const bytesInAll = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  let bytesDone = 0;
  const there = await storage.files(folder);
  const problems: FileProblem[] = [];
  for (const [path, { sha256, bytes }] of Object.entries(files)) {
    onFile?.(path, bytesDone, bytesInAll);
    const size = there.get(path)?.bytes;
    const problem = await problemWith(storage, `${folder}/${path}`, { sha256, bytes, size, signal });
    bytesDone += bytes;
    if (problem !== undefined) problems.push({ path, problem });
  }
  for (const path of [...there.keys()].sort())
    if (path !== manifestFile && files[path] === undefined) problems.push({ path, problem: "unlisted" });
  return problems;
}

interface Expected {
  readonly sha256: string;
  readonly bytes: number;
  /** What there is; undefined when it is missing. */
  readonly size: number | undefined;
  readonly signal: AbortSignal | undefined;
}

async function problemWith(storage: DatasetStorage, path: string, { sha256, bytes, size, signal }: Expected) {
  signal?.throwIfAborted();
  if (size === undefined) return "missing";
  if (size < bytes) return "truncated";
  if (size > bytes) return "altered";
  const hash = createHash("sha256");
  for (let offset = 0; offset < size; offset += stepBytes) {
    signal?.throwIfAborted();
    hash.update(await storage.readRange(path, offset, stepBytes));
  }
  return hash.digest("hex") === sha256 ? undefined : "altered";
}
