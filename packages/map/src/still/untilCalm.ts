import { subscribe } from "valtio/vanilla";
import type { MapState } from "../feature/mapState.ts";

/** How long a map that has nothing to do stays so before it is taken for complete: what it asks for begins within. */
const calmMs = 100;

/**
 * Waits until a map's picture does not change by itself any more: tiles, images, letters and colours are there.
 *
 * @param signal ends the waiting: the answer is false.
 * @returns whether it is so.
 */
export function untilCalm(
  state: Pick<MapState, "busy" | "pending" | "contextLost">,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (isCalm: boolean) => {
      clearTimeout(timer);
      stop();
      signal.removeEventListener("abort", aborted);
      resolve(isCalm);
    };
    const aborted = () => end(false);
    const look = () => {
      const isCalm = !state.busy && state.pending.length === 0 && !state.contextLost;
      if (!isCalm) {
        clearTimeout(timer);
        timer = undefined;
      } else timer ??= setTimeout(() => end(true), calmMs);
    };
    const stop = subscribe(state, look, true);
    signal.addEventListener("abort", aborted);
    if (signal.aborted) aborted();
    else look();
  });
}
