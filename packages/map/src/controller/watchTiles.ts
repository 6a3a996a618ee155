import type { ErrorEvent, Map as MapLibreMap, Tile } from "maplibre-gl";
import type { MapHost } from "../mapHost.ts";
import type { MapState } from "./mapState.ts";

export interface TileWatch {
  /** Asks again for what did not arrive. */
  retry(): void;
  stop(): void;
}

/** What set out before the network was back may fail as long after it. */
const lateMs = 10_000;
const againMs = 500;

type TileId = Tile["tileID"]["canonical"];

/**
 * Notes tiles that fail, for a quiet notice with a way to try again, which happens by itself when the network is back;
 * says other map errors once.
 */
export function watchTiles(map: MapLibreMap, state: MapState, host: MapHost): TileWatch {
  const said = new Set<string>();
  const failed = new Map<string, TileId[]>();
  let backAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  map.on("error", (event: ErrorEvent & { sourceId?: unknown; tile?: Tile }) => {
    const { sourceId } = event;
    if (typeof sourceId === "string") {
      failed.set(sourceId, [
        ...(failed.get(sourceId) ?? []),
        ...(event.tile ? [event.tile.tileID.canonical] : []),
      ]);
      state.failedSources = [...failed.keys()];
      if (performance.now() - backAtMs < lateMs) timer ??= setTimeout(retry, againMs);
      return;
    }
    const message = event.error.message;
    if (said.has(message)) return;
    said.add(message);
    host.onNotice(`The map had a problem: ${message}`);
  });
  const retry = () => {
    clearTimeout(timer);
    timer = undefined;
    const again = [...failed];
    failed.clear();
    state.failedSources = [];
    // By tile: asked for a whole source, MapLibre waits for failed vector tiles for ever instead of fetching them.
    for (const [source, tiles] of again)
      if (map.getSource(source) !== undefined) map.refreshTiles(source, tiles);
  };
  const isBack = () => {
    backAtMs = performance.now();
    retry();
  };
  window.addEventListener("online", isBack);
  return {
    retry,
    stop() {
      clearTimeout(timer);
      window.removeEventListener("online", isBack);
    },
  };
}
