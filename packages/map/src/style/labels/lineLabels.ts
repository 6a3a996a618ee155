import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Basemap } from "@stopbank/scene";
import { ground } from "../../palettes.ts";
import { drawnFrom, ofRole } from "../ground/drawnFrom.ts";
import { byClass, evenly } from "../ground/zoomed.ts";
import { classOf, nameOf, type SchemaRoles } from "../schemas/role.ts";
import { basemapSource } from "../sources.ts";
import { labelFonts, labelPaint } from "./labelPaint.ts";

/** Names of streets and rivers, along them. */
export const lineLabels = (basemap: Basemap, roles: SchemaRoles): LayerSpecification[] => [
  ...ofRole(roles, "roadNames", (role): LayerSpecification[] => [
    {
      id: "label-road",
      type: "symbol",
      ...drawnFrom(basemapSource, role, ["to-boolean", nameOf(role)]),
      minzoom: 13,
      layout: {
        "text-field": nameOf(role),
        "text-font": labelFonts.plain,
        "text-size": evenly([13, 9.5, 18, 13]),
        "symbol-placement": "line",
        "symbol-spacing": 320,
        "symbol-sort-key": byClass(classOf(role), { highway: 0, arterial: 1, country: 2, street: 3 }, 4),
        "text-max-angle": 30,
        "text-padding": 8,
      },
      paint: labelPaint(basemap, ground.labelMinor),
    },
  ]),
  ...ofRole(roles, "waterNames", (role): LayerSpecification[] => [
    {
      id: "label-waterway",
      type: "symbol",
      ...drawnFrom(basemapSource, role, ["to-boolean", nameOf(role)]),
      minzoom: 11,
      layout: {
        "text-field": nameOf(role),
        "text-font": labelFonts.slanted,
        "text-size": 11,
        "symbol-placement": "line",
        "symbol-spacing": 400,
        "text-letter-spacing": 0.06,
      },
      paint: labelPaint(basemap, ground.waterLabel),
    },
  ]),
];
