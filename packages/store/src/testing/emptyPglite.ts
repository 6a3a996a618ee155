import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyPgliteFolder } from "./newPglite.ts";

/** Lets the files of a run share what `newPglite` makes once. */
export default async function keepEmptyPglite(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "stopbank-empty-pglite-"));
  process.env[emptyPgliteFolder] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
