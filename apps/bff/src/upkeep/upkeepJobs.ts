import type { KeptFiles } from "@stopbank/jobs";
import { purgeLoginChallenges } from "@stopbank/store/login-challenges";
import { purgeExpiredSessions } from "@stopbank/store/session-ends";
import type { UpkeepJob } from "@stopbank/store/upkeep";
import { removeOldJobs } from "./removeOldJobs.ts";

/** Looked after by whoever does jobs too, so that what is no longer kept goes while no BFF runs. */
export const expireJobs = (kept: KeptFiles): UpkeepJob => ({
  name: "jobs.expire",
  everyMinutes: 10,
  run: (store, signal) => removeOldJobs(store, kept, signal),
});

/** What the BFF looks after in the store. */
export const upkeepJobs = (kept: KeptFiles): readonly UpkeepJob[] => [
  {
    name: "sessions.purge",
    everyMinutes: 10,
    run: async ({ shared }) => (await purgeExpiredSessions(shared)) + (await purgeLoginChallenges(shared)),
  },
  expireJobs(kept),
];
