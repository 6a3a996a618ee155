import type { Map as MapLibreMap } from "maplibre-gl";
import type { MapHost } from "../mapHost.ts";
import type { MapState } from "./mapState.ts";

/** Notes sources whose tiles fail, for a quiet notice with a way to try again; says other map errors once. */
export function watchTiles(map: MapLibreMap, state: MapState, host: MapHost): { retry(): void } {
  const said = new Set<string>();
  map.on("error", (event) => {
    const source = "sourceId" in event && typeof event.sourceId === "string" ? event.sourceId : undefined;
    if (source !== undefined) {
      if (!state.failedSources.includes(source)) state.failedSources = [...state.failedSources, source];
      return;
    }
    const message = event.error.message;
    if (said.has(message)) return;
    said.add(message);
    host.onNotice(`The map had a problem: ${message}`);
  });
  return {
    retry() {
      const failed = state.failedSources;
      state.failedSources = [];
      for (const source of failed) if (map.getSource(source) !== undefined) map.refreshTiles(source);
    },
  };
}
