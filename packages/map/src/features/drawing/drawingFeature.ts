import type { MapFeature } from "../../feature/mapFeature.ts";
import { nothing } from "../../feature/nothing.ts";
import { draftLayers, draftSource } from "./draftLayers.ts";

/** What the drawing tools draw, over everything else. */
export const drawingFeature: MapFeature = {
  id: "drawing",
  start: () => ({
    sources: () => ({ [draftSource]: { type: "geojson", data: nothing } }),
    layers: () => [{ slot: "overlay", layers: draftLayers }],
  }),
};
