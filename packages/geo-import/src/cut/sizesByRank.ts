import type { Area } from "@stopbank/risk-engine/area";
import type { LineColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import { polygonOf } from "../vector/toGeoJson.ts";
import { areaByRank, type RankedPolygon } from "./areaByRank.ts";
import { lengthByRank } from "./lengthByRank.ts";

/**
 * Metres of a line or square metres of a polygon by the rank of what covers them, 0 for nothing.
 * @param within the areas that are looked at, where not all is; the rest has rank `beyond`.
 */
export const sizesByRank = (
  geometry: LineColumn | PolygonColumn,
  element: number,
  over: readonly RankedPolygon[],
  within?: readonly Area[],
): Map<number, number> =>
  geometry.kind === "line"
    ? lengthByRank(geometry, element, over, within)
    : areaByRank(polygonOf(geometry, element), over, within);
