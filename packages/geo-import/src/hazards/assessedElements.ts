import type { ReadTable } from "@stopbank/geo-read/read-layer";
import type { Area } from "@stopbank/risk-engine/area";
import { elementsOf, selectElements } from "@stopbank/risk-engine/select";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { MultiPolygon } from "geojson";
import type { AssessedEntry } from "../description/hazards.ts";

/** What a hazard study covered, ready to be asked; areas with the layer they were read from, for the report. */
export type AssessedExtent =
  | { readonly kind: "all" }
  | { readonly kind: "covered" }
  | { readonly kind: "areas"; readonly areas: readonly Area[]; readonly table?: ReadTable };

/** Bounds as a polygon; west beyond east crosses 180 degrees. */
export function boundsPolygon([west, south, east, north]: Extract<
  AssessedEntry,
  readonly number[]
>): MultiPolygon {
  const right = east < west ? east + 360 : east;
  const ring = [
    [west, south],
    [right, south],
    [right, north],
    [west, north],
    [west, south],
  ];
  return { type: "MultiPolygon", coordinates: [[ring]] };
}

/**
 * Whether each element was assessed: its representative point lies in the extent, or the source covers it.
 * @param isCovered what the source itself covers.
 */
export function assessedElements(
  index: SpatialIndex,
  extent: AssessedExtent,
  isCovered: Uint8Array,
): Uint8Array {
  if (extent.kind === "all") return new Uint8Array(index.count).fill(1);
  if (extent.kind === "covered") return isCovered;
  const assessed = new Uint8Array(index.count);
  for (const area of extent.areas)
    for (const element of elementsOf(selectElements(index, { area: { area, rule: "anchor" } })))
      assessed[element] = 1;
  return assessed;
}
