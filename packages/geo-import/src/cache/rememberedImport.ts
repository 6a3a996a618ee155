import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { currentVersion, listVersions, localStorage, openDataset } from "@stopbank/dataset/read";
import { setCurrent } from "@stopbank/dataset/versions";
import { DomainError } from "@stopbank/errors";
import type { ReadDescription } from "../description/readDescription.ts";
import type { ImportReport } from "../report/importReport.ts";
import { hashOfFile } from "./contentHash.ts";
import { inputFiles } from "./inputFiles.ts";
import type { ResultCache } from "./ResultCache.ts";

/** Everything that an import's outcome depends on, for {@link ResultCache}: description, bytes of its files, our code. */
export async function importKey({ description, folder }: ReadDescription): Promise<unknown> {
  const files: [string, string][] = [];
  for (const path of inputFiles(folder, description))
    files.push([relative(folder, path), await hashOfFile(path)]);
  return { import: description, files, code: codeHash() };
}

/**
 * What an import with this key gave before, if the version it published is still there and whole; it becomes the
 * current one again.
 */
export async function rememberedImport(
  cache: ResultCache,
  key: unknown,
  datasetsRoot: string,
): Promise<ImportReport | undefined> {
  const report = cache.get(key)?.about as ImportReport | undefined;
  if (report?.version === undefined) return undefined;
  const { client, version } = report;
  const storage = localStorage(datasetsRoot);
  if (!(await listVersions(storage, client)).includes(version)) return undefined;
  if (!(await isWhole(storage, client, version))) return undefined;
  if ((await currentVersion(storage, client)) !== version) await setCurrent(storage, client, version);
  return { ...report, peakMemoryBytes: process.resourceUsage().maxRSS * 1024 };
}

async function isWhole(storage: Storage, client: string, version: string): Promise<boolean> {
  try {
    const dataset = await openDataset(storage, client, { version });
    return (await dataset.verify()).length === 0;
  } catch (error) {
    // Its manifest is damaged: importing again writes it anew.
    if (error instanceof DomainError) return false;
    throw error;
  }
}

type Storage = ReturnType<typeof localStorage>;

export function rememberImport(cache: ResultCache, key: unknown, report: ImportReport): void {
  cache.put(key, { about: report, columns: {} });
}

/** The packages whose code decides what an import gives, beside the grids that systems are shifted by. */
const packages = ["errors", "curves", "hazard-colours", "risk-engine", "dataset", "geo-read", "geo-import"];
let code: string | undefined;

/** An import by other code may give other numbers, whatever the version number says. */
function codeHash(): string {
  if (code !== undefined) return code;
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const hash = createHash("sha256");
  for (const name of packages) {
    const source = join(root, name, "src");
    for (const path of readdirSync(source, { recursive: true, encoding: "utf8" }).sort())
      if (path.endsWith(".ts") && !path.endsWith(".test.ts"))
        hash.update(`${name}/${path}\n`).update(readFileSync(join(source, path)));
  }
  const grids = join(root, "geo-read/grids");
  for (const name of readdirSync(grids).sort())
    hash.update(`${name}\n`).update(readFileSync(join(grids, name)));
  code = hash.digest("hex");
  return code;
}
