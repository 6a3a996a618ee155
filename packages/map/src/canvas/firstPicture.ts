import type { Map as MapLibreMap } from "maplibre-gl";
import { basemapSource, pictureSource, satelliteSource, worldSource } from "../style/sources.ts";

/** What a map without its data shows first; shaded hills and names come after it. */
const groundSources = [worldSource, basemapSource, pictureSource, satelliteSource];

/** Waits for the map's first picture: whatever there is of the ground in view is drawn. */
export function untilFirstPicture(
  map: Pick<MapLibreMap, "on" | "getSource" | "isSourceLoaded" | "style">,
): Promise<void> {
  const isDrawn = () =>
    map.style.getLayersOrder().length > 0 &&
    groundSources.every((name) => map.getSource(name) === undefined || map.isSourceLoaded(name));
  return new Promise((resolve) => {
    const { unsubscribe } = map.on("render", () => {
      if (!isDrawn()) return;
      unsubscribe();
      resolve();
    });
  });
}
