import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from "@maplibre/maplibre-gl-style-spec";
import { ground } from "../../palettes.ts";
import { classOf, type Role, type SchemaRoles } from "../schemas/role.ts";
import { drawnFrom, ofRole } from "./drawnFrom.ts";
import { zoomed } from "./zoomed.ts";

/** Classes in our words that are drawn as one thin line, not as a road between its edges. */
const footways = ["track", "path"];

/** Roads, white with a hairline, and the paths between them; `strength` fades them over imagery. */
export const roadLayers = (
  source: string,
  roles: SchemaRoles,
  strength: number,
): readonly LayerSpecification[] =>
  ofRole(roles, "roads", (role) => {
    const isFootway = ["match", classOf(role), [...footways], true, false] as unknown as FilterSpecification;
    const { isTunnel } = role;
    const onGround = isTunnel === undefined ? [] : [["!", isTunnel]];
    const isRoad = ["all", ["!", isFootway], ...onGround] as unknown as FilterSpecification;
    const road = {
      type: "line" as const,
      minzoom: 5,
      ...drawnFrom(source, role, isRoad),
      layout: {
        "line-cap": "round" as const,
        "line-join": "round" as const,
        // What matters more lies on top where roads meet.
        "line-sort-key": byRoadClass(role, 4, 3, 2, 1, 0),
      },
    };
    return [
      ...(isTunnel === undefined ? [] : [tunnelLayer(source, role, isTunnel, isFootway, strength)]),
      {
        id: "path",
        type: "line",
        minzoom: 13,
        ...drawnFrom(source, role, ["all", isFootway, ...onGround] as unknown as FilterSpecification),
        layout: { "line-join": "round" },
        paint: {
          "line-color": ground.track,
          "line-opacity": strength,
          "line-dasharray": [3, 1.5],
          "line-width": zoomed([13, 0.5, 17, 1.6]),
        },
      },
      {
        id: "road-casing",
        ...road,
        paint: {
          "line-color": ground.roadCasing,
          "line-opacity": strength,
          "line-width": zoomed([
            6,
            byRoadClass(role, 0.9, 0.3, 0, 0, 0),
            9,
            byRoadClass(role, 2, 1.4, 0.7, 0.2, 0),
            13,
            byRoadClass(role, 4.8, 4.2, 2.6, 1.8, 0.7),
            17,
            byRoadClass(role, 17, 15, 11, 10.5, 5),
          ]),
        },
      },
      {
        id: "road",
        ...road,
        minzoom: 9,
        paint: {
          "line-color": ground.road,
          "line-opacity": strength,
          "line-width": zoomed([
            9,
            byRoadClass(role, 1.2, 0.8, 0.3, 0.1, 0),
            13,
            byRoadClass(role, 3.6, 3.2, 1.7, 1.1, 0.3),
            17,
            byRoadClass(role, 15, 13.5, 9.5, 9, 4),
          ]),
        },
      },
    ];
  });

/** Roads under the ground: their edges alone, in dashes, so that nobody takes them for streets among the houses. */
const tunnelLayer = (
  source: string,
  role: Role,
  isTunnel: ExpressionSpecification,
  isFootway: FilterSpecification,
  strength: number,
): LayerSpecification => ({
  id: "road-tunnel",
  type: "line",
  minzoom: 12,
  ...drawnFrom(source, role, ["all", isTunnel, ["!", isFootway]] as unknown as FilterSpecification),
  paint: {
    "line-color": ground.roadCasing,
    "line-opacity": strength,
    "line-dasharray": [3, 2],
    "line-width": zoomed([12, 0.6, 17, 1.2]),
    "line-gap-width": zoomed([
      13,
      byRoadClass(role, 2.6, 2.2, 1.4, 1, 0.3),
      17,
      byRoadClass(role, 12, 11, 8, 7, 3),
    ]),
  },
});

/** Lines that carry trains, quiet ones: dashes in the road's white over a grey line. */
export const railLayers = (
  source: string,
  roles: SchemaRoles,
  strength: number,
): readonly LayerSpecification[] =>
  ofRole(roles, "rail", (role) => [
    {
      id: "rail",
      type: "line",
      minzoom: 9,
      ...drawnFrom(source, role),
      paint: {
        "line-color": ground.rail,
        "line-opacity": strength,
        "line-width": zoomed([9, 0.5, 13, 1, 17, 3]),
      },
    },
    {
      id: "rail-ties",
      type: "line",
      minzoom: 13,
      ...drawnFrom(source, role),
      paint: {
        "line-color": ground.road,
        "line-opacity": strength,
        "line-width": zoomed([13, 0.5, 17, 1.8]),
        "line-dasharray": [5, 4],
      },
    },
  ]);

const byRoadClass = (
  role: Role,
  highway: number,
  arterial: number,
  country: number,
  street: number,
  other: number,
): ExpressionSpecification => [
  "match",
  classOf(role),
  "highway",
  highway,
  "arterial",
  arterial,
  "country",
  country,
  ["service", "other"],
  other,
  street,
];
