import type { LiveMap } from "@stopbank/map/live-map";
import { subscribeKey } from "valtio/vanilla/utils";

/** A card's flight is over after this time, in milliseconds, and its layers are asked for. */
const afterMs = 900;

/** Where a story is opened cold, the code of its map comes after its cards: it is looked for this often, in milliseconds. */
const againMs = 400;

/**
 * Waits until the card that was moved to has had the network, and the map has drawn it: what would come meanwhile for another takes its
 * place with the server, the network and the processor.
 *
 * @param mapNow asked when the flight is over, and again until there is one.
 */
export function untilShown(
  mapNow: () => { readonly state: Pick<LiveMap["state"], "busy"> } | undefined,
  left: AbortSignal,
): Promise<void> {
  return new Promise((done) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const state = mapNow()?.state;
      if (state === undefined) {
        timer = setTimeout(look, againMs);
        return;
      }
      if (!state.busy) return done();
      const stop = subscribeKey(state, "busy", (isBusy) => {
        if (isBusy) return;
        stop();
        done();
      });
      left.addEventListener("abort", stop);
    };
    timer = setTimeout(look, afterMs);
    left.addEventListener("abort", () => clearTimeout(timer));
  });
}
