export type { DatasetStorage, PublishingStorage } from "./storage/DatasetStorage.ts";
export { localStorage } from "./storage/localStorage.ts";
export { isRemote, openStorage } from "./storage/openStorage.ts";
