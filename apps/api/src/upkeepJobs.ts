import { purgeApiTokens } from "@stopbank/store/api-tokens";
import { purgeAreas, vacuumAreas } from "@stopbank/store/area-purge";
import { listClients } from "@stopbank/store/clients";
import { purgeConfirmationCodes } from "@stopbank/store/confirmation-codes";
import { purgeBrokenOff, vacuumContent } from "@stopbank/store/content-upkeep";
import { purgeDeviceMarks } from "@stopbank/store/device-marks";
import { purgeFeedback } from "@stopbank/store/feedback-inbox";
import { purgeKnownNetworks } from "@stopbank/store/known-networks";
import { purgeCeremonies } from "@stopbank/store/passkey-ceremonies";
import { purgeExpiredFamilies } from "@stopbank/store/refresh-tokens";
import { purgeDeletedViews } from "@stopbank/store/saved-views";
import { purgeForgottenFailures } from "@stopbank/store/throttle";
import type { UpkeepJob } from "@stopbank/store/upkeep";
import { purgeUsage } from "@stopbank/store/usage";
import type { ApiConfig } from "./config.ts";

export type LifetimeSettings = Pick<ApiConfig, "visitorAreaDays" | "memberAreaDays" | "clientAreaBytes">;

/**
 * How many days' worth of a client's visitors' areas is kept. Then those go that were kept longest ago: a stranger who fills the
 * room shortens the life of others' links to a day less than this (allowances begin anew each day, so a day may hold two),
 * where refusing new ones would let him deny them to everybody.
 */
const visitorDaysAtRest = 5;

/** How long is kept what people told a client, pictures and addresses among it, and how often things were done there. */
const keptDays = 730;
/** How long administrators see a token that has ended, and what was asked on a day. */
const endedTokenDays = 400;

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
    name: "api-tokens.purge",
    everyMinutes: 1_440,
    run: async (store, signal) => {
      let tokens = 0;
      for (const { id } of await listClients(store.shared)) {
        if (signal.aborted) break;
        tokens += await store.withClient(id, (tx) => purgeApiTokens(tx, endedTokenDays));
      }
      return tokens;
    },
  },
  {
    name: "confirmation-codes.purge",
    everyMinutes: 60,
    run: ({ shared }) => purgeConfirmationCodes(shared),
  },
  {
    name: "passkey-ceremonies.purge",
    everyMinutes: 30,
    run: ({ shared }) => purgeCeremonies(shared),
  },
  {
    name: "areas.purge",
    everyMinutes: 60,
    run: async (store, signal) => {
      const lifetimes = {
        visitorDays: visitorAreaDays,
        memberDays: memberAreaDays,
        visitorBytes: visitorDaysAtRest * clientAreaBytes,
      };
      let purged = 0;
      for (const { id } of await listClients(store.shared))
        purged += await purgeAreas(store, id, lifetimes, signal);
      if (purged > 0) await vacuumAreas(store);
      return purged;
    },
  },
  {
    name: "content.purge",
    everyMinutes: 60,
    run: async (store, signal) => {
      let purged = 0;
      for (const { id } of await listClients(store.shared)) {
        if (signal.aborted) break;
        purged += await store.withClient(id, purgeBrokenOff);
        purged += await store.withClient(id, purgeDeletedViews);
      }
      await vacuumContent(store, signal);
      return purged;
    },
  },
  {
    name: "feedback.purge",
    everyMinutes: 360,
    run: async (store, signal) => {
      let purged = 0;
      for (const { id } of await listClients(store.shared)) {
        let piece: number;
        do {
          piece = await store.withClient(id, (tx) => purgeFeedback(tx, keptDays));
          purged += piece;
        } while (piece > 0 && !signal.aborted);
      }
      return purged;
    },
  },
  {
    name: "usage.purge",
    everyMinutes: 1_440,
    run: async (store) => {
      let purged = 0;
      for (const { id } of await listClients(store.shared))
        purged += await store.withClient(id, (tx) => purgeUsage(tx, keptDays));
      return purged;
    },
  },
];
