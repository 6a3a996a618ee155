import type { PaddingPx } from "@stopbank/map/controller";
import { pixelsIn, tilesInView } from "@stopbank/map/tiles-in-view";
import { useNetwork } from "@stopbank/plugin-api/browser";
import { useCallback, useEffectEvent } from "react";
import { useMapPage } from "../page/mapPageContext.ts";

/** A view of more is none that a map begins with. */
const mostTiles = 12;
/** Before the map's own code, which is as large as all the rest. */
const loadSketch = () => import("@stopbank/map/sketch-tile");

/**
 * Asks for the ground that the map will begin with while the map's code is on its way, so that the browser has it then, and
 * draws it where it is in the product's own schema. What does not come the map asks for itself.
 */
export function useGroundAhead({ left: leftPx, right: rightPx }: PaddingPx) {
  const { store, layers } = useMapPage();
  const { headers } = useNetwork();
  const draw = useEffectEvent(async (canvas: HTMLCanvasElement, signal: AbortSignal) => {
    const { width: widthPx, height: heightPx } = canvas.getBoundingClientRect();
    const view = { widthPx, heightPx, leftPx, rightPx };
    const { camera, basemap } = store.state.scene;
    const { picture, satellite, vector } = layers.basemap;
    const ground = basemap === "satellite" ? satellite : basemap === "default" ? (picture ?? vector) : vector;
    if (ground === undefined || !ground.url.startsWith("/")) return;
    const tiles = tilesInView(ground, camera, view);
    if (tiles.length > mostTiles) return;
    const answers = tiles.map(async (tile) => {
      const answer = await fetch(tile.path, { headers: headers(), credentials: "same-origin", signal });
      return { tile, bytes: answer.status === 200 ? await answer.arrayBuffer() : undefined };
    });
    const context = canvas.getContext("2d");
    if (ground !== vector || (vector.schema ?? "stopbank") !== "stopbank" || context === null) return;
    const [{ sketchTile, sketchSea }, ...known] = await Promise.all([loadSketch(), ...answers]);
    if (signal.aborted) return;
    const ratio = window.devicePixelRatio;
    canvas.width = widthPx * ratio;
    canvas.height = heightPx * ratio;
    context.scale(ratio, ratio);
    sketchSea(context, vector.known ?? [], pixelsIn(camera, view), view);
    for (const { tile, bytes } of known)
      if (bytes !== undefined) sketchTile(context, bytes, tile, camera.zoom);
    canvas.dataset.drawn = "";
  });
  return useCallback(
    // It is no part of the map yet: whatever fails, the map comes without.
    (canvas: HTMLCanvasElement, signal: AbortSignal) => draw(canvas, signal).catch(() => undefined),
    [],
  );
}
