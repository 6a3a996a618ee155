import { DomainError } from "@stopbank/errors";
import { formatWait } from "@stopbank/numbers";
import type { Store } from "@stopbank/store";
import { type Limit, type LogInAttempt, reserveAttempt, type ThrottleRule } from "@stopbank/store/throttle";
import type { Asker } from "../work/asker.ts";

const daySeconds = 86_400;
/** So many at once, which come back one by one over the day: nobody is kept out until midnight. */
const aDay = (most: number): ThrottleRule => ({
  kind: "allowance",
  failures: most,
  periodSeconds: daySeconds,
});

/** What a person may send, or the visitors of a network together. */
const own = { messages: 30, pictures: 10 };
/** A place with many networks, and everybody of a client: visitors and members apart, so that neither keeps the others from speaking. */
const siteFactor = 3;
const everybody = { messages: 2_000, pictures: 300 };

type Counted = keyof typeof own;

/**
 * Counts a message, and its picture, before either is looked at.
 *
 * @returns what was counted, to be given back where the message is not kept for reasons of ours.
 * @throws DomainError `feedback/too-many`.
 */
export async function countFeedback(
  store: Store,
  clientId: string,
  asker: Asker,
  hasPicture: boolean,
): Promise<LogInAttempt> {
  const counted: readonly Counted[] = hasPicture ? ["messages", "pictures"] : ["messages"];
  const outcome = await reserveAttempt(
    store,
    counted.flatMap((what) => limitsOf(what, clientId, asker)),
  );
  if ("attempt" in outcome) return outcome.attempt;
  const { limit, retryAfterSeconds } = outcome.refusal;
  const what: Counted = limit.key.startsWith("feedback pictures") ? "pictures" : "messages";
  const also = what === "pictures" ? " Without a picture it can be sent now." : "";
  throw new DomainError(
    "too-many",
    "feedback/too-many",
    `Too many ${what} have been sent from here today. Try again in ${formatWait(retryAfterSeconds)}.${also}`,
    { retryAfterSeconds },
  );
}

const limitsOf = (what: Counted, clientId: string, { budgetHolder, site, isVisitor }: Asker): Limit[] => [
  { key: `feedback ${what} of ${budgetHolder}`, rule: aDay(own[what]) },
  ...(isVisitor ? [{ key: `feedback ${what} of ${site}`, rule: aDay(own[what] * siteFactor) }] : []),
  {
    key: `feedback ${what} of ${isVisitor ? "visitors" : "members"} of ${clientId}`,
    rule: aDay(everybody[what]),
  },
];
