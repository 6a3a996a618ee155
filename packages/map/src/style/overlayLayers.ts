import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import { tools } from "../palettes.ts";
import { labelFontStrong } from "./labelLayers.ts";

/** Over the layers and under the labels: what is not looked at is dimmed, what is looked at outlined. */
export const maskLayers: readonly LayerSpecification[] = [
  {
    id: "mask",
    type: "fill",
    source: "mask",
    paint: { "fill-color": tools.mask, "fill-opacity": 0.34, "fill-antialias": false },
  },
  {
    id: "region-fill",
    type: "fill",
    source: "regions",
    paint: {
      "fill-color": tools.selection,
      "fill-opacity": ["case", ["boolean", ["feature-state", "hover"], false], 0.14, 0],
    },
  },
  {
    id: "region-line",
    type: "line",
    source: "regions",
    layout: { "line-join": "round" },
    paint: {
      "line-color": tools.selection,
      "line-width": ["case", ["boolean", ["get", "picked"], false], 2, 0.8],
      "line-opacity": ["case", ["boolean", ["get", "picked"], false], 1, 0.6],
    },
  },
  {
    id: "area-line-halo",
    type: "line",
    source: "area",
    layout: { "line-join": "round" },
    paint: { "line-color": "#ffffff", "line-width": 4, "line-opacity": 0.8 },
  },
  {
    id: "area-line",
    type: "line",
    source: "area",
    layout: { "line-join": "round" },
    paint: { "line-color": tools.selection, "line-width": 2 },
  },
];

const draftColour = ["get", "colour"] as ["get", string];

/** Over everything: what a tool is drawing. Features carry their `role` and `colour`. */
export const draftLayers: readonly LayerSpecification[] = [
  {
    id: "draft-fill",
    type: "fill",
    source: "draft",
    filter: ["==", ["get", "role"], "shape"],
    paint: { "fill-color": draftColour, "fill-opacity": 0.1 },
  },
  {
    id: "draft-line-halo",
    type: "line",
    source: "draft",
    filter: ["==", ["get", "role"], "line"],
    layout: { "line-join": "round", "line-cap": "round" },
    paint: { "line-color": "#ffffff", "line-width": 4.5, "line-opacity": 0.85 },
  },
  {
    id: "draft-line",
    type: "line",
    source: "draft",
    filter: ["==", ["get", "role"], "line"],
    layout: { "line-join": "round", "line-cap": "round" },
    paint: { "line-color": draftColour, "line-width": 2.2 },
  },
  {
    id: "draft-point",
    type: "circle",
    source: "draft",
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
    source: "draft",
    filter: ["==", ["get", "role"], "label"],
    layout: {
      "text-field": ["get", "text"],
      "text-font": labelFontStrong,
      "text-size": 12,
      "text-allow-overlap": true,
      "text-ignore-placement": true,
      "text-offset": [0, -1.2],
    },
    paint: { "text-color": draftColour, "text-halo-color": "#ffffff", "text-halo-width": 2 },
  },
];
