import type { Page, Request } from "playwright-core";

/** One answer, by the clock of the machine that measures. */
export interface Fetched {
  readonly path: string;
  /** When it was asked for and when it had come, in milliseconds from the start. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly bytes: number;
}

/** Writes down what a page and its workers fetch. @param startMs of `performance.now`. @returns asks for what has come until then. */
export function noteRequests(page: Page, startMs: number): () => Promise<readonly Fetched[]> {
  const begun = new Map<Request, number>();
  const done: Promise<Fetched>[] = [];
  const sinceStart = () => performance.now() - startMs;
  page.on("request", (request) => begun.set(request, sinceStart()));
  page.on("requestfinished", (request) => {
    const toMs = sinceStart();
    const { pathname } = new URL(request.url());
    const fromMs = begun.get(request) ?? toMs;
    const measured = request.sizes().then(
      ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
      // The page was closed meanwhile.
      () => 0,
    );
    done.push(measured.then((bytes) => ({ path: pathname, fromMs, toMs, bytes })));
  });
  return async () => (await Promise.all(done)).toSorted((a, b) => a.fromMs - b.fromMs);
}

/** A line for each, with where it lies in time, a column for each quarter of a second. */
export const printWaterfall = (all: readonly Fetched[]): void => {
  for (const { path, fromMs, toMs, bytes } of all) {
    const from = Math.floor(fromMs / columnMs);
    const bar = " ".repeat(from) + "#".repeat(Math.max(1, Math.ceil(toMs / columnMs) - from));
    const kb = (bytes / 1_000).toFixed(1);
    console.log(`${path.slice(-44).padEnd(44)} ${kb.padStart(6)} kB  ${bar.slice(0, 80)}`);
  }
};

const columnMs = 250;
