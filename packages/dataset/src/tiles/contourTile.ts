import type { Legend } from "../manifest/manifest.ts";
import { contourLines } from "../raster/contourLines.ts";
import type { DecodedGrid } from "../raster/decodeGeoTiff.ts";
import { seaAt } from "../raster/landSpans.ts";
import { type CoastCut, type TilePlace, tileField } from "../raster/tileField.ts";
import { encodeLayer, type TileFeature } from "./encodeMvt.ts";

/** What the layer of the tiles is called; its lines have a `value` in the hazard's unit. */
export const contourLayer = "contours";

/** Steps across a tile, and how many more beside it on each side, so that lines meet. */
const steps = 128;
const beside = 1;
const tileExtent = 4096;

/** The values a hazard's contours stand for: those at which its legend changes, the least left out. */
export function contourLevels({ sections }: Legend): readonly number[] {
  for (const section of sections) {
    if (section.type === "continuous") return section.stops.map(({ value }) => value).slice(1);
    if (section.type !== "categorical") continue;
    const starts = section.items.flatMap(({ min }) => min ?? []);
    if (starts.length > 0) return starts.toSorted((a, b) => a - b).slice(1);
  }
  return [];
}

/**
 * Lines of equal intensity in a tile, through the cells as `renderHazardTile` smooths them; none beyond the hazard's outline and
 * in the sea.
 *
 * @returns a vector tile, undefined where there is no line.
 */
export function contourTile(
  grid: DecodedGrid,
  legend: Legend,
  place: TilePlace,
  coast?: CoastCut,
): Uint8Array | undefined {
  const count = steps + 1 + 2 * beside;
  const places = Float64Array.from({ length: count }, (_, at) => (at - beside) / steps);
  const field = tileField(grid, place, places, 0, coast);
  if (field === undefined) return undefined;
  const inWorld = (first: number) => places.map((share) => (first + share) / 2 ** place.z);
  const sea = coast === undefined ? undefined : seaAt(coast.drawn, inWorld(place.x), inWorld(place.y));
  const values = new Float32Array(count * count).fill(Number.NaN);
  const out = { presence: new Float32Array(count), value: new Float32Array(count) };
  for (let row = 0; row < count; row++) {
    if (!field.row(row, out)) continue;
    for (let column = 0; column < count; column++)
      if (out.presence[column]! >= 0.5 && sea?.[row * count + column] !== 1)
        values[row * count + column] = out.value[column]!;
  }
  const toTile = (node: number) => Math.round(((node - beside) / steps) * tileExtent);
  const features = contourLevels(legend).flatMap((value) =>
    contourLines(values, count, value).map(
      (line): TileFeature => ({ type: 2, geometry: [line.map(toTile)], tags: { value } }),
    ),
  );
  return encodeLayer(contourLayer, features);
}
