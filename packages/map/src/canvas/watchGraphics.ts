import type { Map as MapLibreMap } from "maplibre-gl";

export interface Graphics {
  /** There is no style now that something could be set on. */
  isLost(): boolean;
}

/**
 * Notes when the graphics card lets go of the map and gives it back, for whichever page it shows.
 *
 * @param onLost called once it has let go.
 * @param onBack called when MapLibre has made the style anew, without feature states.
 */
export function watchGraphics(
  map: Pick<MapLibreMap, "on" | "once">,
  onLost: () => void,
  onBack: () => void,
): Graphics {
  let lost = false;
  map.on("webglcontextlost", () => {
    lost = true;
    onLost();
  });
  map.on("webglcontextrestored", () => {
    map.once("style.load", () => {
      lost = false;
      onBack();
    });
  });
  return { isLost: () => lost };
}
