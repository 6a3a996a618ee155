import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import { tools } from "../../palettes.ts";

/** What the specification has hazards drawn at, and at where they are left out: a veil takes the rest away. */
const hazardOpacity = { usual: 0.8, leftOut: 0.3 } as const;

/** Dims what is not looked at (MAP-03). */
export const maskLayer = (id: string, source: string): LayerSpecification => ({
  id,
  type: "fill",
  source,
  paint: {
    "fill-color": tools.mask,
    "fill-opacity": 1 - hazardOpacity.leftOut / hazardOpacity.usual,
    "fill-antialias": false,
  },
});
