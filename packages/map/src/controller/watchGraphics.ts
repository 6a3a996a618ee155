import type { Map as MapLibreMap } from "maplibre-gl";
import type { MapState } from "../feature/mapState.ts";

/**
 * Notes when the graphics card lets go of the map and gives it back.
 *
 * @param isBack called when MapLibre has made the style anew, without feature states.
 */
export function watchGraphics(map: MapLibreMap, state: MapState, isBack: () => void) {
  let lost = false;
  map.on("webglcontextlost", () => {
    state.contextLost = true;
    lost = true;
  });
  map.on("webglcontextrestored", () => {
    state.contextLost = false;
    map.once("style.load", () => {
      lost = false;
      isBack();
    });
  });
  return {
    /** There is no style yet that something could be set on. */
    isLost: () => lost,
  };
}
