import { createHash } from "node:crypto";
import type { Manifest } from "../manifest.ts";
import type { DatasetStorage } from "../storage/DatasetStorage.ts";
import type { FileProblem } from "./Dataset.ts";

const stepBytes = 8 << 20;

/** Reads every listed file in steps and compares its size and checksum; also names files nobody listed. */
export async function verifyFiles(
  storage: DatasetStorage,
  folder: string,
  files: Manifest["files"],
): Promise<FileProblem[]> {
  const problems: FileProblem[] = [];
  for (const [path, { sha256, bytes }] of Object.entries(files)) {
    const problem = await problemWith(storage, `${folder}/${path}`, sha256, bytes);
    if (problem !== undefined) problems.push({ path, problem });
  }
  for (const path of await listAll(storage, folder, ""))
    if (path !== "manifest.json" && files[path] === undefined) problems.push({ path, problem: "unlisted" });
  return problems;
}

async function problemWith(storage: DatasetStorage, path: string, sha256: string, bytes: number) {
  const size = await storage.size(path);
  if (size === undefined) return "missing";
  if (size < bytes) return "truncated";
  if (size > bytes) return "altered";
  const hash = createHash("sha256");
  for (let offset = 0; offset < size; offset += stepBytes)
    hash.update(await storage.readRange(path, offset, stepBytes));
  return hash.digest("hex") === sha256 ? undefined : "altered";
}

async function listAll(storage: DatasetStorage, folder: string, below: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await storage.list(below === "" ? folder : `${folder}/${below}`)) {
    const path = below === "" ? name : `${below}/${name}`;
    if ((await storage.size(`${folder}/${path}`)) === undefined)
      found.push(...(await listAll(storage, folder, path)));
    else found.push(path);
  }
  return found;
}
