import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localStorage } from "@stopbank/dataset/read";
import { afterAll, beforeAll } from "vitest";
import { createDatasets } from "../data/datasets.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { type Houses, publishRegions } from "./regionsDataset.ts";

const cacheBytes = 64 * 1_048_576;

/**
 * Datasets in a folder that stands while a file's tests run.
 *
 * @param publish writes what the file's tests read.
 */
export function servedDatasets(publish?: (root: string) => Promise<unknown>) {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "stopbank-served-"));
    await publish?.(root);
  });
  afterAll(() => rm(root, { recursive: true }));
  return {
    /** Writes another beside them. */
    publish: (write: (root: string) => Promise<unknown>) => write(root),
    /** As the API opens it when it starts: nothing of it is worked out yet. */
    open: (client = "larkhaven"): Promise<ServedDataset> =>
      createDatasets(localStorage(root), cacheBytes).current(client),
  };
}

/** Publishes houses, and opens them, in such a folder. */
export function servedHouses(): (client: string, houses: Houses) => Promise<ServedDataset> {
  const datasets = servedDatasets();
  return async (client, houses) => {
    await datasets.publish((root) => publishRegions(root, client, houses));
    return datasets.open(client);
  };
}
