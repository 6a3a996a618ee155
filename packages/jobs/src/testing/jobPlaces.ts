import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStorage } from "@stopbank/dataset/storage";

/** Where jobs of a test keep files and write what they make, until it is removed. */
export async function jobPlaces() {
  const place = await mkdtemp(join(tmpdir(), "stopbank-jobs-"));
  return {
    kept: openStorage(join(place, "kept"), {}),
    scratch: join(place, "scratch"),
    remove: () => rm(place, { recursive: true, force: true }),
  };
}
