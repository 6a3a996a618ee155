import type {
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from "@maplibre/maplibre-gl-style-spec";
import type { ContextualLayer } from "@stopbank/contract/layers";
import type { Legend } from "@stopbank/contract/legends";
import type { ContextualSceneLayer } from "@stopbank/scene";
import { isHatched } from "../../feature/itemLook.ts";
import { hatchImage } from "../../feature/styleImages.ts";
import { sourceName } from "../../style/sources.ts";
import { byLegend, dashByLegend, radiusByLegend, widthByLegend } from "../byLegend.ts";

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
    const { legend, color } = context;
    const colour = byLegend(legend, (item) => item.color, color);
    const outline = byLegend(legend, (item) => item.secondary_color ?? item.color, color);
    if (context.geometry === "polygon")
      return [
        {
          id: `${source}:fill`,
          type: "fill",
          ...common,
          layout: { visibility },
          paint: {
            "fill-color": colour,
            "fill-opacity": byLegend<number>(legend, (item) => (item.type === "line" ? 0 : undefined), 0.25),
          },
        },
        ...hatch(legend, { id: `${source}:hatch`, type: "fill", ...common, layout: { visibility } }),
        {
          id: `${source}:line`,
          type: "line",
          ...common,
          layout: { visibility },
          paint: {
            "line-color": outline,
            "line-width": widthByLegend(legend, [8, 1.2, 16, 1.2]),
            "line-opacity": 0.9,
            ...dashByLegend(legend),
          },
        },
      ];
    if (context.geometry === "line")
      return [
        ...casing(legend, {
          id: `${source}:casing`,
          type: "line",
          ...common,
          layout: { visibility, "line-join": "round" },
          paint: { "line-width": widthByLegend(legend, widths(tileset.style?.weight), 2) },
        }),
        {
          id: `${source}:line`,
          type: "line",
          ...common,
          layout: { visibility, "line-cap": "round", "line-join": "round" },
          paint: {
            "line-color": colour,
            "line-width": widthByLegend(legend, widths(tileset.style?.weight)),
            ...dashByLegend(legend),
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
          "circle-color": byLegend(legend, (item) => item.secondary_color, "#ffffff"),
          "circle-radius": radiusByLegend(legend, [8, 2, 12, 4, 16, 6]),
          "circle-stroke-color": colour,
          "circle-stroke-width": 2,
        },
      },
    ];
  });
}

/** About the width the data asks for close by, and half of it from afar. */
const widths = (weight = 2): number[] => [8, 0.4 * weight, 12, 0.8 * weight, 16, 1.5 * weight];

/** Along both sides of lines that the legend gives a second colour; nothing where it gives none. */
const casing = (legend: Legend, layer: LineLayerSpecification): LayerSpecification[] => {
  const colour = byLegend(legend, (item) => item.secondary_color, transparent);
  return colour === transparent ? [] : [{ ...layer, paint: { ...layer.paint, "line-color": colour } }];
};

const transparent = "rgba(0, 0, 0, 0)";

/** Over what the legend hatches; nothing where it hatches nothing. */
const hatch = (legend: Legend, layer: FillLayerSpecification): LayerSpecification[] => {
  const opacity = byLegend<number>(legend, (item) => (isHatched(item) ? 0.6 : undefined), 0);
  return opacity === 0 ? [] : [{ ...layer, paint: { "fill-pattern": hatchImage, "fill-opacity": opacity } }];
};
