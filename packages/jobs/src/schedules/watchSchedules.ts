import { type TendSchedulesParts, tendSchedules } from "./tendSchedules.ts";

export interface ScheduleWatch {
  /** Looks now, as where a schedule was made. */
  look(): void;
  /** Begins no more, and waits for what is begun. */
  stop(): Promise<void>;
}

/**
 * Looks for new versions of datasets from now on, at once for those that came while nothing ran. A version is published by
 * whoever writes it in its place, so nobody tells of it: it is looked for.
 *
 * @param everySeconds give or take a quarter.
 */
export function watchSchedules(parts: TendSchedulesParts, everySeconds: number): ScheduleWatch {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isAskedAgain = false;
  const look = () => {
    // One at a time; who asks meanwhile has another look after it.
    if (looking !== undefined) {
      isAskedAgain = true;
      return;
    }
    clearTimeout(timer);
    isAskedAgain = false;
    looking = tendSchedules(parts, stopping.signal)
      .catch((error: unknown) => parts.log.warn({ err: error }, "schedules could not be looked after"))
      .finally(() => {
        looking = undefined;
        if (stopping.signal.aborted) return;
        // Processes that were started together drift apart.
        const ms = isAskedAgain ? 0 : everySeconds * 1_000 * (0.75 + Math.random() / 2);
        timer = setTimeout(look, ms);
        timer.unref();
      });
  };
  look();
  return {
    look: () => {
      if (!stopping.signal.aborted) look();
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await looking;
    },
  };
}
