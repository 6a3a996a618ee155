import type { ExpressionSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { ContextualLayer } from "@stopbank/contract/layers";
import type { ContextualSceneLayer } from "@stopbank/scene";
import { sourceName } from "../../style/sources.ts";

/** The style layers of a contextual layer's first tileset, which answer to the pointer. */
export const contextualLayerIds = (id: string): string[] =>
  ["raster", "fill", "line", "point"].map((part) => `${sourceName("contextual", id)}:${part}`);

/** A contextual layer as style layers, bottom first: quieter than elements, drawn from its own legend colours. */
export function contextualLayers(
  layer: ContextualSceneLayer,
  context: ContextualLayer,
  fadeMs: number,
): LayerSpecification[] {
  const visibility = layer.visible ? ("visible" as const) : ("none" as const);
  return context.tilesets.flatMap((tileset, at): LayerSpecification[] => {
    const source = sourceName("contextual", layer.id, at);
    if (tileset.type === "terrain") return [];
    if (tileset.type === "raster")
      return [
        {
          id: `${source}:raster`,
          type: "raster",
          source,
          layout: { visibility },
          paint: { "raster-opacity": 0.8, "raster-fade-duration": fadeMs },
        },
      ];
    const common = { source, "source-layer": tileset.sourceLayer ?? layer.id };
    const colour = contextColour(context);
    if (context.geometry === "polygon")
      return [
        {
          id: `${source}:fill`,
          type: "fill",
          ...common,
          layout: { visibility },
          paint: { "fill-color": colour, "fill-opacity": 0.25 },
        },
        {
          id: `${source}:line`,
          type: "line",
          ...common,
          layout: { visibility },
          paint: { "line-color": colour, "line-width": 1.2, "line-opacity": 0.9 },
        },
      ];
    if (context.geometry === "line")
      return [
        {
          id: `${source}:line`,
          type: "line",
          ...common,
          layout: { visibility, "line-cap": "round", "line-join": "round" },
          paint: {
            "line-color": colour,
            "line-width": lineWidth(tileset.style?.weight),
            "line-dasharray": [3, 1.5],
          },
        },
      ];
    return [
      {
        id: `${source}:point`,
        type: "circle",
        ...common,
        layout: { visibility },
        paint: {
          "circle-color": "#ffffff",
          "circle-radius": ["interpolate", ["linear"], ["zoom"], 8, 2, 12, 4, 16, 6],
          "circle-stroke-color": colour,
          "circle-stroke-width": 2,
        },
      },
    ];
  });
}

/** About the width the data asks for close by, and half of it from afar. */
const lineWidth = (weight = 2): ExpressionSpecification => [
  "interpolate",
  ["linear"],
  ["zoom"],
  8,
  0.4 * weight,
  12,
  0.8 * weight,
  16,
  1.5 * weight,
];

/** By the legend's data column where it names values, by key or by label whatever its case; else the layer's colour. */
function contextColour({ legend, color }: ContextualLayer): string | ExpressionSpecification {
  if (legend.dataColumn === undefined) return color;
  const named = legend.sections.flatMap((section): (readonly [string, string])[] =>
    section.type === "keyValue"
      ? section.keyValues.map((item) => [String(item.key).toLowerCase(), item.color])
      : section.type === "categorical"
        ? section.items.map((item) => [item.label.toLowerCase(), item.color])
        : [],
  );
  // A value named twice is not a valid style.
  const colours = new Map(named);
  if (colours.size === 0) return color;
  return [
    "match",
    ["downcase", ["to-string", ["get", legend.dataColumn]]],
    ...[...colours].flat(),
    color,
  ] as unknown as ExpressionSpecification;
}
