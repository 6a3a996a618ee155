import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Basemap } from "@stopbank/scene";
import { ground } from "../../palettes.ts";
import { classOf, type Role, type SchemaRoles } from "../schemas/role.ts";
import { drawnFrom, ofRole } from "./drawnFrom.ts";
import { byClass, evenly } from "./zoomed.ts";

const coverColours = {
  forest: ground.woodland,
  pine: ground.woodland,
  scrub: ground.grass,
  wetland: ground.wetland,
  sand: ground.sand,
  rock: ground.rock,
  urban: ground.urban,
};

/** A town's tint tells where it lies; among its own streets it would only grey the whole picture. */
const coverOpacity = (role: Role) => evenly([12.5, 0.9, 14.5, byClass(classOf(role), { urban: 0.4 }, 0.9)]);

/** The land itself and what grows and stands on it. */
export function landLayers(source: string, roles: SchemaRoles, basemap: Basemap): LayerSpecification[] {
  const cover = (id: string, role: Role): LayerSpecification => ({
    id,
    type: "fill",
    ...drawnFrom(source, role),
    paint: {
      "fill-color": byClass(classOf(role), coverColours, "rgba(0, 0, 0, 0)"),
      "fill-opacity": basemap === "terrain" ? 0.4 : coverOpacity(role),
      "fill-antialias": false,
    },
  });
  return [
    ...ofRole(roles, "land", (role): LayerSpecification[] => [
      { id: "land", type: "fill", ...drawnFrom(source, role), paint: { "fill-color": ground.land } },
    ]),
    ...ofRole(roles, "landcover", (role) => [cover("landcover", role)]),
    ...ofRole(roles, "landuse", (role) => [cover("landuse", role)]),
    ...ofRole(roles, "parks", (role): LayerSpecification[] => [
      {
        id: "park",
        type: "fill",
        ...drawnFrom(source, role),
        paint: { "fill-color": ground.park, "fill-opacity": basemap === "terrain" ? 0.4 : 0.9 },
      },
    ]),
  ];
}

/** Thin and quiet: elements are drawn over them. */
export const buildingLayers = (source: string, roles: SchemaRoles): readonly LayerSpecification[] =>
  ofRole(roles, "buildings", (role) => [
    {
      id: "building",
      type: "fill",
      ...drawnFrom(source, role),
      minzoom: 13,
      paint: {
        "fill-color": ground.building,
        "fill-outline-color": ground.buildingLine,
        "fill-opacity": evenly([13, 0, 14.5, 1]),
      },
    },
  ]);
