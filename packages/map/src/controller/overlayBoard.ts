import type { FeatureCollection } from "geojson";
import { GeoJSONSource, type Map as MapLibreMap } from "maplibre-gl";
import { noOverlays, type OverlaySource, type Overlays } from "../style/overlays.ts";

/** What the map draws over the data. Changed directly, as often as every frame, without a new style. */
export interface OverlayBoard {
  readonly current: Overlays;
  set(name: OverlaySource, data: FeatureCollection): void;
}

export function createOverlayBoard(map: MapLibreMap): OverlayBoard {
  let current: Overlays = noOverlays;
  return {
    get current() {
      return current;
    },
    set(name, data) {
      if (current[name] === data) return;
      // Kept for the style as well: a later style with older data would undo this.
      current = { ...current, [name]: data };
      const source = map.getSource(name);
      if (source instanceof GeoJSONSource) source.setData(data);
    },
  };
}
