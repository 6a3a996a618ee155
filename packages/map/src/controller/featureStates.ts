import type { Map as MapLibreMap } from "maplibre-gl";
import type { MapView } from "../feature/liveMap.ts";
import type { MapEvents } from "./mapEvents.ts";

/** The states that are set on things of a map for one of its pages: their sources may stay when it leaves. */
export interface FeatureStates extends Pick<MapView, "setFeatureState"> {
  /** Takes those of one source away, or all of them. Not while the map has no style: it lost them with that. */
  clear(source?: string): void;
}

type States = Pick<MapLibreMap, "getSource" | "redraw" | "removeFeatureState" | "setFeatureState">;

export function createFeatureStates(map: States, events: MapEvents): FeatureStates {
  const layersOf = new Map<string, Set<string | undefined>>();
  let areDrawn = true;
  events.on("render", () => {
    areDrawn = true;
  });
  return {
    setFeatureState(target, state) {
      areDrawn = false;
      const layers = layersOf.get(target.source) ?? new Set();
      layersOf.set(target.source, layers.add(target.sourceLayer));
      return map.setFeatureState(target, state);
    },
    clear(only) {
      if (only !== undefined && !layersOf.has(only)) return;
      // MapLibre takes away what it has drawn; what it was given since the last frame would come through.
      if (!areDrawn) map.redraw();
      for (const [source, layers] of layersOf) {
        if (only !== undefined && source !== only) continue;
        layersOf.delete(source);
        if (map.getSource(source) === undefined) continue;
        for (const sourceLayer of layers)
          map.removeFeatureState(sourceLayer === undefined ? { source } : { source, sourceLayer });
      }
    },
  };
}
