import type { Tileset } from "@stopbank/contract/layers";
import type { Camera } from "@stopbank/scene";

/** A tile and where it stands in the view, in CSS pixels from its upper left corner. */
export interface TileInView {
  readonly path: string;
  readonly leftPx: number;
  readonly topPx: number;
  readonly sizePx: number;
}

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
 * @returns none for a map that is tilted or turned, which sees others, and below the tileset's first zoom.
 */
export function tilesInView(tileset: Tileset, camera: Camera, view: ViewSize): TileInView[] {
  const { zoom, pitch, bearing } = camera;
  if (pitch !== 0 || bearing !== 0) return [];
  const { minZoom, maxZoom, tileSize = 256, type, bounds } = tileset;
  // Vector tiles are as large as MapLibre's own; pictures are taken from the nearest zoom, not the one before.
  const wished = type === "raster" ? Math.round(zoom + Math.log2(tilePx / tileSize)) : Math.floor(zoom);
  if (wished < minZoom) return [];
  const z = Math.min(wished, maxZoom);
  const tiles = 2 ** z;
  const sizePx = tilePx * 2 ** (zoom - z);
  const { across, down } = pixelsIn(camera, view);
  const [west = -180, south = -90, east = 180, north = 90] = bounds;
  // A view's edges in tiles, from where the world's own upper left corner stands.
  const [originX, originY] = [across(-180), down(90)];
  const columns = range(
    Math.max(0, across(west)) - originX,
    Math.min(view.widthPx, across(east)) - originX,
    sizePx,
  );
  const rows = range(
    Math.max(0, down(north)) - originY,
    Math.min(view.heightPx, down(south)) - originY,
    sizePx,
  );
  return columns.flatMap((column) =>
    rows
      .filter((row) => row < tiles)
      .map((row) => ({
        path: tileset.url.replace("{z}", `${z}`).replace("{x}", `${column}`).replace("{y}", `${row}`),
        leftPx: originX + column * sizePx,
        topPx: originY + row * sizePx,
        sizePx,
      })),
  );
}

/** Where longitudes and latitudes stand in a view that looks straight down, north up, in CSS pixels (Web Mercator). */
export function pixelsIn({ longitude, latitude, zoom }: Camera, view: ViewSize) {
  const worldPx = tilePx * 2 ** zoom;
  const middleX = view.leftPx + (view.widthPx - view.leftPx - view.rightPx) / 2;
  return {
    across: (degrees: number) => middleX + ((degrees - longitude) / 360) * worldPx,
    down: (degrees: number) =>
      view.heightPx / 2 + (mercatorShare(degrees) - mercatorShare(latitude)) * worldPx,
  };
}

/** Whole numbers of the tiles between two edges. */
const range = (from: number, to: number, size: number): number[] => {
  const first = Math.floor(from / size);
  return Array.from({ length: Math.max(0, Math.ceil(to / size) - first) }, (_, i) => first + i);
};

/** Where the square of the projection ends, in degrees. */
const steepest = (Math.atan(Math.sinh(Math.PI)) * 180) / Math.PI;

/** How far down the world a latitude is in Web Mercator: 0 at its upper edge, 1 at its lower. */
function mercatorShare(latitude: number): number {
  const sine = Math.sin((Math.min(steepest, Math.max(-steepest, latitude)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
