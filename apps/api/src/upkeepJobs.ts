import { purgeAreas, vacuumAreas, visitorsBeyond } from "@stopbank/store/area-purge";
import { listClients } from "@stopbank/store/clients";
import { purgeDeviceMarks } from "@stopbank/store/device-marks";
import { purgeKnownNetworks } from "@stopbank/store/known-networks";
import { purgeExpiredFamilies } from "@stopbank/store/refresh-tokens";
import { purgeForgottenFailures } from "@stopbank/store/throttle";
import type { UpkeepJob } from "@stopbank/store/upkeep";
import type { ApiConfig } from "./config.ts";

export type LifetimeSettings = Pick<ApiConfig, "visitorAreaDays" | "memberAreaDays" | "clientAreaBytes">;

/**
 * How many days' worth of a client's visitors' areas is kept. Then those go that were used longest ago: a stranger who fills the
 * room shortens the life of others' links to this many days, where refusing new ones would let him deny them to everybody.
 */
const visitorDaysAtRest = 5;

/** What the API looks after in the store. */
export const upkeepJobs = ({
  visitorAreaDays,
  memberAreaDays,
  clientAreaBytes,
}: LifetimeSettings): readonly UpkeepJob[] => [
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
    everyMinutes: 60,
    run: async (store, signal) => {
      let purged = 0;
      for (const { id } of await listClients(store.shared)) {
        const visitorsUntil = await store.withClient(id, (tx) =>
          visitorsBeyond(tx, visitorDaysAtRest * clientAreaBytes),
        );
        const lifetimes = { visitorDays: visitorAreaDays, memberDays: memberAreaDays, visitorsUntil };
        for (let some = 1; some > 0 && !signal.aborted; purged += some)
          some = await store.withClient(id, (tx) => purgeAreas(tx, lifetimes));
      }
      if (purged > 0) await vacuumAreas(store);
      return purged;
    },
  },
];
