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
export function groundLayers(basemap: Basemap, offered: Offered, fadeMs: number): LayerSpecification[] {
  if (basemap === "satellite" && offered.satellite !== undefined)
    return [
      background(ground.water),
      {
        id: "satellite",
        type: "raster",
        source: satelliteSource,
        paint: { "raster-fade-duration": fadeMs, "raster-saturation": -0.08 },
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
        ["forest", "pine"],
        ground.woodland,
        "scrub",
        ground.grass,
        "wetland",
        ground.wetland,
        "sand",
        ground.sand,
        "urban",
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
    ...inLayer("waterways"),
    layout: { "line-cap": "round", "line-join": "round" },
    paint: {
      "line-color": ground.waterLine,
      "line-width": zoomed([
        8,
        ["match", ["get", "class"], "river", 0.8, 0.3],
        12,
        ["match", ["get", "class"], "river", 1.6, 0.8],
        16,
        ["match", ["get", "class"], "river", 5, 2.4],
      ]),
    },
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
    paint: {
      "line-color": ground.contour,
      "line-width": ["match", ["get", "index"], 1, 1.1, 0.6],
      "line-opacity": 0.6,
    },
  },
];

/** Roads, white with a hairline; `strength` fades them over imagery. */
function roads(strength: number): LayerSpecification[] {
  const line = {
    type: "line" as const,
    ...inLayer("roads"),
    layout: { "line-cap": "round" as const, "line-join": "round" as const },
  };
  const width = (
    stops: readonly (readonly [zoom: number, main: number, country: number, street: number])[],
  ) =>
    zoomed(
      stops.flatMap(([zoom, main, country, street]) => [
        zoom,
        ["match", ["get", "class"], ["highway", "arterial"], main, "country", country, street],
      ]),
    );
  return [
    {
      id: "road-casing",
      minzoom: 9,
      ...line,
      paint: {
        "line-color": ground.roadCasing,
        "line-opacity": strength,
        "line-width": width([
          [9, 1.6, 0.7, 0.2],
          [13, 4.2, 2.6, 1.8],
          [17, 15, 11, 10.5],
        ]),
      },
    },
    {
      id: "road",
      minzoom: 9,
      ...line,
      paint: {
        "line-color": ground.road,
        "line-opacity": strength,
        "line-width": width([
          [9, 1, 0.3, 0.1],
          [13, 3.2, 1.7, 1.1],
          [17, 13.5, 9.5, 9],
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

function zoomed(stops: readonly unknown[]): ExpressionSpecification {
  return ["interpolate", ["exponential", 1.5], ["zoom"], ...stops] as unknown as ExpressionSpecification;
}
