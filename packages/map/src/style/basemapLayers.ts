import type { ExpressionSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Basemap } from "@stopbank/scene";
import { ground, relief } from "../palettes.ts";
import type { LayerIndex } from "./layerIndex.ts";

/** Source names of the basemap. The elevation is read twice: MapLibre wants separate sources for shade and shape. */
export const basemapSource = "basemap";
export const satelliteSource = "satellite";
export const shadeSource = "elevation-shade";
export const shapeSource = "elevation-shape";

type Offered = LayerIndex["basemap"];

/** What lies under everything else, bottom first. Data without basemap tiles gets a plain ground. */
export function groundLayers(basemap: Basemap, offered: Offered): LayerSpecification[] {
  if (basemap === "satellite" && offered.satellite !== undefined)
    return [
      background(ground.water),
      {
        id: "satellite",
        type: "raster",
        source: satelliteSource,
        paint: { "raster-fade-duration": 160, "raster-saturation": -0.08 },
      },
      ...(offered.vector === undefined ? [] : roads(0.35)),
    ];
  const hasElevation = offered.terrain !== undefined;
  return [
    background(offered.vector === undefined ? ground.land : ground.water),
    ...(offered.vector === undefined ? [] : landAndWater(basemap)),
    ...(hasElevation && basemap === "terrain" ? [reliefTints] : []),
    ...(hasElevation ? [hillshade(basemap)] : []),
    ...(offered.vector === undefined ? [] : [...water, ...contours(basemap), ...roads(1)]),
  ];
}

const background = (colour: string): LayerSpecification => ({
  id: "ground",
  type: "background",
  paint: { "background-color": colour },
});

const inLayer = (sourceLayer: string) => ({ source: basemapSource, "source-layer": sourceLayer });

const landAndWater = (basemap: Basemap): LayerSpecification[] => [
  { id: "land", type: "fill", ...inLayer("land"), paint: { "fill-color": ground.land } },
  {
    id: "landcover",
    type: "fill",
    ...inLayer("landcover"),
    paint: {
      "fill-color": [
        "match",
        ["get", "class"],
        ["forest", "wood", "woodland", "bush", "scrub"],
        ground.woodland,
        ["grass", "pasture", "park", "farmland"],
        ground.grass,
        ["wetland", "saltmarsh"],
        ground.wetland,
        ["sand", "beach", "dune"],
        ground.sand,
        ["rock", "alpine", "bare"],
        ground.rock,
        ["urban", "town", "residential"],
        ground.urban,
        ground.land,
      ],
      "fill-opacity": basemap === "terrain" ? 0.4 : 0.9,
      "fill-antialias": false,
    },
  },
];

const water: LayerSpecification[] = [
  { id: "water", type: "fill", ...inLayer("water"), paint: { "fill-color": ground.water } },
  {
    id: "waterway",
    type: "line",
    ...inLayer("waterway"),
    layout: { "line-cap": "round", "line-join": "round" },
    paint: { "line-color": ground.waterLine, "line-width": zoomed([8, 0.5, 12, 1.2, 16, 4]) },
  },
  {
    id: "coast",
    type: "line",
    ...inLayer("land"),
    paint: { "line-color": ground.waterLine, "line-width": zoomed([6, 0.4, 12, 0.8]), "line-opacity": 0.7 },
  },
];

const contours = (basemap: Basemap): LayerSpecification[] => [
  {
    id: "contour",
    type: "line",
    ...inLayer("contours"),
    layout: { visibility: basemap === "terrain" ? "visible" : "none", "line-join": "round" },
    paint: { "line-color": ground.contour, "line-width": 0.6, "line-opacity": 0.55 },
  },
];

/** Roads, white with a hairline; `strength` fades them over imagery. */
function roads(strength: number): LayerSpecification[] {
  const main: ExpressionSpecification = [
    "match",
    ["get", "class"],
    ["highway", "main", "arterial"],
    true,
    false,
  ];
  const track: ExpressionSpecification = ["match", ["get", "class"], ["track", "path"], true, false];
  const line = { type: "line" as const, ...inLayer("roads") };
  const layout = { "line-cap": "round" as const, "line-join": "round" as const };
  return [
    {
      id: "road-track",
      ...line,
      minzoom: 12,
      filter: track,
      paint: {
        "line-color": ground.track,
        "line-width": 1,
        "line-dasharray": [2, 1.5],
        "line-opacity": strength,
      },
    },
    {
      id: "road-casing",
      ...line,
      minzoom: 9,
      filter: ["!", track],
      layout,
      paint: {
        "line-color": ground.roadCasing,
        "line-opacity": strength,
        "line-width": zoomed([
          9,
          ["case", main, 1.6, 0.4],
          13,
          ["case", main, 4, 2.2],
          17,
          ["case", main, 15, 10.5],
        ]),
      },
    },
    {
      id: "road",
      ...line,
      minzoom: 9,
      filter: ["!", track],
      layout,
      paint: {
        "line-color": ground.road,
        "line-opacity": strength,
        "line-width": zoomed([
          9,
          ["case", main, 1, 0.2],
          13,
          ["case", main, 3, 1.4],
          17,
          ["case", main, 13.5, 9],
        ]),
      },
    },
  ];
}

const hillshade = (basemap: Basemap): LayerSpecification => ({
  id: "hillshade",
  type: "hillshade",
  source: shadeSource,
  paint: {
    "hillshade-exaggeration": basemap === "terrain" ? 0.5 : 0.35,
    "hillshade-shadow-color": basemap === "terrain" ? "rgba(64, 56, 44, 0.55)" : "rgba(64, 60, 52, 0.3)",
    "hillshade-highlight-color": "rgba(255, 255, 255, 0.35)",
    "hillshade-accent-color": "rgba(64, 60, 52, 0.1)",
    "hillshade-illumination-anchor": "map",
  },
});

const reliefTints: LayerSpecification = {
  id: "relief",
  type: "color-relief",
  source: shadeSource,
  paint: {
    "color-relief-opacity": 0.9,
    "color-relief-color": [
      "interpolate",
      ["linear"],
      ["elevation"],
      ...relief.flat(),
    ] as unknown as ExpressionSpecification,
  },
};

function zoomed(stops: readonly (number | ExpressionSpecification)[]): ExpressionSpecification {
  return ["interpolate", ["exponential", 1.5], ["zoom"], ...stops] as unknown as ExpressionSpecification;
}
