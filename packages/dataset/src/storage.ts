export type { PublishingStorage } from "./storage/DatasetStorage.ts";
export { isRemote, openStorage } from "./storage/openStorage.ts";
