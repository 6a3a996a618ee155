import { expect, it } from "vitest";
import { partOf } from "./layerPart.ts";

it.each([
  ["Buildings 2025.gpkg", "outlines", "elements"],
  ["Buildings 2025.gpkg", "flood_zones", "hazard"],
  ["council.gpkg", "basin_outline", "context"],
  ["council.gpkg", "roof_outlines_of_houses", "elements"],
])("a layer of polygons in %s called %s is one of %s", (file, name, part) => {
  const kinds = new Map([["polygon" as const, 3]]);
  const bounds = [0, 0, 1, 1] as const;
  expect(partOf({ source: { file, layer: name }, name, kinds, columns: [], bounds })).toBe(part);
});
