import type { LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import { ground } from "../../palettes.ts";
import { byAdminLevel } from "../schemas/inOurWords.ts";
import { boundaryLayers } from "./boundaryLayers.ts";
import { evenly } from "./zoomed.ts";

/**
 * Zooms between which the stand-in's sea gives way to plain ground. Natural Earth's coast is out by a kilometre or two:
 * 5 pixels at zoom 7, and at zoom 9 half a town of real buildings would stand in the sea.
 */
const seaEnds = { from: 7, to: 8.5 };

/** What has no ground of its own: sea as far as the stand-in knows it, and from there on land-coloured, since nobody knows. */
export const unknownGround: LayerSpecification = {
  id: "ground",
  type: "background",
  paint: {
    "background-color": evenly([seaEnds.from, ground.water, seaEnds.to, ground.land]),
  },
};

/** The stand-in's land and borders. */
export const worldLayers = (source: string): LayerSpecification[] => [
  {
    id: "world-land",
    type: "fill",
    source,
    "source-layer": "land",
    maxzoom: seaEnds.to,
    paint: { "fill-color": ground.land, "fill-antialias": false },
  },
  {
    id: "world-coast",
    type: "line",
    source,
    "source-layer": "land",
    maxzoom: seaEnds.to,
    paint: {
      "line-color": ground.waterLine,
      "line-width": 0.6,
      "line-opacity": evenly([seaEnds.from, 0.7, seaEnds.to, 0]),
    },
  },
  ...boundaryLayers(source, { boundaries: { sourceLayer: "boundaries", class: byAdminLevel } }).map(
    (layer) => ({ ...layer, id: "world-boundary", maxzoom: 10 }),
  ),
];

/**
 * The sea of what the dataset knows, over which its land comes. Nearer than the stand-in is true, it runs out softly towards
 * ground that nobody knows, rather than in a straight shore.
 */
export const knownSeaLayers = (source: string): LayerSpecification[] => [
  {
    id: "known-sea",
    type: "fill",
    source,
    minzoom: seaEnds.from,
    paint: {
      "fill-color": ground.water,
      "fill-antialias": false,
      "fill-opacity": evenly([seaEnds.from, 0, seaEnds.to, 1]),
    },
  },
  {
    id: "known-sea-edge",
    type: "line",
    source,
    minzoom: seaEnds.to,
    paint: { "line-color": ground.land, "line-width": 64, "line-blur": 32 },
  },
];
