export { hearJobChanges, type JobChange, tellJobChange } from "./changes.ts";
export { type JobQueue, openJobQueue } from "./queue/jobQueue.ts";
export { createJobStarter, type JobStarter } from "./start/jobStarter.ts";
export { type JobWorker, startJobWorker, type WorkerParts } from "./work/jobWorker.ts";
