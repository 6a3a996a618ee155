import { DomainError } from "@stopbank/errors";
import { createPlaces as createPlacesOf, type PlaceLimits, type Places } from "@stopbank/fair-queue/places";

type Refusals = "tooManyAtOnce" | "busy";

/** Places for what people ask for. @param limits refuse in the words about areas, unless they have their own. */
export const createPlaces = (
  limits: Omit<PlaceLimits, Refusals> & Partial<Pick<PlaceLimits, Refusals>>,
): Places => createPlacesOf({ tooManyAtOnce: tooManyLargeQuestions, busy: busyWithAreas, ...limits });

const tooManyLargeQuestions = () =>
  new DomainError(
    "too-many",
    "work/too-many-at-once",
    "Too many large questions at once from where you are. Wait for the answers to those, then ask again.",
    { retryAfterSeconds: 2 },
  );

const busyWithAreas = () =>
  new DomainError(
    "unavailable",
    "work/busy",
    "Too many people are asking large questions just now. Try again in a moment.",
    { retryAfterSeconds: 5 },
  );
