import { hash, verify } from "@node-rs/argon2";
import { DomainError } from "@stopbank/errors";

/** Argon2id by default in this library; 64 MiB, one pass: above the 46 MiB that OWASP asks for at t=1. */
const cost = { memoryCost: 64 * 1024, timeCost: 1, parallelism: 1 };

export interface HashPool {
  /**
   * For who has much to do before a hash: refuses at once what would be refused after that.
   *
   * @throws DomainError `auth/busy` while no stranger could wait.
   */
  requireRoom(): void;
  hash(password: string): Promise<string>;
  /**
   * One hash's worth of work, whether or not there is a hash to compare with: then the answer is false.
   *
   * @param caller `known` waits before all strangers, and in places of its own: however many strangers there are, they keep out
   *   nobody whose browser has logged in to the account before.
   */
  matches(password: string, passwordHash: string | undefined, caller?: HashCaller): Promise<boolean>;
}

export type HashCaller = "known" | "strange";

/**
 * Argon2id on at most `inFlight` threads at a time, since each takes 64 MiB.
 *
 * @throws DomainError `auth/busy` from either call when `queued` others of the same kind are already waiting.
 */
export function createHashPool(inFlight = 2, queued = 50): HashPool {
  let running = 0;
  const waiting: Readonly<Record<HashCaller, (() => void)[]>> = { known: [], strange: [] };
  const take = async <T>(work: () => Promise<T>, caller: HashCaller = "strange"): Promise<T> => {
    if (running >= inFlight) {
      if (waiting[caller].length >= queued) throw busy();
      await new Promise<void>((resolve) => waiting[caller].push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      // The place is handed on, not given up: nobody can slip in before the one who waited longest.
      const next = waiting.known.shift() ?? waiting.strange.shift();
      if (next === undefined) running--;
      else next();
    }
  };
  // What an unknown account's password is compared with; made now, so that no attempt ever costs two hashes.
  const ofNobody = hash(crypto.randomUUID(), cost);
  return {
    requireRoom: () => {
      if (running >= inFlight && waiting.strange.length >= queued) throw busy();
    },
    hash: (password) => take(() => hash(password, cost)),
    matches: async (password, passwordHash, caller) => {
      const against = passwordHash ?? (await ofNobody);
      const matched = await take(() => verify(against, password), caller);
      return matched && passwordHash !== undefined;
    },
  };
}

const busy = () =>
  new DomainError(
    "unavailable",
    "auth/busy",
    "Too many people are logging in at once. Try again in a moment.",
    { retryAfterSeconds: 5 },
  );
