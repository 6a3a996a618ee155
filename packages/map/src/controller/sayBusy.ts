import type { Map as MapLibreMap } from "maplibre-gl";
import { subscribeKey } from "valtio/vanilla/utils";
import type { MapState } from "./mapState.ts";

/**
 * Says on the map's element (`aria-busy`) whether its picture is still to change by itself: tiles, colours or outlines
 * are on their way, or the camera flies. Who cannot see it waits for this.
 *
 * @returns stops saying it.
 */
export function sayBusy(element: HTMLElement, map: MapLibreMap, state: MapState): () => void {
  let isDrawing = true;
  const say = () => {
    const busy = String(isDrawing || state.colouring.length > 0 || state.outlining);
    if (element.ariaBusy !== busy) element.ariaBusy = busy;
  };
  const draw = () => {
    isDrawing = true;
    say();
  };
  map.on("movestart", draw);
  map.on("dataloading", draw);
  map.on("render", draw);
  map.on("idle", () => {
    // The empty style a map starts with is complete at once, and no picture.
    isDrawing = map.style.getLayersOrder().length === 0;
    say();
  });
  say();
  const stops = [subscribeKey(state, "colouring", say, true), subscribeKey(state, "outlining", say, true)];
  return () => {
    for (const stop of stops) stop();
  };
}
