import type { Browser, Page } from "playwright-core";

/** A task of the page's main thread. */
export interface MainTask {
  /** From its beginning, on the page's clock. */
  readonly atMs: number;
  /** Until its end, on the wall's clock: with what it waited for, such as for a processor to paint. */
  readonly wallMs: number;
  /** Of it the thread worked so long: what else the machine does is not in it. */
  readonly workMs: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const mark = "bench:clock";

/** Chromium's own trace of what the page's main thread does meanwhile, by the clock of that thread. */
export async function traceTasks(
  browser: Browser,
  page: Page,
  what: () => Promise<unknown>,
): Promise<readonly MainTask[]> {
  const categories = ["toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline"];
  await browser.startTracing(page, { categories });
  await what();
  const markedAtMs = await page.evaluate((name) => performance.mark(name).startTime, mark);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const marked = traceEvents.find(({ name }) => name === mark);
  if (marked === undefined) throw new Error("The trace and the page's clock could not be brought together.");
  return traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        name === "RunTask" && ph === "X" && pid === marked.pid && tid === marked.tid,
    )
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      atMs: (ts - marked.ts) / 1_000 + markedAtMs,
      wallMs: dur / 1_000,
      workMs: tdur / 1_000,
    }));
}
