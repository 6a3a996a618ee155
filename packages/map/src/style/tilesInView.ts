import type { Tileset } from "@stopbank/contract/layers";
import type { Camera } from "@stopbank/scene";

/** A map's size in CSS pixels, and how much of it panels cover at its sides. */
export interface ViewSize {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly leftPx: number;
  readonly rightPx: number;
}

/** MapLibre counts zooms by tiles of this size. */
const tilePx = 512;

/**
 * The tiles of a tileset that a map draws which looks straight down, north up: what it will ask for once its code is there.
 *
 * @returns paths; none for a map that is tilted or turned, which sees others, and below the tileset's first zoom.
 */
export function tilesInView(tileset: Tileset, camera: Camera, view: ViewSize): string[] {
  const { zoom, pitch, bearing } = camera;
  if (pitch !== 0 || bearing !== 0) return [];
  const { minZoom, maxZoom, tileSize = 256, type, bounds } = tileset;
  // Vector tiles are as large as MapLibre's own; pictures are taken from the nearest zoom, not the one before.
  const wished = type === "raster" ? Math.round(zoom + Math.log2(tilePx / tileSize)) : Math.floor(zoom);
  if (wished < minZoom) return [];
  const z = Math.min(wished, maxZoom);
  const tiles = 2 ** z;
  const pixelsATile = tilePx * 2 ** (zoom - z);
  const middleX = view.leftPx + (view.widthPx - view.leftPx - view.rightPx) / 2;
  const [west = -180, south = -90, east = 180, north = 90] = bounds;
  const across = (longitude: number) => ((longitude + 180) / 360) * tiles;
  const down = (latitude: number) => mercatorShare(latitude) * tiles;
  const [x, y] = [across(camera.longitude), down(camera.latitude)];
  const columns = range(
    Math.max(x - middleX / pixelsATile, across(west)),
    Math.min(x + (view.widthPx - middleX) / pixelsATile, across(east)),
  );
  const rows = range(
    Math.max(y - view.heightPx / 2 / pixelsATile, down(north)),
    Math.min(y + view.heightPx / 2 / pixelsATile, down(south)),
  );
  return columns.flatMap((column) =>
    rows.map((row) =>
      tileset.url.replace("{z}", String(z)).replace("{x}", String(column)).replace("{y}", String(row)),
    ),
  );
}

/** Whole numbers of the tiles between two edges. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(to) - Math.floor(from)) }, (_, i) => Math.floor(from) + i);

/** How far down the world a latitude is in Web Mercator: 0 at its upper edge, 1 at its lower. */
function mercatorShare(latitude: number): number {
  const sine = Math.sin((Math.min(85.051129, Math.max(-85.051129, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
