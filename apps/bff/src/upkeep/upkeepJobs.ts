import { purgeExpiredSessions } from "@stopbank/store/sessions";
import type { UpkeepJob } from "@stopbank/store/upkeep";
import { removeOldJobs } from "./removeOldJobs.ts";

/** What the BFF looks after in the store. */
export const upkeepJobs: readonly UpkeepJob[] = [
  {
    name: "sessions.purge",
    everyMinutes: 10,
    run: ({ shared }) => purgeExpiredSessions(shared),
  },
  { name: "jobs.expire", everyMinutes: 10, run: removeOldJobs },
];
