import { DomainError } from "@stopbank/errors";
import { networkOf } from "@stopbank/http-edge/network";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** In a minute, for all who read from one network: an office shares an address, and a step with its map is a hundred or so. */
export const usualEmbedLimits = { pages: 300, calls: 12_000, works: 1_200 } as const;
export type EmbedLimits = Readonly<Record<keyof typeof usualEmbedLimits, number>>;

/** Counts what readers of embedded stories ask for. @throws DomainError `embed/too-many`. */
export function embedBudgets(limits: EmbedLimits = usualEmbedLimits) {
  const limiterOf = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const limiters = {
    pages: limiterOf(limits.pages),
    calls: limiterOf(limits.calls),
    works: limiterOf(limits.works),
  };
  return async (kind: keyof EmbedLimits, address: string | undefined): Promise<void> => {
    await limiters[kind].consume(networkOf(address)).catch((refusal: unknown) => {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal;
    });
  };
}

const tooMany = (msBeforeNext: number) =>
  new DomainError(
    "too-many",
    "embed/too-many",
    "Too much was asked for from where you are. Wait a minute, and open the page again.",
    { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) },
  );
