import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import { ground } from "../../palettes.ts";
import { classOf, type SchemaRoles } from "../schemas/role.ts";
import { drawnFrom, ofRole } from "./drawnFrom.ts";
import { byClass, zoomed } from "./zoomed.ts";

/** Borders: of countries, and thinner those within them. */
export const boundaryLayers = (source: string, roles: SchemaRoles): readonly LayerSpecification[] =>
  ofRole(roles, "boundaries", (role) => {
    const width = (country: number, other: number) => byClass(classOf(role), { country }, other);
    return [
      {
        id: "boundary",
        type: "line",
        ...drawnFrom(source, role),
        layout: { "line-join": "round" },
        paint: {
          "line-color": ground.boundary,
          "line-dasharray": [4, 2],
          "line-width": zoomed([3, width(0.6, 0), 8, width(1.2, 0.5), 14, width(2, 1.2)]),
        },
      },
    ];
  });
