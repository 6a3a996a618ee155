import type { FilterSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { SelectedElement } from "@stopbank/scene";
import { pinImage } from "../../feature/styleImages.ts";
import { plainColour } from "../../palettes.ts";
import type { LayerIndex } from "../../style/layerIndex.ts";
import { sourceName } from "../../style/sources.ts";

/**
 * The selected element again, on top, in navy with a white edge that shows on every basemap. A point gets the pin that
 * the specification has for all of them (MAP-27): the others are round marks, which leave the ground visible (AMB-20).
 */
export function selectionLayers(selected: SelectedElement, index: LayerIndex): LayerSpecification[] {
  const element = index.elements.get(selected.type);
  const tileset = element?.tilesets.find((one) => one.type !== "raster" && one.type !== "terrain");
  if (element === undefined || tileset === undefined) return [];
  const filter: FilterSpecification = ["==", ["to-string", ["get", "asset_id"]], selected.id];
  const common = {
    source: sourceName("element", selected.type),
    "source-layer": tileset.sourceLayer ?? selected.type,
    filter,
  };
  if (element.geometry === "point")
    return [
      {
        id: "selected-ring",
        type: "circle",
        ...common,
        paint: {
          "circle-radius": ["interpolate", ["linear"], ["zoom"], 8, 6, 12, 8, 12.5, 13, 17, 15],
          "circle-color": "rgba(0, 0, 0, 0)",
          "circle-stroke-color": plainColour,
          "circle-stroke-width": 3,
        },
      },
      {
        id: "selected-pin",
        type: "symbol",
        ...common,
        layout: {
          "icon-image": pinImage(tileset.icon ?? element.icon),
          "icon-anchor": "bottom",
          "icon-allow-overlap": true,
          "icon-ignore-placement": true,
        },
      },
    ];
  const line = (id: string, colour: string, widths: readonly [number, number]): LayerSpecification => ({
    id,
    type: "line",
    ...common,
    layout: { "line-join": "round", "line-cap": "round" },
    paint: {
      "line-color": colour,
      "line-width": ["interpolate", ["linear"], ["zoom"], 10, widths[0], 17, widths[1]],
    },
  });
  return [line("selected-halo", "#ffffff", [5, 9]), line("selected-line", plainColour, [2.5, 4])];
}
