export { type ColumnCache, createColumnCache } from "./read/ColumnCache.ts";
export { currentVersion, listVersions } from "./read/currentVersion.ts";
export type * from "./read/Dataset.ts";
export { missingDay } from "./read/Dataset.ts";
export { elementGeometry } from "./read/elementGeometry.ts";
export { type OpenOptions, openDataset } from "./read/openDataset.ts";
export type { DatasetStorage } from "./storage/DatasetStorage.ts";
export { localStorage } from "./storage/localStorage.ts";
