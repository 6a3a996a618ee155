export { forgetClientWithoutSchedules, listClientsWithSchedules } from "./clientsWithSchedules.ts";
export {
  changeSchedule,
  countSchedules,
  createSchedule,
  deleteSchedule,
  findSchedule,
  listSchedules,
  mostSchedules,
  type ScheduleChange,
  type ScheduleRequest,
} from "./ownSchedules.ts";
export type { Schedule, ScheduleRun } from "./schedule.ts";
export { beginRun, findRunOfJob, finishRun, listDueSchedules, type RunOfJob } from "./scheduleRuns.ts";
