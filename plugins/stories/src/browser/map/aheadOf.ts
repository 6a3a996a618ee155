/** Fetches what a card shows, until the signal ends that. @returns false where there is nothing to fetch for. */
type FetchOne = (index: number, signal: AbortSignal) => boolean;

export interface Ahead {
  /** Goes on with what comes for a card and those beside it, which it is needed for now; ends the rest. */
  keep(active: number): void;
  /** Fetches what the cards beside it show and is not on its way. */
  fetch(active: number, fetchOne: FetchOne): void;
  stop(): void;
}

/** What comes ahead of the card that is read. */
export function aheadOf(): Ahead {
  const coming = new Map<number, AbortController>();
  const end = (isLeft: (index: number) => boolean) => {
    for (const [index, left] of coming)
      if (isLeft(index)) {
        left.abort();
        coming.delete(index);
      }
  };
  return {
    keep: (active) => end((index) => Math.abs(index - active) > 1),
    fetch(active, fetchOne) {
      for (const index of [active + 1, active - 1]) {
        if (coming.has(index)) continue;
        const left = new AbortController();
        if (fetchOne(index, left.signal)) coming.set(index, left);
      }
    },
    stop: () => end(() => true),
  };
}
