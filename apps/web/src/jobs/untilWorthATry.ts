const mostPauseMs = 15_000;

/** Waits longer the more often it was in vain, and not for as long as other pages do: a server that is back is not run over. */
export const pauseMs = (failures: number, chance: () => number = Math.random): number =>
  Math.min(mostPauseMs, 500 * 2 ** failures) * (0.5 + chance() / 2);

/** Waits so long, or until the network or the reader is back, or nobody wants to know any more. */
export function untilWorthATry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      window.removeEventListener("online", end);
      document.removeEventListener("visibilitychange", end);
      done();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
    window.addEventListener("online", end);
    document.addEventListener("visibilitychange", end);
    if (signal.aborted) end();
  });
}
