import type { Map as MapLibreMap } from "maplibre-gl";
import type { MapView } from "../feature/liveMap.ts";
import type { FeatureStates } from "./featureStates.ts";

const readings = [
  "cameraForBounds",
  "getBearing",
  "getBounds",
  "getCanvas",
  "getCenter",
  "getContainer",
  "getFeatureState",
  "getLayer",
  "getPadding",
  "getPitch",
  "getSource",
  "getZoom",
  "project",
  "queryRenderedFeatures",
  "querySourceFeatures",
  "unproject",
] as const satisfies readonly (keyof MapView)[];

/**
 * Lends the map to what is on one of its pages: what is over still reads of it, and moves and paints nothing more, since
 * another page may have the map by then.
 */
export function lendViews(map: MapLibreMap, states: FeatureStates): (isOver: () => boolean) => MapView {
  const reads = Object.fromEntries(
    readings.map((name) => [name, (...given: unknown[]) => Reflect.apply(map[name], map, given)]),
  ) as Pick<MapView, (typeof readings)[number]>;
  return (isOver) => ({
    ...reads,
    easeTo: (...given) => (isOver() ? map : map.easeTo(...given)),
    fitBounds: (...given) => (isOver() ? map : map.fitBounds(...given)),
    flyTo: (...given) => (isOver() ? map : map.flyTo(...given)),
    setFeatureState: (...given) => (isOver() ? map : states.setFeatureState(...given)),
    setRowStates: (...given) => {
      if (!isOver()) states.setRowStates(...given);
    },
    removeFeatureState: (...given) => (isOver() ? map : map.removeFeatureState(...given)),
  });
}
