export { hearJobChanges, type JobChange, tellJobChange } from "./changes.ts";
export { createJobs, type Jobs, type JobsParts } from "./createJobs.ts";
export type { KeptFiles } from "./files/keptFiles.ts";
export { removeForgottenFiles } from "./files/removeForgottenFiles.ts";
export type { OwnSchedules, SchedulesOf } from "./schedules/schedulesOf.ts";
