import { DomainError } from "@stopbank/errors";
import type { Places } from "@stopbank/fair-queue/places";
import type { Asker } from "../work/asker.ts";
import { createPlaces } from "../work/places.ts";

/** So many are made at once in a process, each with a thread and 400 MB at its most; of each caller's, one. */
const atOnce = 2;

/**
 * Places to make exports in, given out in turn to callers.
 *
 * `enter` throws DomainError `export/too-many-at-once`, `export/busy`, `work/gone`.
 */
export function createExportPlaces(): Places {
  const places = createPlaces({ places: atOnce, mostWaitingEach: 3, mostWaiting: 40, mostSeconds: 40 });
  return {
    enter: async (asker: Asker) => {
      try {
        const leave = await places.enter(asker);
        let isLeft = false;
        // A stream that fails is told of twice.
        return () => {
          if (!isLeft) leave();
          isLeft = true;
        };
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        if (error.code === "work/too-many-at-once") throw tooManyAtOnce();
        throw error.code === "work/busy" ? busy() : error;
      }
    },
  };
}

const tooManyAtOnce = () =>
  new DomainError(
    "too-many",
    "export/too-many-at-once",
    "Several exports of yours are waiting already. Wait until one of them is done.",
    { retryAfterSeconds: 10 },
  );

const busy = () =>
  new DomainError(
    "too-many",
    "export/busy",
    "Others' exports are being made, and yours has waited long. Try again in a moment.",
    { retryAfterSeconds: 20 },
  );
