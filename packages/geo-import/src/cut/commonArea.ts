import type { Area } from "@stopbank/risk-engine/area";
import type { MultiPolygon } from "geojson";
import { areaByRank } from "./areaByRank.ts";
import { boxOf, type CutBox } from "./edgesInBox.ts";
import { leastDegrees } from "./sweepBands.ts";

/** A polygon (longitude and latitude) to be compared with others. */
export interface PlacedPolygon {
  readonly shape: MultiPolygon;
  readonly box: CutBox;
  /** Worked out where bounds do not settle it. */
  readonly area: () => Area;
}

export const placedPolygon = (shape: MultiPolygon, area: () => Area): PlacedPolygon => ({
  shape,
  box: boxOf(shape),
  area,
});

/**
 * Pairs of polygons whose insides have something in common, with its square metres. Bounds settle most pairs; of the
 * others only what lies in both bounds is looked at.
 */
export function* commonAreas<Polygon extends PlacedPolygon>(
  polygons: readonly Polygon[],
): Generator<readonly [one: Polygon, other: Polygon, squareMetres: number]> {
  const placed = polygons.toSorted((a, b) => a.box.west - b.box.west);
  for (const [i, one] of placed.entries())
    for (let j = i + 1; j < placed.length && placed[j]!.box.west < one.box.west + one.box.width; j++) {
      const other = placed[j]!;
      const box = commonBox(one.box, other.box);
      if (box === undefined) continue;
      const squareMetres = areaByRank(one.shape, [{ area: other.area(), rank: 1 }], undefined, box).get(1);
      if (squareMetres !== undefined) yield [one, other, squareMetres];
    }
}

function commonBox(a: CutBox, b: CutBox): CutBox | undefined {
  const [west, south] = [Math.max(a.west, b.west), Math.max(a.south, b.south)];
  const width = Math.min(a.west + a.width, b.west + b.width) - west;
  const height = Math.min(a.south + a.height, b.south + b.height) - south;
  return width > leastDegrees && height > leastDegrees ? { west, south, width, height } : undefined;
}
