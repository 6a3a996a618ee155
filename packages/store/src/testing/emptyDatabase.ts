import { randomUUID } from "node:crypto";
import { cp, rename } from "node:fs/promises";
import { join } from "node:path";
import { pgliteIn } from "../engine/pgliteEngine.ts";
import { keptPgliteFolder } from "./newPglite.ts";

/**
 * Puts an empty database, without tables, where a process is about to open its store. Where tests run (keepPglites.ts) one
 * is made for all: `initdb` takes each that begins with an empty folder ten seconds of a processor.
 *
 * @param folder that is not there yet.
 */
export async function placeEmptyDatabase(folder: string): Promise<void> {
  const kept = process.env[keptPgliteFolder];
  if (kept === undefined) return makeEmptyDatabase(folder);
  const model = join(kept, "folder");
  if (await copied(model, folder)) return;
  // Whole or not there, for several may make it at once.
  const draft = join(kept, randomUUID());
  await makeEmptyDatabase(draft);
  await rename(draft, model).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
  });
  await copied(model, folder);
}

async function makeEmptyDatabase(folder: string): Promise<void> {
  const pglite = await pgliteIn(folder);
  await pglite.close();
}

/** @returns whether there was something to copy. */
async function copied(from: string, to: string): Promise<boolean> {
  try {
    await cp(from, to, { recursive: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return false;
  }
}
