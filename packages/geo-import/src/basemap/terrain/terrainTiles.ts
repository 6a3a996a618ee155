import type { Bounds } from "@stopbank/dataset/manifest";
import { encodePng, latitudeOfTileRow, type RasterGrid } from "@stopbank/dataset/raster";

const tilePx = 256;
const worldMetres = 40_075_017;

/** Heights in metres of several places. */
export interface Heights {
  /** As they are known, the first that knows one first. */
  readonly known: readonly RasterGrid[];
  /** The same, running out beyond what is known. */
  readonly beyond: readonly RasterGrid[];
}

/** Zooms at which terrain tiles are about as fine as the grid, down to where the whole place fits a tile or two. */
export function terrainZooms({ width, bounds: [west, south, east, north] }: RasterGrid) {
  const latitude = ((south + north) / 2) * (Math.PI / 180);
  const cellMetres = ((east - west) / width / 360) * worldMetres * Math.cos(latitude);
  const finest = Math.ceil(Math.log2((worldMetres * Math.cos(latitude)) / tilePx / cellMetres));
  return { minZoom: Math.min(6, finest), maxZoom: Math.max(0, Math.min(13, finest)) };
}

/**
 * Heights as colours: metres = -10000 + (R * 65536 + G * 256 + B) * 0.1 (Mapbox terrain-RGB). Where there is no
 * height, and none near, the ground lies at 0.
 */
export function terrainTile(heights: Heights, zoom: number, tileColumn: number, tileRow: number): Uint8Array {
  const pixels = new Uint8Array(tilePx * tilePx * 3);
  const tiles = 2 ** zoom;
  for (let row = 0; row < tilePx; row++) {
    const latitude = latitudeOfTileRow(tileRow + (row + 0.5) / tilePx, zoom);
    for (let column = 0; column < tilePx; column++) {
      const longitude = ((tileColumn + (column + 0.5) / tilePx) / tiles) * 360 - 180;
      const code = Math.round((heightOf(heights, longitude, latitude) + 10_000) * 10);
      pixels.set([code >> 16, (code >> 8) & 255, code & 255], (row * tilePx + column) * 3);
    }
  }
  return encodePng(tilePx, tilePx, pixels);
}

function heightOf({ known, beyond }: Heights, longitude: number, latitude: number): number {
  for (const grid of known) {
    const metres = heightAt(grid, longitude, latitude);
    if (!Number.isNaN(metres)) return metres;
  }
  let highest = 0;
  for (const grid of beyond) {
    const metres = heightAt(grid, longitude, latitude);
    if (metres > highest) highest = metres;
  }
  return highest;
}

/** Between the middles of the four cells around a place; NaN where one is missing or outside. */
function heightAt({ width, height, bounds, data }: RasterGrid, longitude: number, latitude: number): number {
  const [west, south, east, north]: Bounds = bounds;
  const x = ((longitude - west) / (east - west)) * width - 0.5;
  const y = ((north - latitude) / (north - south)) * height - 0.5;
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column + 1 >= width || row + 1 >= height) return Number.NaN;
  const at = row * width + column;
  const across = x - column;
  const upper = data[at]! * (1 - across) + data[at + 1]! * across;
  const lower = data[at + width]! * (1 - across) + data[at + width + 1]! * across;
  return upper + (lower - upper) * (y - row);
}
