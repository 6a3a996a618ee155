/** What was seen of a page while something moved on it, in milliseconds from one to the next. */
export interface Moved {
  /** Of the page: what a person presses meanwhile is answered in the next one. */
  readonly frames: readonly number[];
  /** That the map handed over to be drawn. */
  readonly pictures: readonly number[];
}

/** How they came, in milliseconds from one to the next. */
export interface Pace {
  readonly median: number;
  readonly p95: number;
  readonly longest: number;
}

export function paceOf(betweenMs: readonly number[]): Pace {
  const sorted = betweenMs.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), longest: at(1) };
}
