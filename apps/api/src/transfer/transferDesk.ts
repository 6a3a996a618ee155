import { DomainError } from "@stopbank/errors";
import { formatWait } from "@stopbank/numbers";
import type { Store } from "@stopbank/store";
import { reserveAttempt } from "@stopbank/store/throttle";
import type { Asker } from "../work/asker.ts";
import { createPlaces } from "../work/places.ts";

/** So many of one person at once, which come back one by one over the hour. An import counts once more for each minute that it took. */
const mostAnHour = { import: 30, look: 60, export: 60 } as const;

const alike = {
  mostWaitingEach: 1,
  mostSeconds: 120,
  tooManyAtOnce: () =>
    new DomainError(
      "too-many",
      "content/too-many-at-once",
      "Another import or export of your organisation's is under way. Wait for it.",
      { retryAfterSeconds: 5 },
    ),
  busy: () =>
    new DomainError(
      "unavailable",
      "content/busy",
      "Others are importing and exporting just now. Try again in a minute.",
      { retryAfterSeconds: 60, isExpected: true },
    ),
};

/** Where whole contents come in and go out, in turn and of each client one at a time. */
export interface TransferDesk {
  /** @returns what to call at the end. @throws DomainError `content/too-many`, `content/too-many-at-once`, `content/busy`; `work/gone`. */
  enter(what: keyof typeof mostAnHour, clientId: string, asker: Asker): Promise<() => Promise<void>>;
}

export function createTransferDesk(store: Store, nowMs = () => performance.now()): TransferDesk {
  // Each that waits holds its file: 256 MB in all.
  const readers = createPlaces({ places: 1, mostWaiting: 4, ...alike });
  const places = {
    import: readers,
    look: readers,
    // Others are not kept waiting by one whose connection is slow.
    export: createPlaces({ places: 4, mostWaiting: 8, ...alike }),
  };
  const reserve = (what: keyof typeof mostAnHour, { budgetHolder }: Asker) =>
    reserveAttempt(store, [
      {
        key: `content ${what} of ${budgetHolder}`,
        rule: { kind: "allowance", failures: mostAnHour[what], periodSeconds: 3_600 },
      },
    ]);
  return {
    async enter(what, clientId, asker) {
      const outcome = await reserve(what, asker);
      if ("refusal" in outcome) throw tooMany(what, outcome.refusal.retryAfterSeconds);
      // Of each client one at a time: its editors share a place.
      const leave = await places[what].enter({ isVisitor: false, signal: asker.signal, site: clientId });
      const beganMs = nowMs();
      return async () => {
        leave();
        if (what !== "import") return;
        const minutes = Math.floor((nowMs() - beganMs) / 60_000);
        for (let minute = 0; minute < minutes; minute++)
          if ("refusal" in (await reserve(what, asker))) return;
      };
    },
  };
}

const words = { import: "imports", look: "looks at files", export: "exports" } as const;

const tooMany = (what: keyof typeof words, retryAfterSeconds: number) =>
  new DomainError(
    "too-many",
    "content/too-many",
    `You have begun as many ${words[what]} as an hour allows. Try again in ${formatWait(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
