import type { Legend } from "../manifest/manifest.ts";
import type { DecodedGrid } from "./decodeGeoTiff.ts";
import { encodePng } from "./encodePng.ts";
import { type ColourOf, legendColour } from "./legendColour.ts";
import type { RasterGrid } from "./RasterGrid.ts";
import { latitudeOfTileRow } from "./webMercator.ts";

/**
 * One web mercator tile of a hazard's intensity in its legend's colours.
 *
 * A pixel shows the cell its centre lies in: no data and values of zero or less are transparent, so the
 * drawn outline is exactly that of the cells. Within it colours are interpolated between neighbouring
 * cells that have a hazard too (bilinear), and never beyond. Zoomed out, the finest overview whose cells are
 * no smaller than a pixel is used: overviews keep the maximum, so no hazard falls between two pixels.
 *
 * @returns PNG (RGBA), undefined when nothing would be drawn.
 */
export function renderHazardTile(
  grid: DecodedGrid,
  legend: Legend,
  z: number,
  x: number,
  y: number,
  sizePx: 256 | 512 = 256,
): Uint8Array | undefined {
  const pixels = renderHazardPixels(grid, legendColour(legend), z, x, y, sizePx);
  return pixels === undefined ? undefined : encodePng(sizePx, sizePx, pixels);
}

/** The tile's RGBA bytes before encoding; undefined when every pixel is transparent. */
export function renderHazardPixels(
  grid: DecodedGrid,
  colourOf: ColourOf,
  z: number,
  x: number,
  y: number,
  sizePx: number,
): Uint8Array | undefined {
  const degreesPerPixel = 360 / 2 ** z / sizePx;
  const level = levelFor(grid, degreesPerPixel);
  const [west, south, east, north] = level.bounds;
  const perColumn = level.width / (east - west);
  const perRow = level.height / (north - south);
  const columns = Float64Array.from({ length: sizePx }, (_, px) => {
    const longitude = ((x + (px + 0.5) / sizePx) / 2 ** z) * 360 - 180;
    // Past 180 degrees a box counts on (its east is above 180, or below its west).
    return ((longitude < west ? longitude + 360 : longitude) - west) * perColumn;
  });
  const pixels = new Uint8Array(sizePx * sizePx * 4);
  let hasColour = false;
  for (let py = 0; py < sizePx; py++) {
    const row = (north - latitudeOfTileRow(y + (py + 0.5) / sizePx, z)) * perRow;
    if (!(row >= 0 && row < level.height)) continue;
    for (let px = 0; px < sizePx; px++) {
      const column = columns[px]!;
      if (!(column < level.width)) continue;
      const value = sample(level, column, row);
      const colour = value > 0 ? colourOf(value) : undefined;
      if (colour === undefined) continue;
      const at = (py * sizePx + px) * 4;
      for (let channel = 0; channel < 4; channel++) pixels[at + channel] = colour[channel]!;
      hasColour = true;
    }
  }
  return hasColour ? pixels : undefined;
}

function levelFor(grid: DecodedGrid, degreesPerPixel: number): RasterGrid {
  const levels = [grid, ...grid.overviews];
  const covers = ({ bounds, width }: RasterGrid) => (bounds[2] - bounds[0]) / width >= degreesPerPixel;
  return levels.find(covers) ?? levels.at(-1)!;
}

/** NaN or the cell's own non-positive value where the cell has no hazard; else the smoothed value. */
function sample(level: RasterGrid, column: number, row: number): number {
  const { data, width, height } = level;
  const own = data[Math.floor(row) * width + Math.floor(column)]!;
  if (!(own > 0)) return own;
  const left = Math.floor(column - 0.5);
  const top = Math.floor(row - 0.5);
  const shareRight = column - 0.5 - left;
  const shareDown = row - 0.5 - top;
  let sum = 0;
  let weights = 0;
  for (let dy = 0; dy < 2; dy++)
    for (let dx = 0; dx < 2; dx++) {
      const c = left + dx;
      const r = top + dy;
      if (c < 0 || r < 0 || c >= width || r >= height) continue;
      const value = data[r * width + c]!;
      if (!(value > 0)) continue;
      const weight = (dx === 0 ? 1 - shareRight : shareRight) * (dy === 0 ? 1 - shareDown : shareDown);
      sum += value * weight;
      weights += weight;
    }
  return weights > 0 ? sum / weights : own;
}
