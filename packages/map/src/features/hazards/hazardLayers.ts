import type { ExpressionSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { HazardDetail, Tileset } from "@stopbank/contract/layers";
import type { HazardSceneLayer } from "@stopbank/scene";
import { plainColour } from "../../palettes.ts";
import { sourceName } from "../../style/sources.ts";
import { byLegend } from "../byLegend.ts";
import { contourLayers } from "./contourLayers.ts";

/** One scenario of a hazard: its intensity raster with its contours, or its outlines where the study gave polygons. */
export function hazardLayers(
  layer: HazardSceneLayer,
  hazard: HazardDetail,
  tilesets: readonly Tileset[],
  fadeMs: number,
): LayerSpecification[] {
  const visibility = layer.visible ? ("visible" as const) : ("none" as const);
  // A raster already shows what polygons of the same scenario would.
  const raster = tilesets.findIndex((tileset) => tileset.type === "raster");
  const lines = tilesets.findIndex((tileset) => tileset.type === "line");
  const shown = raster < 0 ? [...tilesets.keys()] : lines < 0 ? [raster] : [raster, lines];
  return shown.flatMap((at): LayerSpecification[] => {
    const tileset = tilesets[at];
    if (tileset === undefined || tileset.type === "terrain") return [];
    // Named by scenario too: another scenario is another source, not the same one with other tiles.
    const source = sourceName("hazard", `${layer.id}:${layer.scenario}`, at);
    if (tileset.type === "raster")
      return [
        {
          id: `${source}:raster`,
          type: "raster",
          source,
          layout: { visibility },
          paint: { "raster-opacity": 0.8, "raster-fade-duration": fadeMs, "raster-resampling": "linear" },
        },
      ];
    if (raster >= 0) return contourLayers(source, hazard, tileset, visibility);
    const common = { source, "source-layer": tileset.sourceLayer ?? "hazard" };
    return [
      {
        id: `${source}:fill`,
        type: "fill",
        ...common,
        filter: ["==", ["geometry-type"], "Polygon"],
        layout: { visibility },
        paint: { "fill-color": hazardColour(hazard), "fill-opacity": 0.55, "fill-antialias": false },
      },
      {
        id: `${source}:line`,
        type: "line",
        ...common,
        layout: { visibility },
        paint: { "line-color": hazardColour(hazard), "line-width": 1, "line-opacity": 0.8 },
      },
    ];
  });
}

/**
 * By the tile property `value` along the legend, by the legend's own column where it names what is in it, or the
 * legend's strongest colour where tiles carry none.
 */
function hazardColour({ legend }: HazardDetail): string | ExpressionSpecification {
  for (const section of legend.sections) {
    if (section.type === "continuous" && section.stops.length > 1) {
      const strongest = section.stops.at(-1)?.color ?? plainColour;
      const stops = section.stops
        .toSorted((a, b) => a.value - b.value)
        .filter((stop, at, all) => at === 0 || stop.value > (all[at - 1]?.value ?? -Infinity));
      const ramp = ["interpolate", ["linear"], ["get", "value"], ...stops.flatMap((s) => [s.value, s.color])];
      return ["case", ["has", "value"], ramp, strongest] as unknown as ExpressionSpecification;
    }
    const items =
      section.type === "categorical" ? section.items : section.type === "keyValue" ? section.keyValues : [];
    if (items.length > 0) return byLegend(legend, (item) => item.color, items.at(-1)?.color ?? plainColour);
  }
  return plainColour;
}
