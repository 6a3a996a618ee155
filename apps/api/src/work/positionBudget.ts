import { DomainError } from "@stopbank/errors";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Asker } from "./asker.ts";

/** How many positions of large areas a caller may have looked at in a minute. */
export interface PositionBudget {
  /** @throws DomainError `area/too-many-positions`. */
  spend(positions: number, asker: Asker): Promise<void>;
}

/** @param perMinute for a visitor, by network, and for a person who is signed in. */
export function createPositionBudget(perMinute: {
  readonly visitor: number;
  readonly member: number;
}): PositionBudget {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const visitors = limiter(perMinute.visitor);
  const members = limiter(perMinute.member);
  return {
    async spend(positions, { budgetHolder, isVisitor }) {
      try {
        await (isVisitor ? visitors : members).consume(budgetHolder, Math.ceil(positions));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new DomainError(
          "too-many",
          "area/too-many-positions",
          "You have asked about very large areas too often. Wait a minute, draw simpler areas, or choose regions.",
          { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)) },
        );
      }
    },
  };
}
