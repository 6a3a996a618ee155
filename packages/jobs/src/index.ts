export { hearJobChanges, type JobChange, tellJobChange } from "./changes.ts";
export { createJobs, type Jobs, type JobsParts } from "./createJobs.ts";
