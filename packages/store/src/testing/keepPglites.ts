import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keptPgliteFolder } from "./newPglite.ts";

/** Lets the files of a run share what `newPglite` and `migratedPglite` make once. */
export default async function keepPglites(): Promise<(() => Promise<void>) | undefined> {
  // Each project of a run calls this; the first one's folder serves them all.
  if (process.env[keptPgliteFolder] !== undefined) return;
  const folder = await mkdtemp(join(tmpdir(), "stopbank-kept-pglite-"));
  process.env[keptPgliteFolder] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
