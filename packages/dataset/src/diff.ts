export type {
  DatasetDiff,
  DescribedChange,
  ElementChange,
  ElementState,
  ExposureChange,
} from "./diff/DatasetDiff.ts";
export { describedChanges } from "./diff/describedChanges.ts";
export { diffDatasets } from "./diff/diffDatasets.ts";
export { elementStates } from "./diff/exposureChange.ts";
