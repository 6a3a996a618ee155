import { heightMetres, widthMetres } from "../ground/frame.ts";
import { type Grid, smoothSampleAt } from "../ground/grid.ts";
import { encodeSmallPng } from "./png.ts";
import { frameX, frameY } from "./webMercator.ts";

/** 15 m pixels at the deepest zoom: finer than the 25 m the ground is modelled at. */
export const terrainZoom = { minZoom: 6, maxZoom: 12 } as const;
const tilePx = 256;

/** Heights as colours: metres = -10000 + (R * 65536 + G * 256 + B) * 0.1 (Mapbox terrain-RGB); the sea lies at 0. */
export function demoTerrainTile(heights: Grid, zoom: number, tileColumn: number, tileRow: number): Buffer {
  const pixels = new Uint8Array(tilePx * tilePx * 3);
  for (let row = 0; row < tilePx; row++) {
    const y = frameY(zoom, tileRow + (row + 0.5) / tilePx);
    for (let column = 0; column < tilePx; column++) {
      const x = frameX(zoom, tileColumn + (column + 0.5) / tilePx);
      const isInFrame = x > 0 && y > 0 && x < widthMetres && y < heightMetres;
      const metres = isInFrame ? Math.max(0, smoothSampleAt(heights, x, y)) : 0;
      const code = Math.round((Math.round(metres * 5) / 5 + 10_000) * 10);
      pixels.set([code >> 16, (code >> 8) & 255, code & 255], (row * tilePx + column) * 3);
    }
  }
  return encodeSmallPng(tilePx, pixels);
}
