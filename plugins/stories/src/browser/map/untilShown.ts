import type { LiveMap } from "@stopbank/map/live-map";
import { subscribeKey } from "valtio/vanilla/utils";

/** A card's flight is over after this time, in milliseconds, and its layers are asked for. */
const afterMs = 900;

/**
 * Waits until the card that was moved to has had the network, and the map has drawn it: what would come meanwhile for another takes its
 * place with the server, the network and the processor.
 *
 * @param mapNow asked when its flight is over; nothing is waited for where there is none.
 */
export function untilShown(
  mapNow: () => { readonly state: Pick<LiveMap["state"], "busy"> } | undefined,
  left: AbortSignal,
): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(() => {
      const state = mapNow()?.state;
      if (state?.busy !== true) return done();
      const stop = subscribeKey(state, "busy", (isBusy) => {
        if (isBusy) return;
        stop();
        done();
      });
      left.addEventListener("abort", stop);
    }, afterMs);
    left.addEventListener("abort", () => clearTimeout(timer));
  });
}
