import { validateArea } from "@stopbank/risk-engine/area";
import type { MultiPolygon, Position } from "geojson";
import { areaByRank } from "../cut/areaByRank.ts";
import { boxOf, type CutBox } from "../cut/edgesInBox.ts";

type Rings = Position[][];

/**
 * Whether two parts of a polygon (longitude and latitude), each of them valid, have more in common than corners and
 * edges. Nearly all parts are settled by their bounds.
 */
export function partsOverlap(parts: readonly Rings[]): boolean {
  if (parts.length < 2) return false;
  const placed = parts
    .map((rings) => ({ shape: multiOf(rings), box: boxOf(multiOf(rings)) }))
    .sort((a, b) => a.box.west - b.box.west);
  for (const [i, one] of placed.entries())
    for (let j = i + 1; j < placed.length && placed[j]!.box.west < one.box.west + one.box.width; j++) {
      const other = placed[j]!;
      if (!overlapInHeight(one.box, other.box)) continue;
      const isSmall = one.box.height < other.box.height;
      const [small, large] = isSmall ? [one, other] : [other, one];
      const area = validateArea(large.shape, Number.POSITIVE_INFINITY);
      if (areaByRank(small.shape, [{ area, rank: 1 }]).has(1)) return true;
    }
  return false;
}

const multiOf = (rings: Rings): MultiPolygon => ({ type: "MultiPolygon", coordinates: [rings] });

const overlapInHeight = (a: CutBox, b: CutBox) =>
  a.south < b.south + b.height && b.south < a.south + a.height;
