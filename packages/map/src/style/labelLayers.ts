import type { ExpressionSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Basemap } from "@stopbank/scene";
import { ground } from "../palettes.ts";
import { basemapSource } from "./basemapLayers.ts";

/**
 * Drawn from the page's own Inter: the style names no glyph server, so MapLibre renders each text with the browser's
 * fonts.
 */
const labelFont = ["Inter Medium", "Inter"];
export const labelFontStrong = ["Inter SemiBold", "Inter"];

/**
 * Names over everything but the map's tools, least important first. Seen from the side, names along lines lie flat on
 * the ground and cannot be read, so they are left out.
 */
export function labelLayers(basemap: Basemap, tilted: boolean): LayerSpecification[] {
  const overImagery = basemap === "satellite";
  const paint = (colour: string) => ({
    "text-color": overImagery ? "#ffffff" : colour,
    "text-halo-color": overImagery ? "rgba(11, 22, 36, 0.85)" : ground.halo,
    "text-halo-width": overImagery ? 1.4 : 1.6,
    "text-halo-blur": 0.3,
  });
  const from = (sourceLayer: string) => ({
    type: "symbol" as const,
    source: basemapSource,
    "source-layer": sourceLayer,
  });
  const alongLines: LayerSpecification[] = [
    {
      id: "label-road",
      ...from("roads"),
      minzoom: 14,
      filter: ["has", "name"],
      layout: {
        "text-field": ["get", "name"],
        "text-font": labelFont,
        "text-size": sized([14, 10, 18, 13]),
        "symbol-placement": "line",
        "symbol-spacing": 320,
        "text-max-angle": 30,
        "text-padding": 8,
      },
      paint: paint(ground.labelMinor),
    },
    {
      id: "label-waterway",
      ...from("waterways"),
      minzoom: 11,
      filter: ["has", "name"],
      layout: {
        "text-field": ["get", "name"],
        "text-font": ["Inter Italic", "Inter"],
        "text-size": 11,
        "symbol-placement": "line",
        "symbol-spacing": 400,
        "text-letter-spacing": 0.06,
      },
      paint: paint(ground.waterLabel),
    },
  ];
  return [
    ...(tilted ? [] : alongLines),
    {
      id: "label-nature",
      ...from("places"),
      minzoom: 10,
      filter: ["match", ["get", "kind"], ["peak", "headland", "water"], true, false],
      layout: {
        "text-field": ["get", "name"],
        "text-font": ["Inter Italic", "Inter"],
        "text-size": 11,
        "text-max-width": 7,
        "text-padding": 8,
      },
      paint: {
        ...paint(ground.labelMinor),
        ...(overImagery
          ? {}
          : {
              "text-color": [
                "match",
                ["get", "kind"],
                "water",
                ground.waterLabel,
                ground.labelMinor,
              ] as ExpressionSpecification,
            }),
      },
    },
    {
      id: "label-place",
      ...from("places"),
      filter: ["match", ["get", "kind"], ["peak", "headland", "water"], false, true],
      layout: {
        "text-field": ["get", "name"],
        "text-font": labelFontStrong,
        "text-size": [
          "interpolate",
          ["linear"],
          ["zoom"],
          7,
          ["match", ["get", "kind"], "town", 12, 10],
          13,
          ["match", ["get", "kind"], "town", 18, "village", 14, 12],
        ],
        "text-max-width": 8,
        "text-padding": 6,
        "symbol-sort-key": ["get", "rank"],
      },
      paint: paint(ground.label),
    },
  ];
}

const sized = (stops: readonly number[]): ExpressionSpecification =>
  ["interpolate", ["linear"], ["zoom"], ...stops] as unknown as ExpressionSpecification;
