import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

/** Names a folder of this run of tests, where the files of an empty database are kept. */
export const emptyPgliteFolder = "STOPBANK_TEST_EMPTY_PGLITE";

/**
 * An empty database in memory, without tables. Where tests run (emptyPglite.ts) the first one's files serve all others:
 * PostgreSQL's `initdb` takes about 2 s of a processor, reading what it made a quarter of that.
 */
export async function newPglite(): Promise<PGlite> {
  const folder = process.env[emptyPgliteFolder];
  if (folder === undefined) return PGlite.create();
  const path = join(folder, "empty.tar");
  const made = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  });
  if (made !== undefined) return PGlite.create({ loadDataDir: new Blob([made]) });
  const pglite = await PGlite.create();
  const files = await pglite.dumpDataDir("none");
  // Whole or not there, for several may make it at once.
  const draft = join(folder, randomUUID());
  await writeFile(draft, files.stream());
  await rename(draft, path);
  return pglite;
}
