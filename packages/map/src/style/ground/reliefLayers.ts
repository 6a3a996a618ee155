import type { ExpressionSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Basemap } from "@stopbank/scene";
import { ground, relief } from "../../palettes.ts";
import type { SchemaRoles } from "../schemas/role.ts";
import { drawnFrom, ofRole } from "./drawnFrom.ts";

/** Tints by height on the Terrain basemap, and shaded hills on every drawn one. */
export const reliefLayers = (source: string, basemap: Basemap): LayerSpecification[] => [
  ...(basemap === "terrain" ? [tints(source)] : []),
  {
    id: "hillshade",
    type: "hillshade",
    source,
    paint: {
      "hillshade-exaggeration": basemap === "terrain" ? 0.5 : 0.35,
      "hillshade-shadow-color": basemap === "terrain" ? "rgba(64, 56, 44, 0.55)" : "rgba(64, 60, 52, 0.3)",
      "hillshade-highlight-color": "rgba(255, 255, 255, 0.35)",
      "hillshade-accent-color": "rgba(64, 60, 52, 0.1)",
      "hillshade-illumination-anchor": "map",
    },
  },
];

const tints = (source: string): LayerSpecification => ({
  id: "relief",
  type: "color-relief",
  source,
  paint: {
    "color-relief-opacity": 0.9,
    "color-relief-color": [
      "interpolate",
      ["linear"],
      ["elevation"],
      ...relief.flat(),
    ] as unknown as ExpressionSpecification,
  },
});

export const contourLayers = (
  source: string,
  roles: SchemaRoles,
  basemap: Basemap,
): readonly LayerSpecification[] =>
  ofRole(roles, "contours", (role) => [
    {
      id: "contour",
      type: "line",
      ...drawnFrom(source, role),
      layout: { visibility: basemap === "terrain" ? "visible" : "none", "line-join": "round" },
      paint: {
        "line-color": ground.contour,
        "line-width": ["match", ["get", "index"], 1, 1.1, 0.6],
        "line-opacity": 0.6,
      },
    },
  ]);
