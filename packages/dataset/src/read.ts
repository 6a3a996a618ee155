import type { Dataset } from "./read/Dataset.ts";
import type { DatasetStorage } from "./storage/DatasetStorage.ts";

export type * from "./read/Dataset.ts";
export type { DatasetStorage } from "./storage/DatasetStorage.ts";

/** Budget in bytes shared by every dataset opened with it. */
export interface ColumnCache {
  readonly budgetBytes: number;
  readonly usedBytes: number;
}
export declare function createColumnCache(budgetBytes: number): ColumnCache;
export declare function localStorage(root: string): DatasetStorage;
/** Opens the current version, or the one named. */
export declare function openDataset(
  storage: DatasetStorage,
  client: string,
  options?: { version?: string; cache?: ColumnCache },
): Promise<Dataset>;
/** The version `current` points at; undefined when the client has none. */
export declare function currentVersion(storage: DatasetStorage, client: string): Promise<string | undefined>;
export declare function listVersions(storage: DatasetStorage, client: string): Promise<string[]>;
