export { createDatasetWriter } from "./write/createDatasetWriter.ts";
export type * from "./write/DatasetWriter.ts";
export { isRunning } from "./write/isRunning.ts";
