import { setTimeout as sleep } from "node:timers/promises";
import type { DomainError } from "@stopbank/errors";
import type { Browser } from "playwright-core";
import { browserLost, closed, pageCrashed, tooMuchMemory } from "../faults.ts";
import type { PrintLimits } from "../limits.ts";
import type { PrintLog } from "../log.ts";
import { within } from "../within.ts";
import type { PrintBrowser } from "./openPrintBrowser.ts";
import { failuresUntilUnwell, startPauseMs } from "./startPause.ts";
import { type BrowserWatch, standingMegabytes, watchBrowser } from "./watchBrowser.ts";

/** A browser for one print. */
export interface Loan {
  readonly browser: Browser;
  /** What to make of a page that crashes in it. */
  crashFault(): DomainError;
  /** The most that all processes of the browser took so far while it was lent. */
  megabytes(): number;
  /** It came to grief, or may have: nobody else is given it. */
  distrust(): void;
  giveBack(): Promise<void>;
}

export interface BrowserCounts {
  readonly started: number;
  /** Exchanged for a new one after its time. */
  readonly recycled: number;
  /** Given up because of what happened in it. */
  readonly givenUp: number;
  readonly startFailures: number;
}

export interface WarmBrowsers {
  /**
   * @param onLost told why, where the browser ends or loses what it draws with while it is lent.
   * @throws what `open` throws, `print/closed`, or the signal's reason.
   */
  borrow(signal: AbortSignal, onLost: (why: DomainError) => void): Promise<Loan>;
  /** Why there is none, once it did not start several times in a row; it is tried again until it does. */
  readonly unwell: Error | undefined;
  readonly counts: BrowserCounts;
  readonly megabytes: number;
  close(): Promise<void>;
}

export interface WarmBrowserParts {
  readonly open: (onUnreachable: () => void) => Promise<PrintBrowser>;
  readonly limits: PrintLimits;
  readonly log: PrintLog;
  /** Before a start that follows on one that failed; it doubles. */
  readonly firstPauseMs?: number | undefined;
}

interface Kept {
  readonly press: PrintBrowser;
  readonly bornAt: number;
  readonly lent: Set<(why: DomainError) => void>;
  prints: number;
  isRetired: boolean;
  watch: BrowserWatch | undefined;
  idle: NodeJS.Timeout | undefined;
}

/** How long a browser may take to say how it is. */
const answerMs = 3_000;

/** One browser that is started when needed and kept; another takes its place when it is old, large, suspect or gone. */
export function keepWarm({ open, limits, log, firstPauseMs = 500 }: WarmBrowserParts): WarmBrowsers {
  const counts = { started: 0, recycled: 0, givenUp: 0, startFailures: 0 };
  const stopping = new AbortController();
  const ending = new Set<Promise<void>>();
  let current: Kept | undefined;
  let starting: Promise<Kept> | undefined;
  let failuresInARow = 0;
  let lastFailure: Error | undefined;
  let mayStartAt = 0;
  let trying: NodeJS.Timeout | undefined;

  const end = (kept: Kept) => {
    kept.watch?.stop();
    const done = kept.press.close().finally(() => ending.delete(done));
    ending.add(done);
  };
  /** Nobody is given it any more, and it ends with the last print under way in it. */
  const retire = (kept: Kept, why: "recycled" | "givenUp" | "idle") => {
    if (kept.isRetired) return;
    kept.isRetired = true;
    clearTimeout(kept.idle);
    if (current === kept) current = undefined;
    if (why !== "idle") counts[why]++;
    if (kept.lent.size === 0) end(kept);
  };
  const waitIdle = (kept: Kept) => {
    kept.idle = setTimeout(() => retire(kept, "idle"), limits.idleSeconds * 1_000);
    kept.idle.unref();
  };

  const start = async (): Promise<Kept> => {
    await sleep(Math.max(0, mayStartAt - performance.now()), undefined, { signal: stopping.signal });
    let kept: Kept | undefined;
    const press = await open(() => kept !== undefined && retire(kept, "givenUp"));
    kept = {
      press,
      bornAt: performance.now(),
      lent: new Set(),
      prints: 0,
      isRetired: false,
      watch: undefined,
      idle: undefined,
    };
    const born = kept;
    if (!press.browser.isConnected()) {
      await press.close();
      throw browserLost("browser");
    }
    press.browser.on("disconnected", () => {
      const why = born.watch?.hasEndedForMemory === true ? tooMuchMemory(limits) : browserLost("browser");
      for (const tell of born.lent) tell(why);
      if (!born.isRetired) log.warn({ prints: born.lent.size }, "the browser that prints ended by itself");
      retire(born, "givenUp");
    });
    counts.started++;
    if (stopping.signal.aborted) {
      retire(born, "idle");
      throw closed();
    }
    current = born;
    waitIdle(born);
    return born;
  };
  /** One start at a time, whoever waits for it. */
  const startOnce = () => {
    starting ??= start()
      .then(
        (kept) => {
          if (failuresInARow >= failuresUntilUnwell) log.info({}, "the browser that prints starts again");
          failuresInARow = 0;
          return kept;
        },
        (error: unknown) => {
          if (stopping.signal.aborted) throw closed();
          failuresInARow++;
          counts.startFailures++;
          lastFailure = error instanceof Error ? error : new Error(String(error));
          const pauseMs = startPauseMs(failuresInARow, firstPauseMs);
          mayStartAt = performance.now() + pauseMs;
          log.error({ err: error, failuresInARow, pauseMs }, "the browser that prints did not start");
          if (failuresInARow >= failuresUntilUnwell) tryAgainAfter(pauseMs);
          throw error;
        },
      )
      .finally(() => {
        starting = undefined;
      });
    return starting;
  };
  /** Whoever is not well is sent nothing to print, and so would never find out that it is well again. */
  const tryAgainAfter = (pauseMs: number) => {
    clearTimeout(trying);
    // What comes of it is logged and counted there.
    trying = setTimeout(() => void startOnce().catch(() => undefined), pauseMs);
    trying.unref();
  };

  const lend = (kept: Kept, onLost: (why: DomainError) => void): Loan => {
    clearTimeout(kept.idle);
    kept.lent.add(onLost);
    kept.prints++;
    kept.watch ??= watchBrowser(kept.press, limits, () => {
      const why = kept.watch?.hasEndedForMemory === true ? tooMuchMemory(limits) : browserLost("GPU");
      for (const tell of kept.lent) tell(why);
    });
    const { watch } = kept;
    return {
      browser: kept.press.browser,
      crashFault: () =>
        // V8 ends a page's process by itself where its heap is full.
        watch.hasEndedForMemory || watch.largestRendererMegabytes > limits.heapMegabytes / 2
          ? tooMuchMemory(limits)
          : pageCrashed(),
      megabytes: () => watch.mostMegabytes,
      distrust: () => retire(kept, "givenUp"),
      giveBack: async () => {
        const reason = await reasonToRetire(kept);
        kept.lent.delete(onLost);
        if (reason !== undefined && !kept.isRetired) return retire(kept, reason);
        if (kept.lent.size > 0) return;
        if (kept.isRetired) return end(kept);
        kept.watch?.stop();
        kept.watch = undefined;
        waitIdle(kept);
      },
    };
  };
  const reasonToRetire = async (kept: Kept): Promise<"recycled" | "givenUp" | undefined> => {
    if (kept.isRetired) return undefined;
    if (kept.prints >= limits.printsPerBrowser) return "recycled";
    if (performance.now() - kept.bornAt > limits.browserMinutes * 60_000) return "recycled";
    const standing = await within(AbortSignal.timeout(answerMs), standingMegabytes(kept.press)).catch(
      () => "no answer" as const,
    );
    if (standing === "no answer") return "givenUp";
    return standing > limits.recycleMegabytes ? "recycled" : undefined;
  };

  return {
    async borrow(signal, onLost) {
      stopping.signal.throwIfAborted();
      for (;;) {
        const kept = current ?? (await within(signal, startOnce()));
        // It may have come to grief while several waited for it.
        if (!kept.isRetired) return lend(kept, onLost);
      }
    },
    get unwell() {
      return failuresInARow >= failuresUntilUnwell ? lastFailure : undefined;
    },
    get counts() {
      return { ...counts };
    },
    get megabytes() {
      return current?.watch?.megabytes ?? 0;
    },
    async close() {
      stopping.abort(closed());
      clearTimeout(trying);
      await starting?.catch(() => undefined);
      if (current !== undefined) retire(current, "idle");
      while (ending.size > 0) await Promise.all(ending);
    },
  };
}
