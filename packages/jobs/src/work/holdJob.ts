import type { Store } from "@stopbank/store";
import { beatJob, type HeldJob, tellProgress } from "@stopbank/store/jobs";
import type { FastifyBaseLogger } from "fastify";
import { plainWords } from "../plainWords.ts";

/** Why a job under work is to stop. */
export type StopReason = "cancelled" | "lost" | "too-long" | "stopping";

export interface Hold {
  /** Aborted with a `StopReason`. */
  readonly signal: AbortSignal;
  stop(reason: StopReason): void;
  /** Whether nobody else can have the job yet, as far as this process knows. */
  isHeld(): boolean;
  /** Looks now whether the job is to be given up. */
  beatNow(): void;
  tell(share: number, step: string): void;
  /** Beats no more, once what is under way has come to an end. */
  end(): Promise<void>;
}

export interface HoldParts {
  readonly store: Store;
  readonly clientId: string;
  readonly held: HeldJob;
  readonly leaseSeconds: number;
  readonly timeoutSeconds: number;
  readonly log: FastifyBaseLogger;
  /** Called when the owner is told something. */
  readonly onTold: () => void;
}

/** Holds a job while it is worked on: beats three times a lease, tells progress along with a beat, and hears when to stop. */
export function holdJob({
  store,
  clientId,
  held,
  leaseSeconds,
  timeoutSeconds,
  log,
  onTold,
}: HoldParts): Hold {
  const stopping = new AbortController();
  const stop = (reason: StopReason) => stopping.abort(reason);
  let news: { progress: number; step: string } | undefined;
  let leaseEndsAt = performance.now() + leaseSeconds * 1_000;
  let isOver = false;
  let beating: Promise<void> | undefined;

  const beat = async () => {
    const told = news;
    news = undefined;
    const from = performance.now();
    try {
      const answer = await store.withClient(clientId, async (tx) => {
        if (told !== undefined) await tellProgress(tx, held, told);
        return beatJob(tx, held, leaseSeconds);
      });
      leaseEndsAt = from + leaseSeconds * 1_000;
      if (told !== undefined) onTold();
      if (answer !== "held") stop(answer === "cancel" ? "cancelled" : "lost");
    } catch (error) {
      log.warn({ err: error }, "a job could not be held, which is tried again until its lease is over");
      news ??= told;
    }
    // Whether or not the database can be reached: from here on another may have it.
    if (performance.now() > leaseEndsAt) stop("lost");
  };
  const beatNow = () => {
    if (isOver) return;
    beating ??= beat().finally(() => {
      beating = undefined;
    });
  };
  const beats = setInterval(beatNow, (leaseSeconds * 1_000) / 3);
  const tellings = setInterval(() => {
    if (news !== undefined) beatNow();
  }, 500);
  const limit = setTimeout(() => stop("too-long"), timeoutSeconds * 1_000);
  return {
    signal: stopping.signal,
    stop,
    isHeld: () => performance.now() < leaseEndsAt,
    beatNow,
    tell: (share, step) => {
      // Asked this way round, NaN is nothing.
      news = { progress: share > 0 ? Math.min(1, share) : 0, step: plainWords(step) };
    },
    end: async () => {
      isOver = true;
      clearInterval(beats);
      clearInterval(tellings);
      clearTimeout(limit);
      await beating;
    },
  };
}
