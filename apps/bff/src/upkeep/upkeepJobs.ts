import { purgeExpiredSessions } from "@stopbank/store/sessions";
import type { UpkeepJob } from "@stopbank/store/upkeep";

/** What the BFF looks after in the store. */
export const upkeepJobs: readonly UpkeepJob[] = [
  {
    name: "sessions.purge",
    everyMinutes: 10,
    run: ({ shared }) => purgeExpiredSessions(shared),
  },
];
