import type { ErrorEvent, Map as MapLibreMap, RasterTileSource, Source, Tile } from "maplibre-gl";

export interface TileWatch {
  /** Asks again for what did not arrive. */
  retry(): void;
  /** Asks again for everything in view: some of it may have been refused, which the map does not say. */
  reload(): void;
  stop(): void;
}

/** What set out before the network was back may fail as long after it. */
const lateMs = 10_000;
const againMs = 500;

type TileId = Tile["tileID"]["canonical"];

/**
 * Notes tiles that fail, for a quiet notice with a way to try again, which happens by itself when the network is back;
 * hands other map errors on.
 *
 * @param onFailed told the sources whose tiles did not all arrive, whenever those are others.
 */
export function watchTiles(
  map: MapLibreMap,
  onFailed: (sources: readonly string[]) => void,
  onOther: (message: string) => void,
): TileWatch {
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
      onFailed([...failed.keys()]);
      if (performance.now() - backAtMs < lateMs) timer ??= setTimeout(retry, againMs);
      return;
    }
    onOther(event.error.message);
  });
  const retry = () => {
    clearTimeout(timer);
    timer = undefined;
    const again = [...failed];
    failed.clear();
    onFailed([]);
    for (const [source, tiles] of again) fetchAgain(map, source, tiles);
  };
  const isBack = () => {
    backAtMs = performance.now();
    retry();
  };
  window.addEventListener("online", isBack);
  return {
    retry,
    reload() {
      retry();
      for (const [name, { type }] of Object.entries(map.getStyle().sources))
        if (type !== "geojson") fetchAgain(map, name, undefined);
    },
    stop() {
      clearTimeout(timer);
      window.removeEventListener("online", isBack);
    },
  };
}

/** @param tiles undefined for all in view. */
function fetchAgain(map: MapLibreMap, name: string, tiles: TileId[] | undefined): void {
  const source = map.getSource(name);
  if (source === undefined) return;
  // A failed picture counts as one to draw once it is refreshed by tile, which throws as long as it has not come.
  if (isOfPictures(source)) source.setTiles(source.tiles);
  // By tile: asked for a whole source, MapLibre waits for failed vector tiles for ever instead of fetching them.
  else map.refreshTiles(name, tiles);
}

const isOfPictures = (source: Source): source is RasterTileSource =>
  source.type === "raster" || source.type === "raster-dem";
