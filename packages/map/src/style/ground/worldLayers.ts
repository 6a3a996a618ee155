import type { FilterSpecification, LayerSpecification } from "@maplibre/maplibre-gl-style-spec";
import { ground } from "../../palettes.ts";
import { byAdminLevel } from "../schemas/inOurWords.ts";
import type { SchemaRoles } from "../schemas/role.ts";
import { boundaryLayers } from "./boundaryLayers.ts";
import { drawnFrom, ofRole } from "./drawnFrom.ts";
import { evenly, zoomed } from "./zoomed.ts";

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
 * ground that nobody knows, rather than in a straight shore; and where a file of land ends, there is no coast.
 */
export const knownSeaLayers = (source: string, own: string, roles: SchemaRoles): LayerSpecification[] => [
  knownSea(source, ground.water),
  ...ofRole(roles, "land", (role): LayerSpecification[] => [
    {
      id: "coast",
      type: "line",
      ...drawnFrom(own, role),
      minzoom: seaEnds.to,
      // The land comes over its inner half.
      paint: { "line-color": ground.waterLine, "line-width": zoomed([8, 0.8, 12, 1.6]) },
    },
  ]),
  {
    id: "unknown-around",
    type: "fill",
    source,
    filter: isKind("around"),
    minzoom: seaEnds.to,
    paint: { "fill-color": ground.land, "fill-antialias": false },
  },
  {
    id: "known-sea-edge",
    type: "line",
    source,
    filter: isKind("known"),
    minzoom: seaEnds.to,
    paint: { "line-color": ground.land, "line-width": 64, "line-blur": 32 },
  },
];

const isKind = (kind: string): FilterSpecification => ["==", ["get", "kind"], kind];

/** The sea alone, in a colour: beside imagery a deep one, so that pictures of the sea do not end in a straight line. */
export const knownSea = (source: string, colour: string): LayerSpecification => ({
  id: "known-sea",
  type: "fill",
  source,
  filter: isKind("known"),
  minzoom: seaEnds.from,
  paint: {
    "fill-color": colour,
    "fill-antialias": false,
    "fill-opacity": evenly([seaEnds.from, 0, seaEnds.to, 1]),
  },
});
