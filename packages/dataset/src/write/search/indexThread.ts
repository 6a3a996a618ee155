import { setPriority } from "node:os";
import { workerData } from "node:worker_threads";
import { createColumnCache } from "../../read/ColumnCache.ts";
import { openDataset } from "../../read/openDataset.ts";
import { openStorage } from "../../storage/openStorage.ts";
import { indexDataset } from "./indexDataset.ts";
import type { IndexTask } from "./indexInThread.ts";

const cacheBytes = 256 << 20;

// A thread that writes one index and ends. On Linux this is about the calling thread alone: others come first.
if (process.platform === "linux") setPriority(10);
const { address, client, version, path, mostBytes } = workerData as IndexTask;
const dataset = await openDataset(openStorage(address, process.env), client, {
  version,
  cache: createColumnCache(cacheBytes),
});
await indexDataset(dataset, path, mostBytes);
