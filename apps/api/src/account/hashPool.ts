import { hash, verify } from "@node-rs/argon2";
import { DomainError } from "@stopbank/errors";

/** Argon2id by default in this library; 64 MiB, one pass: above the 46 MiB that OWASP asks for at t=1. */
const cost = { memoryCost: 64 * 1024, timeCost: 1, parallelism: 1 };

export interface HashPool {
  hash(password: string): Promise<string>;
  /** One hash's worth of work, whether or not there is a hash to compare with: then the answer is false. */
  matches(password: string, passwordHash: string | undefined): Promise<boolean>;
}

/**
 * Argon2id on at most `inFlight` threads at a time, since each takes 64 MiB.
 *
 * @throws DomainError `auth/busy` from either call when `queued` others are already waiting.
 */
export function createHashPool(inFlight = 2, queued = 50): HashPool {
  let running = 0;
  const waiting: (() => void)[] = [];
  const take = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= inFlight) {
      if (waiting.length >= queued)
        throw new DomainError(
          "unavailable",
          "auth/busy",
          "Too many people are logging in at once. Try again in a moment.",
          {
            retryAfterSeconds: 5,
          },
        );
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      // The place is handed on, not given up: nobody can slip in before the one who waited longest.
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
  // What an unknown account's password is compared with; made now, so that no attempt ever costs two hashes.
  const ofNobody = hash(crypto.randomUUID(), cost);
  return {
    hash: (password) => take(() => hash(password, cost)),
    matches: async (password, passwordHash) => {
      const against = passwordHash ?? (await ofNobody);
      const matched = await take(() => verify(against, password));
      return matched && passwordHash !== undefined;
    },
  };
}
