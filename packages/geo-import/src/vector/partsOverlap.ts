import { validateArea } from "@stopbank/risk-engine/area";
import type { MultiPolygon, Position } from "geojson";
import { commonAreas, placedPolygon } from "../cut/commonArea.ts";

/**
 * Whether two parts of a polygon (longitude and latitude), each of them valid, have more in common than corners and
 * edges. Nearly all parts are settled by their bounds.
 */
export function partsOverlap(parts: readonly Position[][][]): boolean {
  if (parts.length < 2) return false;
  const placed = parts.map((rings) => {
    const shape: MultiPolygon = { type: "MultiPolygon", coordinates: [rings] };
    return placedPolygon(shape, () => validateArea(shape, Number.POSITIVE_INFINITY));
  });
  return commonAreas(placed).next().done === false;
}
