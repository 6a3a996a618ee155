import type { PublishingStorage } from "../storage/DatasetStorage.ts";

/** The lines of a small text; none when it is not there. */
export async function readLines(storage: PublishingStorage, path: string): Promise<string[]> {
  return ((await storage.readText(path))?.text ?? "").split("\n").filter(Boolean);
}
