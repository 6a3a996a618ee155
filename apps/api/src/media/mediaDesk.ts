import { DomainError } from "@stopbank/errors";
import { formatWait } from "@stopbank/numbers";
import type { Store } from "@stopbank/store";
import { attemptAbandoned, type Limit, reserveAttempt } from "@stopbank/store/throttle";
import type { Asker } from "../work/asker.ts";
import { createPlaces } from "../work/places.ts";
import { readMedium } from "./readMedium.ts";
import type { ReadyMedium } from "./readyMedium.ts";

/** So many files of one person at once, which come back one by one over the hour. */
const mostAnHour = 300;
/** Everybody's of a client. */
const mostOfClientAnHour = 1_500;

/** Where files of strangers are looked at and drawn anew, one at a time and in turn. */
export interface MediaDesk {
  /** @throws DomainError `readMedium`'s; `media/too-many`, `media/too-many-at-once`, `media/busy`; `work/gone`. */
  take(bytes: Buffer, clientId: string, asker: Asker): Promise<ReadyMedium>;
}

export function createMediaDesk(store: Store, read = readMedium): MediaDesk {
  // Each that waits holds its file: 160 MB in all.
  const places = createPlaces({
    places: 1,
    mostWaitingEach: 3,
    mostWaiting: 8,
    mostSeconds: 60,
    tooManyAtOnce,
    busy,
  });
  return {
    async take(bytes, clientId, asker) {
      const outcome = await reserveAttempt(store, limitsOf(clientId, asker));
      if ("refusal" in outcome) throw tooMany(outcome.refusal.retryAfterSeconds);
      try {
        const leave = await places.enter(asker);
        try {
          return await read(bytes);
        } finally {
          leave();
        }
      } catch (error) {
        // A file that was no good has cost its turn; what failed here has not been looked at.
        if (!(error instanceof DomainError) || error.kind === "unavailable" || error.kind === "too-many")
          await attemptAbandoned(store, outcome.attempt);
        throw error;
      }
    },
  };
}

/**
 * Counts a file that comes with others in a ZIP among those of its client's hour; a person's own are no measure for whole contents.
 *
 * @throws DomainError `media/too-many`.
 */
export async function chargeClientsMedium(store: Store, clientId: string): Promise<void> {
  const outcome = await reserveAttempt(store, [ofClient(clientId)]);
  if ("refusal" in outcome) throw tooMany(outcome.refusal.retryAfterSeconds);
}

const limitsOf = (clientId: string, { budgetHolder }: Asker): readonly Limit[] => [
  anHour(`media of ${budgetHolder}`, mostAnHour),
  ofClient(clientId),
];

const ofClient = (clientId: string): Limit => anHour(`media of ${clientId}`, mostOfClientAnHour);

const anHour = (key: string, failures: number): Limit => ({
  key,
  rule: { kind: "allowance", failures, periodSeconds: 3_600 },
});

const tooMany = (retryAfterSeconds: number) =>
  new DomainError(
    "too-many",
    "media/too-many",
    `Too many files have been added in the last hour. Try again in ${formatWait(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );

const tooManyAtOnce = () =>
  new DomainError(
    "too-many",
    "media/too-many-at-once",
    "You are adding too many files at once. Wait for those that are on their way.",
    { retryAfterSeconds: 2 },
  );

const busy = () =>
  new DomainError(
    "unavailable",
    "media/busy",
    "Many files are being added just now. Try again in a moment.",
    { retryAfterSeconds: 5, isExpected: true },
  );
