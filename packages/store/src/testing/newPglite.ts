import { randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { migrate, readMigrations } from "../engine/migrate.ts";
import { connectionTo, pgliteInMemory } from "../engine/pgliteEngine.ts";
import { pooledPglite } from "./pglitePool.ts";

/** Names a folder of this run of tests, where the files of databases are kept. */
export const keptPgliteFolder = "STOPBANK_TEST_KEPT_PGLITE";

/** An empty database in memory, without tables. */
export const newPglite = (): Promise<PGlite> => pgliteLike("empty");

/** A database in memory with this version's tables, and nothing in them; one that a closed store left, where there is one. */
export const migratedPglite = (): Promise<PGlite> =>
  pooledPglite(() =>
    pgliteLike("migrated", async (pglite) => {
      await migrate(connectionTo(pglite), await readMigrations());
    }),
  );

/**
 * Where tests run (keepPglites.ts) the first one's files serve all others: PostgreSQL's `initdb` takes ten seconds of a
 * processor, reading what it made half a second.
 *
 * @param fill makes of an empty database what is kept under the name.
 */
async function pgliteLike(
  name: string,
  fill: (pglite: PGlite) => Promise<void> = async () => undefined,
): Promise<PGlite> {
  const folder = process.env[keptPgliteFolder];
  const path = folder === undefined ? undefined : join(folder, `${name}.tar`);
  const kept = path === undefined ? undefined : await readIfThere(path);
  if (kept !== undefined) return pgliteInMemory(asBlob(kept));
  const pglite = name === "empty" ? await pgliteInMemory() : await newPglite();
  await fill(pglite);
  if (folder === undefined || path === undefined) return pglite;
  const files = await pglite.dumpDataDir("none");
  // Whole or not there, for several may make it at once.
  const draft = join(folder, randomUUID());
  await writeFile(draft, files.stream());
  await rename(draft, path);
  return pglite;
}

async function readIfThere(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return undefined;
  }
}

/** Node copies what is in a Blob three times in small pieces, and PGlite asks one for all its bytes and nothing else. */
const asBlob = (bytes: Buffer<ArrayBuffer>): Blob =>
  Object.assign(new Blob([]), {
    arrayBuffer: async () => bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  });
