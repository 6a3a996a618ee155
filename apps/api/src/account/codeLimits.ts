import { DomainError } from "@stopbank/errors";
import { networkOf } from "@stopbank/http-edge/network";
import type { Store } from "@stopbank/store";
import { isKnownNetwork } from "@stopbank/store/known-networks";
import { type LogInAttempt, reserveAttempt, type ThrottleRule } from "@stopbank/store/throttle";
import { normaliseEmail } from "@stopbank/store/users";

interface Rules {
  readonly account: ThrottleRule;
  readonly anywhere: ThrottleRule;
  readonly network: ThrottleRule;
}

const allowance = (failures: number, periodSeconds: number): ThrottleRule => ({
  kind: "allowance",
  failures,
  periodSeconds,
});
const hour = 3_600;
const day = 24 * hour;

/**
 * What may be done how often with one address: asking for a code is a mail each, trying one a guess of a million. An app's code is one
 * of three that are right, and is tried by who has the password; the present password, by who has found a page open.
 */
const rulesOf: Readonly<Record<"ask" | "try" | "factor" | "password", Rules>> = {
  ask: { account: allowance(5, hour), anywhere: allowance(20, day), network: allowance(100, hour) },
  factor: { account: allowance(10, hour), anywhere: allowance(50, day), network: allowance(200, hour) },
  password: { account: allowance(20, hour), anywhere: allowance(100, day), network: allowance(200, hour) },
  try: { account: allowance(20, hour), anywhere: allowance(100, day), network: allowance(200, hour) },
};

/**
 * Counts that somebody asks for a code, or tries one. Addresses with and without an account are counted alike; strangers from many
 * networks together cannot use up what a person has from a network that they have logged in from lately.
 *
 * @returns the try, which counts as failed until `attemptSucceeded` says that it was none.
 * @throws DomainError `auth/limit-exceeded`, with how long to wait.
 */
export async function countCode(
  store: Store,
  what: keyof typeof rulesOf,
  email: string,
  address: string,
): Promise<LogInAttempt> {
  const account = normaliseEmail(email);
  const network = networkOf(address);
  const rules = rulesOf[what];
  const isKnown = await isKnownNetwork(store.shared, network, account);
  const reservation = await reserveAttempt(store, [
    { key: `${what}:${network} ${account}`, rule: rules.account },
    ...(isKnown ? [] : [{ key: `${what}-anywhere:${account}`, rule: rules.anywhere }]),
    { key: `${what}-network:${network}`, rule: rules.network },
  ]);
  if ("refusal" in reservation)
    throw new DomainError("too-many", "auth/limit-exceeded", "Limit exceeded", {
      retryAfterSeconds: reservation.refusal.retryAfterSeconds,
    });
  return reservation.attempt;
}
