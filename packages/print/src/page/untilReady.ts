import type { Page } from "playwright-core";
import { pageFailed } from "../faults.ts";
import { within } from "../within.ts";

const pauseMs = 50;

/** What the page says of itself on its root element. */
interface PageState {
  /** `data-print`: `ready` or `failed`; anything else is not yet. */
  readonly print?: string;
  /** `data-print-why`: a sentence for whoever asked for the report. */
  readonly printWhy?: string;
  /** `data-print-final`: `yes` where another try would fail as well. */
  readonly printFinal?: string;
  /** `data-print-share`: how much of it is done, 0 to 1. */
  readonly printShare?: string;
  /** `data-print-step`: what it is at. */
  readonly printStep?: string;
}

/**
 * Waits until the page says that it is ready to be printed.
 *
 * @throws DomainError `print/page-failed` with the page's own sentence where it says that it failed; the signal's reason.
 */
export async function untilReady(
  page: Page,
  signal: AbortSignal,
  onProgress: (share: number, words: string) => void,
): Promise<void> {
  let said = "";
  for (;;) {
    const state = await within(signal, stateOf(page));
    if (state.print === "ready") return;
    if (state.print === "failed")
      throw pageFailed((state.printWhy ?? "").slice(0, 500), state.printFinal === "yes");
    const share = Math.min(1, Math.max(0, Number(state.printShare ?? 0) || 0));
    const words = (state.printStep ?? "Drawing the report").slice(0, 200);
    if (said !== `${share} ${words}`) onProgress(share, words);
    said = `${share} ${words}`;
    await within(signal, new Promise((resolve) => setTimeout(resolve, pauseMs)));
  }
}

/** Nothing yet while one document follows on another. */
const stateOf = (page: Page): Promise<PageState> =>
  page.evaluate<PageState>("({ ...document.documentElement?.dataset })").catch((error: unknown) => {
    if (error instanceof Error && /context was destroyed|navigat/i.test(error.message)) return {};
    throw error;
  });
