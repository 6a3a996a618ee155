import { setTimeout as sleep } from "node:timers/promises";
import { DomainError, systemFault } from "@stopbank/errors";
import type { BrowserContext, Page } from "playwright-core";
import type { Loan } from "../browser/keepWarm.ts";
import { leftOrigin, notPrinted, pageRefused, pageUnreachable } from "../faults.ts";
import { openGuardedContext } from "../guard/openGuardedContext.ts";
import type { PrintLimits } from "../limits.ts";
import { within } from "../within.ts";
import { untilReady } from "./untilReady.ts";
import { type WrittenPdf, writePdf } from "./writePdf.ts";

export interface PagePrint {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the PDF goes. */
  readonly file: string;
  readonly limits: PrintLimits;
  readonly onProgress: (share: number, words: string) => void;
  readonly onRefused: (what: string) => void;
  /** Told of what a script of the page did not catch. */
  readonly onPageError: (what: string) => void;
  /** Aborted with what the print then fails with; here too, when the page crashes or leaves. */
  readonly stop: AbortController;
}

export interface PrintedPage extends WrittenPdf {
  /** As the page called itself when it was ready; 500 characters at most. */
  readonly title: string;
}

/** How long a page may take to go, and a fault to be told that something has already failed of. */
const closeMs = 3_000;
const explainMs = 1_000;

/**
 * Draws a page in a context of its own and writes it down.
 *
 * @throws DomainError `print/...`, or what `stop` was aborted with.
 */
export async function printPage(loan: Loan, print: PagePrint): Promise<PrintedPage> {
  const { url, headers, stop, onRefused } = print;
  try {
    const context = await within(stop.signal, openGuardedContext(loan.browser, url, headers, onRefused));
    return await draw(context, loan, print).finally(async () => {
      if (!(await closesInTime(context))) loan.distrust();
    });
  } catch (error) {
    throw await explained(error, stop.signal);
  }
}

async function draw(context: BrowserContext, loan: Loan, print: PagePrint): Promise<PrintedPage> {
  const { url, stop, onProgress } = print;
  const { signal } = stop;
  const page = await within(signal, context.newPage());
  page.on("pageerror", ({ name, message }) => print.onPageError(`${name}: ${message}`.slice(0, 300)));
  page.on("crash", () => stop.abort(loan.crashFault()));
  // None is asked for, and what is in it would be drawn for nobody.
  page.on("popup", (popup) => void popup.close().catch(notMissed));
  let isThere = false;
  page.on("framenavigated", (frame) => {
    // Until the page is there, an error of the browser's in its place is one of reaching it.
    const isError = frame.url().startsWith("chrome-error:") && frame === page.mainFrame() && !isThere;
    if (!isError && !isOurs(frame.url(), url)) stop.abort(leftOrigin(frame.url()));
  });
  // From the start, so that what is loaded and measured is what is printed.
  await within(signal, page.emulateMedia({ media: "print" }));
  const answer = await within(signal, page.goto(url.href, { waitUntil: "commit", timeout: 0 }));
  isThere = true;
  if (answer?.ok() !== true) throw pageRefused(url.pathname, answer?.status() ?? 0);
  await untilReady(page, signal, (share, words) => onProgress(share * 0.9, words));
  await within(signal, settled(page));
  const title = (await within(signal, page.title())).slice(0, 500);
  onProgress(0.95, "Making the PDF");
  const written = await writePdf(await within(signal, context.newCDPSession(page)), print);
  onProgress(1, "The PDF is ready");
  return { ...written, title };
}

/** Of a page that is gone already. */
const notMissed = () => undefined;

/** A document of the origin, or none yet. */
const isOurs = (shown: string, { origin }: URL) =>
  shown === "" || shown === "about:blank" || shown === "about:srcdoc" || URL.parse(shown)?.origin === origin;

/** Letters of a font that has not come yet would be printed in another. */
const settled = (page: Page) => page.evaluate("document.fonts.ready.then(() => undefined)");

/** Of a browser that is gone there is nothing left to close. */
async function closesInTime(context: BrowserContext): Promise<boolean> {
  const isClosed = context.close().then(
    () => true,
    () => false,
  );
  const waiting = new AbortController();
  const late = sleep(closeMs, false, { signal: waiting.signal, ref: false });
  return Promise.race([isClosed, late]).finally(() => waiting.abort());
}

/** A browser that ends under a step fails the step first, and says why a moment later. */
async function explained(error: unknown, signal: AbortSignal): Promise<unknown> {
  if (signal.aborted) return signal.reason;
  if (error instanceof DomainError) return error;
  if (error instanceof Error && error.message.includes("net::ERR_")) return pageUnreachable(error);
  await sleep(explainMs, undefined, { signal }).catch(() => undefined);
  return signal.aborted ? signal.reason : (systemFault(error) ?? notPrinted(error));
}
