import { DomainError } from "@stopbank/errors";

/** So many failures in a row, and a source is left alone for a while. */
const mostFailures = 4;
const restMs = 15_000;

export interface SourceHealth {
  /**
   * Does something with a source.
   *
   * @throws DomainError `basemap/unreachable` at once while it rests, since a browser that waits for a dead source's tiles fetches
   *   nothing else meanwhile; and what `work` throws.
   */
  ask<T>(id: string, work: () => Promise<T>): Promise<T>;
}

export function watchHealth(now: () => number = () => performance.now()): SourceHealth {
  const failing = new Map<string, { times: number; restsUntil: number }>();
  return {
    async ask(id, work) {
      const state = failing.get(id);
      if (state !== undefined && now() < state.restsUntil)
        throw new DomainError("unavailable", "basemap/unreachable", "The background map does not answer.", {
          retryAfterSeconds: Math.ceil((state.restsUntil - now()) / 1_000),
        });
      try {
        const done = await work();
        failing.delete(id);
        return done;
      } catch (error) {
        if (error instanceof DomainError && error.code === "basemap/unreachable") {
          const times = (failing.get(id)?.times ?? 0) + 1;
          failing.set(id, { times, restsUntil: times < mostFailures ? 0 : now() + restMs });
        }
        throw error;
      }
    },
  };
}
