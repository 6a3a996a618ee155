export { createDatasetWriter } from "./write/createDatasetWriter.ts";
export { isRunning } from "./write/draft/isRunning.ts";
export type * from "./write/input/DatasetWriter.ts";
export { searchedAttributes } from "./write/search/searchedAttributes.ts";
