import type { Layers } from "@stopbank/contract/layers";
import { sketchSea, sketchTile } from "@stopbank/map/sketch-tile";
import { pixelsIn, tilesInView } from "@stopbank/map/tiles-in-view";
import type { Scene } from "@stopbank/scene";

/** A view of more is none that a map begins with. */
const mostTiles = 12;

export interface GroundAhead {
  readonly scene: Pick<Scene, "camera" | "basemap">;
  readonly basemap: Layers["basemap"];
  /** What panels cover at the sides, in CSS pixels. */
  readonly leftPx: number;
  readonly rightPx: number;
  /** Of requests for tiles. */
  readonly headers: Record<string, string>;
}

/**
 * Asks for the ground that the map will begin with, so that the browser has it when the map's code comes, and draws it where it
 * is in the product's own schema: then the canvas says so (`data-drawn`).
 *
 * @throws TypeError or DOMException where a tile does not come or nobody waits any more.
 */
export async function drawGroundAhead(
  canvas: HTMLCanvasElement,
  { scene: { camera, basemap: shown }, basemap, leftPx, rightPx, headers }: GroundAhead,
  signal: AbortSignal,
): Promise<void> {
  const { width: widthPx, height: heightPx } = canvas.getBoundingClientRect();
  const view = { widthPx, heightPx, leftPx, rightPx };
  const { picture, satellite, vector } = basemap;
  const ground = shown === "satellite" ? satellite : shown === "default" ? (picture ?? vector) : vector;
  if (ground === undefined || !ground.url.startsWith("/")) return;
  const tiles = tilesInView(ground, camera, view);
  if (tiles.length > mostTiles) return;
  const answers = await Promise.all(
    tiles.map(async (tile) => {
      const answer = await fetch(tile.path, { headers, credentials: "same-origin", signal });
      return { tile, bytes: answer.status === 200 ? await answer.arrayBuffer() : undefined };
    }),
  );
  const context = canvas.getContext("2d");
  if (ground !== vector || (vector.schema ?? "stopbank") !== "stopbank" || context === null) return;
  signal.throwIfAborted();
  const ratio = window.devicePixelRatio;
  canvas.width = widthPx * ratio;
  canvas.height = heightPx * ratio;
  context.scale(ratio, ratio);
  sketchSea(context, vector.known ?? [], pixelsIn(camera, view), view);
  for (const { tile, bytes } of answers)
    if (bytes !== undefined) sketchTile(context, bytes, tile, camera.zoom);
  canvas.dataset.drawn = "";
}
