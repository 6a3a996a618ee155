import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import { labelFonts } from "../../style/labels/labelPaint.ts";

const draftColour = ["get", "colour"] as ["get", string];

/** What a tool is drawing. */
export const draftSource = "draft";

/** Over everything: what a tool is drawing. Features carry their `role` and `colour`. */
export const draftLayers: readonly LayerSpecification[] = [
  {
    id: "draft-fill",
    type: "fill",
    source: draftSource,
    filter: ["==", ["get", "role"], "shape"],
    paint: { "fill-color": draftColour, "fill-opacity": 0.1 },
  },
  {
    id: "draft-line-halo",
    type: "line",
    source: draftSource,
    filter: ["==", ["get", "role"], "line"],
    layout: { "line-join": "round", "line-cap": "round" },
    paint: { "line-color": "#ffffff", "line-width": 4.5, "line-opacity": 0.85 },
  },
  {
    id: "draft-line",
    type: "line",
    source: draftSource,
    filter: ["==", ["get", "role"], "line"],
    layout: { "line-join": "round", "line-cap": "round" },
    paint: { "line-color": draftColour, "line-width": 2.2 },
  },
  {
    id: "draft-point",
    type: "circle",
    source: draftSource,
    filter: ["==", ["get", "role"], "point"],
    paint: {
      "circle-radius": ["case", ["boolean", ["get", "closes"], false], 7, 5.5],
      "circle-color": ["case", ["boolean", ["get", "closes"], false], draftColour, "#ffffff"],
      "circle-stroke-color": ["case", ["boolean", ["get", "closes"], false], "#ffffff", draftColour],
      "circle-stroke-width": 2,
    },
  },
  {
    id: "draft-label",
    type: "symbol",
    source: draftSource,
    filter: ["==", ["get", "role"], "label"],
    layout: {
      "text-field": ["get", "text"],
      "text-font": labelFonts.strong,
      "text-size": 12,
      "text-allow-overlap": true,
      "text-ignore-placement": true,
      "text-offset": [0, -1.2],
    },
    paint: { "text-color": draftColour, "text-halo-color": "#ffffff", "text-halo-width": 2 },
  },
];
