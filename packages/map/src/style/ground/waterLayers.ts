import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import { ground } from "../../palettes.ts";
import { classOf, type SchemaRoles } from "../schemas/role.ts";
import { drawnFrom, ofRole } from "./drawnFrom.ts";
import { byClass, zoomed } from "./zoomed.ts";

/** Sea, lakes and rivers. */
export function waterLayers(source: string, roles: SchemaRoles): LayerSpecification[] {
  const fill = (id: string, name: "sea" | "water") =>
    ofRole(roles, name, (role): LayerSpecification[] => [
      { id, type: "fill", ...drawnFrom(source, role), paint: { "fill-color": ground.water } },
    ]);
  return [
    ...fill("sea", "sea"),
    ...fill("water", "water"),
    ...ofRole(roles, "waterways", (role): LayerSpecification[] => {
      const width = (river: number, canal: number, other: number) =>
        byClass(classOf(role), { river, canal }, other);
      return [
        {
          id: "waterway",
          type: "line",
          ...drawnFrom(source, role),
          layout: { "line-cap": "round", "line-join": "round" },
          paint: {
            "line-color": ground.waterLine,
            "line-width": zoomed([8, width(0.8, 0.4, 0.3), 12, width(1.6, 1, 0.8), 16, width(5, 3.5, 2.4)]),
          },
        },
      ];
    }),
  ];
}
