import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from "@maplibre/maplibre-gl-style-spec";
import type { Basemap } from "@stopbank/scene";
import { ground } from "../../palettes.ts";
import { drawnFrom, ofRole } from "../ground/drawnFrom.ts";
import { byClass, evenly } from "../ground/zoomed.ts";
import { classOf, nameOf, orderOf, type Role, type SchemaRoles } from "../schemas/role.ts";
import { basemapSource } from "../sources.ts";
import { labelFonts, labelPaint } from "./labelPaint.ts";

const towns = ["city", "town", "village"];

const isTown = (role: Role) => ["match", classOf(role), towns, true, false] as unknown as FilterSpecification;

/** Peaks, headlands and waters, then places, the least important first. */
export const placeLabels = (basemap: Basemap, roles: SchemaRoles): LayerSpecification[] => [
  ...ofRole(roles, "natureNames", (role): LayerSpecification[] => [
    {
      id: "label-nature",
      type: "symbol",
      ...drawnFrom(basemapSource, role),
      // Farther out every cove would be named before the towns beside it.
      minzoom: 11,
      layout: {
        "text-field": nameOf(role),
        "text-font": labelFonts.slanted,
        "text-size": 11,
        "text-max-width": 7,
        "text-padding": 8,
      },
      paint: labelPaint(
        basemap,
        byClass(classOf(role), { water: ground.waterLabel, bay: ground.waterLabel }, ground.labelMinor),
      ),
    },
  ]),
  ...ofRole(roles, "placeNames", (role): LayerSpecification[] => [
    {
      id: "label-quarter",
      type: "symbol",
      ...drawnFrom(basemapSource, role, ["!", isTown(role)] as FilterSpecification),
      minzoom: 11,
      layout: placeLayout(role),
      paint: labelPaint(basemap, ground.label),
    },
    {
      id: "label-place",
      type: "symbol",
      ...drawnFrom(basemapSource, role, isTown(role)),
      layout: placeLayout(role),
      paint: labelPaint(basemap, ground.label),
    },
  ]),
];

/** A name by what it is the name of: larger for larger places, and first where two would overlap. */
export const placeLayout = (role: Role) => ({
  "text-field": nameOf(role),
  "text-font": labelFonts.strong,
  "text-size": placeSizes(classOf(role)),
  "text-max-width": 8,
  "text-padding": 6,
  "symbol-sort-key": orderOf(role),
});

const placeSizes = (classed: ExpressionSpecification) =>
  evenly([
    7,
    byClass(classed, { city: 13, town: 12 }, 10),
    13,
    byClass(classed, { city: 21, town: 18, village: 14 }, 12),
  ]);
