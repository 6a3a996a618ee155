import type { MapFeature } from "../../feature/mapFeature.ts";
import { noFeatures } from "../../feature/noFeatures.ts";
import { draftLayers, draftSource } from "./draftLayers.ts";

/** What the drawing tools draw, over everything else. */
export const drawingFeature: MapFeature = {
  id: "drawing",
  start: () => ({
    sources: () => ({ [draftSource]: { type: "geojson", data: noFeatures } }),
    layers: () => [{ slot: "overlay", layers: draftLayers }],
  }),
};
