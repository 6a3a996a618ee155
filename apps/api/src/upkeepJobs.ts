import { purgeDeviceMarks } from "@stopbank/store/device-marks";
import { purgeKnownNetworks } from "@stopbank/store/known-networks";
import { purgeExpiredFamilies } from "@stopbank/store/refresh-tokens";
import { purgeForgottenFailures } from "@stopbank/store/throttle";
import type { UpkeepJob } from "@stopbank/store/upkeep";

/** What the API looks after in the store. */
export const upkeepJobs: readonly UpkeepJob[] = [
  {
    name: "throttle.purge",
    everyMinutes: 30,
    run: ({ shared }) => purgeForgottenFailures(shared),
  },
  {
    name: "refresh-tokens.purge",
    everyMinutes: 30,
    run: ({ shared }) => purgeExpiredFamilies(shared),
  },
  {
    name: "login-origins.purge",
    everyMinutes: 360,
    run: async ({ shared }) => (await purgeDeviceMarks(shared)) + (await purgeKnownNetworks(shared)),
  },
];
