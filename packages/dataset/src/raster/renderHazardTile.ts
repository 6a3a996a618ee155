import type { Legend } from "../manifest/manifest.ts";
import type { DecodedGrid } from "./decodeGeoTiff.ts";
import { encodePalettePng } from "./encodePalettePng.ts";
import { drySharesOf } from "./landSpans.ts";
import { type ColourOf, legendColour, strongestColour } from "./legendColour.ts";
import { type CoastCut, type TilePlace, tileField } from "./tileField.ts";

export interface HazardTileOptions {
  /** Absent where the dataset does not know land from sea. */
  readonly coast?: CoastCut | undefined;
  readonly sizePx?: 256 | 512;
}

/**
 * One web mercator tile of a hazard's intensity in its legend's colours.
 *
 * No data and values of zero or less are clear. The outline is that of the cells, its steps smoothed (`smoothRow`), with
 * a line in the legend's strongest colour along it; at the coast it ends as the coast does. Zoomed out, the
 * finest overview whose cells are not much smaller than a pixel is used: overviews keep the maximum, so no hazard falls between
 * two pixels. Smoothing is for the eye alone: every figure is read from the cells.
 *
 * @returns PNG of at most 256 colours, undefined when nothing would be drawn.
 */
export function renderHazardTile(
  grid: DecodedGrid,
  legend: Legend,
  z: number,
  x: number,
  y: number,
  { coast, sizePx = 256 }: HazardTileOptions = {},
): Uint8Array | undefined {
  const colours = { colourOf: legendColour(legend), edge: strongestColour(legend) };
  const pixels = renderHazardPixels(grid, colours, { z, x, y }, sizePx, coast);
  return pixels === undefined ? undefined : encodePalettePng(sizePx, sizePx, pixels);
}

interface HazardColours {
  readonly colourOf: ColourOf;
  /** Along the outline. */
  readonly edge: readonly [number, number, number, number] | undefined;
}

/** The tile's RGBA bytes before encoding; undefined when every pixel is clear. */
function renderHazardPixels(
  grid: DecodedGrid,
  { colourOf, edge }: HazardColours,
  place: TilePlace,
  sizePx: number,
  coast: CoastCut | undefined,
): Uint8Array | undefined {
  const middles = Float64Array.from({ length: sizePx }, (_, px) => (px + 0.5) / sizePx);
  const field = tileField(grid, place, middles, smallestCellPx / sizePx, coast);
  if (field === undefined) return undefined;
  const pixelsPerCell = sizePx / field.cellsAcross;
  let dry: Float32Array | undefined;
  const out = { presence: new Float32Array(sizePx), value: new Float32Array(sizePx) };
  const pixels = new Uint8Array(sizePx * sizePx * 4);
  let hasColour = false;
  for (let py = 0; py < sizePx; py++) {
    if (!field.row(py, out)) continue;
    for (let px = 0; px < sizePx; px++) {
      const insidePx = insideOf(out.presence[px]!, pixelsPerCell);
      if (!(insidePx > -0.5)) continue;
      const colour = colourOf(out.value[px]!);
      if (colour === undefined) continue;
      if (coast !== undefined) dry ??= drySharesOf(coast.drawn, place, sizePx);
      const cover = Math.min(1, insidePx + 0.5) * (dry?.[py * sizePx + px] ?? 1);
      const at = (py * sizePx + px) * 4;
      const line = edge === undefined ? 0 : lineAt(insidePx, pixelsPerCell);
      for (let channel = 0; channel < 3; channel++)
        pixels[at + channel] = Math.round(colour[channel]! * (1 - line) + (edge?.[channel] ?? 0) * line);
      pixels[at + 3] = Math.round(colour[3] * cover);
      if (pixels[at + 3]! > 0) hasColour = true;
    }
  }
  return hasColour ? pixels : undefined;
}

/**
 * How far within the outline a pixel lies, in pixels; -0.5 and less is outside. Presence falls by about 0.75 a cell across an
 * edge. Where cells are no larger than pixels there is no outline to speak of: half the ground is enough to fill a pixel.
 */
const insideOf = (presence: number, pixelsPerCell: number): number =>
  pixelsPerCell < outlinedFrom ? presence * 2 - 0.5 : ((presence - 0.5) * pixelsPerCell) / 0.75;

/** Smaller ones could lie between the places that pixels are smoothed from. */
const smallestCellPx = 0.6;
/** Pixels a cell. */
const outlinedFrom = 1.4;
const edgeLine = { widthPx: 1.4, strength: 0.55 };

/** How much of the edge's line a pixel so far within the outline shows; none where cells are as small as pixels. */
function lineAt(insidePx: number, pixelsPerCell: number): number {
  const share = Math.min(1, Math.max(0, edgeLine.widthPx - insidePx + 0.5));
  return share * edgeLine.strength * Math.min(1, Math.max(0, (pixelsPerCell - 1.5) / 2));
}
