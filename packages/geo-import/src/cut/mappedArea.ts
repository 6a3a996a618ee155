import { type Area, validateArea } from "@stopbank/risk-engine/area";
import type { MultiPolygon } from "geojson";

/** For as long as the shape is in use: every layer under a scenario meets the same polygons. */
const known = new WeakMap<MultiPolygon, Area>();

/** A mapped polygon, valid as it was read, ready to be compared with elements. */
export function mappedArea(shape: MultiPolygon): Area {
  const area = known.get(shape) ?? validateArea(shape, Number.POSITIVE_INFINITY);
  known.set(shape, area);
  return area;
}
