import type { Bounds } from "@stopbank/dataset/manifest";
import { encodePng, latitudeOfTileRow, type RasterGrid } from "@stopbank/dataset/raster";

const tilePx = 256;
const worldMetres = 40_075_017;

/** Zooms at which terrain tiles are about as fine as the grid, down to where the whole place fits a tile or two. */
export function terrainZooms({ width, bounds: [west, south, east, north] }: RasterGrid) {
  const latitude = ((south + north) / 2) * (Math.PI / 180);
  const cellMetres = ((east - west) / width / 360) * worldMetres * Math.cos(latitude);
  const finest = Math.ceil(Math.log2((worldMetres * Math.cos(latitude)) / tilePx / cellMetres));
  return { minZoom: Math.min(6, finest), maxZoom: Math.max(0, Math.min(13, finest)) };
}

/**
 * Heights as colours: metres = -10000 + (R * 65536 + G * 256 + B) * 0.1 (Mapbox terrain-RGB). Where there is no
 * height the ground lies at 0.
 */
export function terrainTile(grid: RasterGrid, zoom: number, tileColumn: number, tileRow: number): Uint8Array {
  const pixels = new Uint8Array(tilePx * tilePx * 3);
  const tiles = 2 ** zoom;
  for (let row = 0; row < tilePx; row++) {
    const latitude = latitudeOfTileRow(tileRow + (row + 0.5) / tilePx, zoom);
    for (let column = 0; column < tilePx; column++) {
      const longitude = ((tileColumn + (column + 0.5) / tilePx) / tiles) * 360 - 180;
      const metres = heightAt(grid, longitude, latitude);
      const code = Math.round(((Number.isNaN(metres) ? 0 : metres) + 10_000) * 10);
      pixels.set([code >> 16, (code >> 8) & 255, code & 255], (row * tilePx + column) * 3);
    }
  }
  return encodePng(tilePx, tilePx, pixels);
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
