import { fullTurns } from "@stopbank/geo-read/full-turns";
import { partsBeside } from "@stopbank/geo-read/parts-beside";
import { polygonOf } from "@stopbank/geo-read/to-geo-json";
import type { Area } from "@stopbank/risk-engine/area";
import { locate } from "@stopbank/risk-engine/area-part";
import type { LineColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import { areaByRank, beyond, type RankedPolygon } from "./areaByRank.ts";
import { lengthByRank } from "./lengthByRank.ts";

/** Lines or polygons, with the longitude and latitude that each is represented by. */
interface ElementsOfSize {
  readonly geometry: LineColumn | PolygonColumn;
  readonly anchors: Float64Array;
}

/**
 * Metres of a line or square metres of a polygon by the rank of what covers them, 0 for nothing. What is too thin to
 * have a size has one of 1 where its representative point lies.
 * @param within the areas that are looked at, where not all is; the rest has rank `beyond`.
 */
export function sizesByRank(
  { geometry, anchors }: ElementsOfSize,
  element: number,
  over: readonly RankedPolygon[],
  within?: readonly Area[],
): Map<number, number> {
  const sizes =
    geometry.kind === "line"
      ? lengthByRank(geometry, element, over, within)
      : areaByRank(polygonOf(geometry, element), over, within);
  if (sizes.values().some((size) => size > 0)) return sizes;
  const [x, y] = [anchors[element * 2]!, anchors[element * 2 + 1]!];
  if (within?.every((area) => !isAt(area, x, y))) return new Map([[beyond, 1]]);
  const rank = over.reduce((most, each) => (isAt(each.area, x, y) ? Math.max(most, each.rank) : most), 0);
  return new Map([[rank, 1]]);
}

/** Whether a place lies in an area or on its edge. */
const isAt = ({ parts }: Area, x: number, y: number) =>
  fullTurns.some((turn) =>
    partsBeside(parts, x + turn, y, x + turn, y).some((part) => locate(part, x + turn, y) >= 0),
  );
