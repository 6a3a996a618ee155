import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { type ApiTokenGrant, noteTokenUse } from "@stopbank/store/api-tokens";

/** How a token stands in the minute that is under way. */
export interface Allowance {
  /** Requests a minute. */
  readonly limit: number;
  readonly left: number;
  readonly secondsLeft: number;
  readonly isBeyond: boolean;
}

export interface TokenMeter {
  /** Counts a request. Nothing is written before it is answered. */
  count(grant: ApiTokenGrant): Allowance;
  /** Writes down what was counted and is not yet written. */
  note(): Promise<void>;
  stop(): Promise<void>;
}

export interface MeterOptions {
  readonly store: Pick<Store, "withClient">;
  readonly onFault: (error: unknown) => void;
  /** Milliseconds, ever growing; for tests. */
  readonly now?: () => number;
}

interface Counted {
  clientId: string;
  minuteEndsAt: number;
  inMinute: number;
  /** What is not yet written. */
  requests: number;
  refused: number;
  lastUsedAt: Date;
  lastRefusedAt: Date | undefined;
  /** When its use was last written. */
  notedAt: number;
}

const minuteMs = 60_000;

/**
 * Counts what tokens ask, each by itself and in this process alone: of several API processes each allows a token as much. Use is
 * written at most once a minute and token, the first request of a quiet token at once, so that its owner sees that it works.
 */
export function createTokenMeter({
  store,
  onFault,
  now = () => performance.now(),
}: MeterOptions): TokenMeter {
  const counted = new Map<string, Counted>();
  const writing = new Set<Promise<void>>();

  const write = (tokenId: string, use: Counted): void => {
    const { clientId, requests, refused, lastUsedAt, lastRefusedAt } = use;
    if (requests === 0) return;
    Object.assign(use, { requests: 0, refused: 0, lastRefusedAt: undefined, notedAt: now() });
    const written: Promise<void> = store
      .withClient(clientId, (tx) =>
        noteTokenUse(tx, { tokenId, requests, refused, lastUsedAt, lastRefusedAt }),
      )
      .catch(onFault)
      .finally(() => writing.delete(written));
    writing.add(written);
  };

  const note = async (): Promise<void> => {
    const before = now() - minuteMs;
    for (const [tokenId, use] of counted) {
      write(tokenId, use);
      if (use.minuteEndsAt < before) counted.delete(tokenId);
    }
    await Promise.all(writing);
  };
  const timer = setInterval(() => void note(), minuteMs);
  // It keeps no process alive.
  timer.unref();

  return {
    count: ({ id, clientId, requestsPerMinute }) => {
      const at = now();
      const use = counted.get(id) ?? fresh(clientId);
      counted.set(id, use);
      if (at >= use.minuteEndsAt) Object.assign(use, { minuteEndsAt: at + minuteMs, inMinute: 0 });
      use.inMinute++;
      use.requests++;
      use.lastUsedAt = new Date();
      const isBeyond = use.inMinute > requestsPerMinute;
      if (isBeyond) {
        use.refused++;
        use.lastRefusedAt = use.lastUsedAt;
      }
      // After this turn: whoever asks does not wait for it.
      if (at - use.notedAt >= minuteMs) {
        use.notedAt = at;
        setImmediate(() => write(id, use));
      }
      return {
        limit: requestsPerMinute,
        left: Math.max(0, requestsPerMinute - use.inMinute),
        secondsLeft: Math.max(1, Math.ceil((use.minuteEndsAt - at) / 1_000)),
        isBeyond,
      };
    },
    note,
    stop: async () => {
      clearInterval(timer);
      await note();
    },
  };
}

const fresh = (clientId: string): Counted => ({
  clientId,
  minuteEndsAt: Number.NEGATIVE_INFINITY,
  inMinute: 0,
  requests: 0,
  refused: 0,
  lastUsedAt: new Date(),
  lastRefusedAt: undefined,
  notedAt: Number.NEGATIVE_INFINITY,
});

/** As the IETF's draft of RateLimit header fields has it. */
export const rateLimitHeaders = ({ limit, left, secondsLeft }: Allowance): Record<string, string> => ({
  "ratelimit-policy": `"minute";q=${limit};w=60`,
  ratelimit: `"minute";r=${left};t=${secondsLeft}`,
});

export const tooManyRequests = ({ limit, secondsLeft }: Allowance) =>
  new DomainError(
    "too-many",
    "auth/too-many-requests",
    `This API token may ask ${limit} times a minute. Wait ${secondsLeft} s, or have its limit raised.`,
    { retryAfterSeconds: secondsLeft },
  );
