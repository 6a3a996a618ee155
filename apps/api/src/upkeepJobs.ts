import { purgeAreas, vacuumAreas } from "@stopbank/store/areas";
import { listClients } from "@stopbank/store/clients";
import { purgeDeviceMarks } from "@stopbank/store/device-marks";
import { purgeKnownNetworks } from "@stopbank/store/known-networks";
import { purgeExpiredFamilies } from "@stopbank/store/refresh-tokens";
import { purgeForgottenFailures } from "@stopbank/store/throttle";
import type { UpkeepJob } from "@stopbank/store/upkeep";
import type { ApiConfig } from "./config.ts";

export type LifetimeSettings = Pick<ApiConfig, "visitorAreaDays" | "memberAreaDays">;

/** What the API looks after in the store. */
export const upkeepJobs = ({ visitorAreaDays, memberAreaDays }: LifetimeSettings): readonly UpkeepJob[] => [
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
  {
    name: "areas.purge",
    everyMinutes: 24 * 60,
    run: async (store, signal) => {
      const lifetimes = { visitorDays: visitorAreaDays, memberDays: memberAreaDays };
      let purged = 0;
      for (const { id } of await listClients(store.shared))
        for (let some = 1; some > 0 && !signal.aborted; purged += some)
          some = await store.withClient(id, (tx) => purgeAreas(tx, lifetimes));
      if (purged > 0) await vacuumAreas(store);
      return purged;
    },
  },
];
