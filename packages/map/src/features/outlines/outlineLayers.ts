import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import { tools } from "../../palettes.ts";

/** Dims what is not looked at. */
export const maskLayer = (id: string, source: string): LayerSpecification => ({
  id,
  type: "fill",
  source,
  paint: { "fill-color": tools.mask, "fill-opacity": 0.34, "fill-antialias": false },
});
