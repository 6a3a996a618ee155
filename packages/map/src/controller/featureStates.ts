import type { Map as MapLibreMap } from "maplibre-gl";
import type { MapView } from "../feature/liveMap.ts";
import type { TileManager } from "../rowStates/mapLibreParts.ts";
import { RowStates } from "../rowStates/RowStates.ts";
import type { MapEvents } from "./mapEvents.ts";

/** The states that are set on things of a map for one of its pages: their sources may stay when it leaves. */
export interface FeatureStates extends Pick<MapView, "setFeatureState" | "setRowStates"> {
  /** Takes those of one source away, or all of them. Not while the map has no style: it lost them with that. */
  clear(source?: string): void;
}

type States = Pick<MapLibreMap, "getSource" | "redraw" | "removeFeatureState" | "setFeatureState" | "style">;

export function createFeatureStates(map: States, events: MapEvents): FeatureStates {
  const layersOf = new Map<string, Set<string | undefined>>();
  let areDrawn = true;
  events.on("render", () => {
    areDrawn = true;
  });
  const note = (source: string, sourceLayer: string | undefined) => {
    layersOf.set(source, (layersOf.get(source) ?? new Set()).add(sourceLayer));
  };
  return {
    setRowStates({ source, sourceLayer }, state, codes, onPainted) {
      const manager = map.style.tileManagers[source];
      if (manager === undefined) return;
      note(source, sourceLayer);
      rowStatesOf(manager, sourceLayer).setRows(state, codes, onPainted);
    },
    setFeatureState(target, state) {
      areDrawn = false;
      note(target.source, target.sourceLayer);
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

/** A source that went and came again has another manager. */
function rowStatesOf(manager: TileManager, sourceLayer: string): RowStates {
  const store: unknown = manager._state;
  if (store instanceof RowStates) return store;
  const rows = new RowStates(manager, sourceLayer);
  manager._state = rows as unknown as TileManager["_state"];
  return rows;
}
