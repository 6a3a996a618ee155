import type { MapController } from "@stopbank/map/controller";
import type { SceneStore } from "@stopbank/scene/store";
import type { Toaster } from "@stopbank/ui/toaster";
import { subscribe } from "valtio/vanilla";
import { subscribeKey } from "valtio/vanilla/utils";
import { asksOtherwise } from "../announce/asksOtherwise.ts";

/** A layer update that takes longer is spoken of (MAP-11). */
const slowMs = 1_500;

/**
 * Says 'Loading...' while an update of the map's layers takes long. Panning and zooming are none.
 *
 * @returns ends that.
 */
export function saySlowUpdates(
  { state }: { readonly state: Pick<MapController["state"], "busy"> },
  store: Pick<SceneStore, "state">,
  toaster: Pick<Toaster, "whileSlow">,
): () => void {
  let shown = store.state.scene;
  let isUpdating = shown.layers.length > 0;
  let end: () => void = () => undefined;
  const begin = () => {
    end();
    end = toaster.whileSlow(slowMs);
  };
  if (state.busy && isUpdating) begin();
  const stopFollowing = subscribe(store.state, () => {
    const before = shown;
    shown = store.state.scene;
    if (!asksOtherwise(before, shown)) return;
    isUpdating = true;
    if (state.busy) begin();
  });
  const stopListening = subscribeKey(state, "busy", (isBusy) => {
    // What changes nothing of the picture never makes the map busy.
    if (isBusy && isUpdating) return begin();
    isUpdating = false;
    end();
  });
  return () => {
    stopFollowing();
    stopListening();
    end();
  };
}
