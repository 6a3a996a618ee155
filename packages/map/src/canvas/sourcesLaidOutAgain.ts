import type { Map as MapLibreMap } from "maplibre-gl";

/**
 * The sources that have a tile which came in an older style and is being laid out in the newer one. MapLibre counts it as
 * loaded meanwhile (`_reloadIfRequestedWhileLoading` leaves its state alone), so that a map says it is complete while its
 * elements lack their colours.
 */
export const sourcesLaidOutAgain = ({ style }: Pick<MapLibreMap, "style">): readonly string[] =>
  Object.entries(style.tileManagers)
    .filter(([, manager]) => manager._inViewTiles.getAllTiles().some(isAtWorker))
    .map(([source]) => source);

/** A tile has the means to abort as long as its worker has been asked for it. */
const isAtWorker = ({ state, abortController }: { state: string; abortController?: AbortController }) =>
  state === "loaded" && abortController !== undefined;
