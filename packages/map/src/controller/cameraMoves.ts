import type { Map as MapLibreMap } from "maplibre-gl";
import { flyMs } from "../feature/flyMs.ts";
import type { MapState } from "../feature/mapState.ts";
import { tiltDegrees } from "../feature/tiltDegrees.ts";

export interface PaddingPx {
  readonly left: number;
  readonly right: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Shows a settlement with what lies around it. */
const placeZoom = 14;
/** No place is so small that one would not want to see where it is. */
const closestZoom = 17;

/** Where something that was found is. */
export interface PlaceToSee {
  /** A settlement or the like is `place`: its point stands for far more ground than an element's. */
  readonly kind: string;
  readonly position: readonly number[];
  readonly bounds?: readonly number[];
}

/** What buttons and panels do with the camera. */
export interface CameraMoves {
  /** What the map shows now, as a closed ring of longitude and latitude. */
  viewRing(): number[][];
  setTilted(tilted: boolean): void;
  zoomBy(levels: number): void;
  /** West, south, east, north in degrees. */
  flyToBounds(bounds: readonly number[]): void;
  /** To all of a place that was found, or to a point with some of what lies around it. */
  flyToPlace(place: PlaceToSee): void;
  /** Keeps what matters between panels that cover the map's sides. */
  setPadding(padding: PaddingPx): void;
}

/** @param isLoaded the map shows something already: what moves is seen to move. */
export function cameraMoves(map: MapLibreMap, state: MapState, isLoaded: () => boolean): CameraMoves {
  let isPlaced = false;
  return {
    viewRing() {
      const { width, height } = map.getCanvas().getBoundingClientRect();
      const padding = map.getPadding();
      const left = padding.left ?? 0;
      const right = width - (padding.right ?? 0);
      // Seen from the side the far corners lie beyond the horizon: half the height keeps to the ground in front.
      const top = state.tilted ? height / 2 : 0;
      const corners: [number, number][] = [
        [left, top],
        [right, top],
        [right, height],
        [left, height],
        [left, top],
      ];
      return corners.map((corner) => {
        const { lng, lat } = map.unproject(corner);
        return [Number(lng.toFixed(6)), Number(lat.toFixed(6))];
      });
    },
    setTilted(tilted) {
      map.easeTo({ pitch: tilted ? tiltDegrees.shown : 0, duration: flyMs.toTilt });
    },
    zoomBy: (levels) => map.easeTo({ zoom: map.getZoom() + levels, duration: 300 }),
    flyToBounds([west = 0, south = 0, east = 0, north = 0]) {
      map.fitBounds([west, south, east, north], { padding: 40, duration: flyMs.usual });
    },
    flyToPlace({ kind, position: [longitude = 0, latitude = 0], bounds }) {
      const duration = flyMs.toSelected;
      if (bounds === undefined)
        return map.flyTo({
          center: [longitude, latitude],
          zoom: kind === "place" ? placeZoom : Math.max(map.getZoom(), placeZoom),
          duration,
        });
      const [west = 0, south = 0, east = 0, north = 0] = bounds;
      map.fitBounds([west, south, east, north], { padding: 80, maxZoom: closestZoom, duration });
    },
    setPadding({ left, right, top = 0, bottom = 0 }) {
      // The panels of another page were there before: that is no movement of this one.
      const duration = isLoaded() && isPlaced ? flyMs.toPadding : 0;
      isPlaced = true;
      map.easeTo({ padding: { left, right, top, bottom }, duration });
    },
  };
}
