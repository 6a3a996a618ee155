import type { ChromiumOptions } from "@stopbank/browser";
import { DomainError } from "@stopbank/errors";
import { type BrowserCounts, keepWarm } from "./browser/keepWarm.ts";
import { openPrintBrowser } from "./browser/openPrintBrowser.ts";
import { closed, deservesSecondTry, notOurPage, tooSlow } from "./faults.ts";
import type { Address } from "./guard/pinAddress.ts";
import { type PrintLimits, usualLimits } from "./limits.ts";
import type { PrintLog } from "./log.ts";
import { type PrintedPage, printPage } from "./page/printPage.ts";
import { createPrintLine } from "./printLine.ts";

export interface PrinterParts {
  /** The one origin whose pages are printed, and all that they reach. */
  readonly origin: URL;
  readonly log: PrintLog;
  readonly limits?: Partial<PrintLimits>;
  /** How the browser is started; a found one is used again. */
  readonly launch?: ChromiumOptions;
  /** Where the origin's name leads; asked once for each browser. */
  readonly resolve?: (hostname: string) => Promise<Address>;
  /** Before a start that follows on one that failed; doubles with each, to half a minute. */
  readonly firstPauseMs?: number;
}

export interface PrintRequest {
  /** Of the page, with its question: `/print/summary?scene=...`. */
  readonly path: string;
  /** What goes with each of its requests to the origin: authorisation, client, who asks. The page itself never sees them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whose turn is used: clients are served in turn. */
  readonly client: string;
  /** Aborted when nobody wants the print any more; it then fails with the signal's reason. */
  readonly signal: AbortSignal;
  /** Where the PDF goes; it is there when it is whole. Its folder has to be there. */
  readonly file: string;
  /** @param share of the whole that is done, 0 to 1. */
  readonly onProgress?: (share: number, words: string) => void;
}

export interface PrinterHealth {
  /** False once the browser failed to start five times in a row, until it starts. */
  readonly isWell: boolean;
  /** The sentence of the last start that failed, where it is not well. */
  readonly why: string | undefined;
  readonly underWay: number;
  readonly waiting: number;
  /** How long the print that is under way longest has been; it is never longer than `printSeconds` and a few. */
  readonly longestSeconds: number;
  readonly printed: number;
  /** Prints that came to nothing, by the code of the failure. */
  readonly failed: Readonly<Record<string, number>>;
  /** Prints whose browser ended under them, and which were begun again. */
  readonly secondTries: number;
  /** Requests of pages to elsewhere. */
  readonly refused: number;
  /** What the browser takes while it prints; 0 between prints. */
  readonly megabytes: number;
  /** The most that it ever took. */
  readonly mostMegabytes: number;
  readonly browsers: BrowserCounts;
}

export interface Printer {
  /**
   * Opens the page, waits until it says `data-print="ready"` on its root element and writes it down as a PDF.
   *
   * @throws DomainError `print/...` (README.md lists them), what `launchChromium` throws, or the signal's reason.
   */
  print(request: PrintRequest): Promise<PrintedPage>;
  health(): PrinterHealth;
  /** Prints under way and waiting fail with `print/closed`; then the browser is gone and what it wrote. */
  close(): Promise<void>;
}

/** What a print takes before any has been timed, in seconds. */
const firstGuessSeconds = 5;

export function createPrinter({
  origin,
  log,
  launch = {},
  resolve,
  firstPauseMs,
  ...parts
}: PrinterParts): Printer {
  const limits = { ...usualLimits, ...parts.limits };
  const stopping = new AbortController();
  const underWay = new Map<symbol, number>();
  const failed: Record<string, number> = {};
  const counts = { printed: 0, secondTries: 0, refused: 0, mostMegabytes: 0 };
  let usualSeconds = firstGuessSeconds;
  const onRefused = (where: string) => {
    counts.refused++;
    log.warn({ where }, "a page that is printed asked for what is not ours");
  };
  if (process.pid === 1)
    log.warn(
      {},
      "this process is its container's first, where ended browsers' processes stay: run it by an init",
    );
  const warm = keepWarm({
    limits,
    log,
    firstPauseMs,
    open: (onUnreachable) =>
      openPrintBrowser({
        origin,
        limits,
        launch,
        log,
        resolve,
        onRefused,
        onUnreachable: (error) => {
          log.warn({ err: error }, "the pages to print cannot be reached");
          onUnreachable();
        },
      }),
  });
  const line = createPrintLine(limits, () => usualSeconds);

  /** One try, in one browser. */
  const attempt = async (request: PrintRequest, url: URL, signal: AbortSignal): Promise<PrintedPage> => {
    const stop = new AbortController();
    const pass = () => stop.abort(signal.reason);
    if (signal.aborted) pass();
    signal.addEventListener("abort", pass);
    try {
      const loan = await warm.borrow(stop.signal, (why) => stop.abort(why));
      try {
        return await printPage(loan, {
          url,
          headers: request.headers,
          file: request.file,
          limits,
          stop,
          onRefused,
          onPageError: (what) => log.warn({ what, path: url.pathname }, "a page that is printed has a fault"),
          onProgress: request.onProgress ?? (() => undefined),
        });
      } catch (error) {
        if (!isInnocent(error)) loan.distrust();
        throw error;
      } finally {
        counts.mostMegabytes = Math.max(counts.mostMegabytes, Math.round(loan.megabytes()));
        await loan.giveBack();
      }
    } finally {
      signal.removeEventListener("abort", pass);
    }
  };

  const twice = async (request: PrintRequest, url: URL, signal: AbortSignal) => {
    try {
      return await attempt(request, url, signal);
    } catch (error) {
      if (!deservesSecondTry(error) || signal.aborted) throw error;
      counts.secondTries++;
      log.warn({ err: error, path: url.pathname }, "a print is begun again");
      return attempt(request, url, signal);
    }
  };

  const print = async (request: PrintRequest): Promise<PrintedPage> => {
    const url = ownPage(origin, request.path);
    const wanted = AbortSignal.any([request.signal, stopping.signal]);
    request.onProgress?.(0, "Waiting for the printer");
    const leave = await line.enter(request.client, wanted);
    const id = Symbol(url.pathname);
    const startedAt = performance.now();
    const seconds = () => (performance.now() - startedAt) / 1_000;
    underWay.set(id, startedAt);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(tooSlow(limits)), limits.printSeconds * 1_000);
    try {
      const written = await twice(request, url, AbortSignal.any([wanted, late.signal]));
      counts.printed++;
      usualSeconds += (seconds() - usualSeconds) / 8;
      log.info({ path: url.pathname, seconds: seconds(), ...written }, "printed");
      return written;
    } finally {
      clearTimeout(timer);
      underWay.delete(id);
      leave();
    }
  };

  return {
    async print(request) {
      try {
        return await print(request);
      } catch (error) {
        if (!request.signal.aborted) {
          const code = error instanceof DomainError ? error.code : "unexpected";
          failed[code] = (failed[code] ?? 0) + 1;
        }
        throw error;
      }
    },
    health: () => ({
      isWell: warm.unwell === undefined,
      why: warm.unwell?.message,
      underWay: underWay.size,
      waiting: line.waiting,
      longestSeconds: Math.max(
        0,
        ...[...underWay.values()].map((since) => (performance.now() - since) / 1_000),
      ),
      ...counts,
      failed: { ...failed },
      megabytes: Math.round(warm.megabytes),
      browsers: warm.counts,
    }),
    async close() {
      stopping.abort(closed());
      await warm.close();
    },
  };
}

/** @throws DomainError `print/not-our-page` where the path leads to another origin. */
function ownPage(origin: URL, path: string): URL {
  const url = URL.parse(path, origin.href);
  if (url === null || url.origin !== origin.origin || !path.startsWith("/")) throw notOurPage(path);
  return url;
}

/** Failures that say nothing against the browser they happened in. */
const innocent = new Set([
  "print/page-failed",
  "print/page-refused",
  "print/too-many-pages",
  "print/file-too-large",
  "print/paper-too-large",
  "print/left-origin",
]);
const isInnocent = (error: unknown) => error instanceof DomainError && innocent.has(error.code);
