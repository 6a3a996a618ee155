import type { ExpressionSpecification } from "@maplibre/maplibre-gl-style-spec";
import { inOurWords, isOneOf } from "./inOurWords.ts";
import type { SchemaRoles } from "./role.ts";

const roadClasses: ExpressionSpecification = [
  "match",
  ["get", "kind"],
  "highway",
  "highway",
  "major_road",
  [
    "match",
    ["get", "kind_detail"],
    ["motorway", "trunk", "motorway_link", "trunk_link"],
    "highway",
    ["tertiary", "tertiary_link"],
    "country",
    "arterial",
  ],
  "minor_road",
  ["match", ["get", "kind_detail"], "service", "service", "track", "track", "street"],
  "path",
  ["match", ["get", "kind_detail"], "track", "track", "path"],
  "other",
];
const parks = [
  "park",
  "grass",
  "meadow",
  "cemetery",
  "golf_course",
  "recreation_ground",
  "playground",
  "pitch",
  "garden",
];
const roads = ["highway", "major_road", "minor_road", "path"];

/** Protomaps basemap 4: https://docs.protomaps.com/basemaps/layers */
export const protomaps: SchemaRoles = {
  land: { sourceLayer: "earth", filter: ["==", ["geometry-type"], "Polygon"] },
  landcover: {
    sourceLayer: "landcover",
    class: inOurWords("kind", { forest: ["forest"], scrub: ["scrub", "farmland"], urban: ["urban_area"] }),
  },
  landuse: {
    sourceLayer: "landuse",
    filter: ["!", isOneOf("kind", parks)],
    class: inOurWords("kind", {
      forest: ["forest", "wood"],
      scrub: ["scrub", "farmland"],
      wetland: ["wetland"],
      sand: ["sand", "beach"],
      rock: ["bare_rock"],
      urban: ["residential", "industrial", "commercial", "urban_area"],
    }),
  },
  parks: { sourceLayer: "landuse", filter: isOneOf("kind", parks) },
  water: { sourceLayer: "water", filter: ["==", ["geometry-type"], "Polygon"] },
  waterways: {
    sourceLayer: "water",
    filter: ["==", ["geometry-type"], "LineString"],
    class: inOurWords("kind", { river: ["river"], canal: ["canal"], drain: ["ditch", "drain"] }, "stream"),
  },
  roads: {
    sourceLayer: "roads",
    filter: isOneOf("kind", roads),
    class: roadClasses,
    isTunnel: ["to-boolean", ["get", "is_tunnel"]],
  },
  rail: { sourceLayer: "roads", filter: ["==", ["get", "kind"], "rail"] },
  buildings: { sourceLayer: "buildings", filter: ["==", ["geometry-type"], "Polygon"] },
  boundaries: {
    sourceLayer: "boundaries",
    class: ["get", "kind"],
  },
  roadNames: { sourceLayer: "roads", filter: isOneOf("kind", roads), class: roadClasses },
  waterNames: { sourceLayer: "water", filter: ["==", ["geometry-type"], "LineString"] },
  placeNames: {
    sourceLayer: "places",
    filter: isOneOf("kind", ["locality", "neighbourhood", "macrohood"]),
    class: [
      "case",
      ["==", ["get", "kind"], "locality"],
      inOurWords(
        "kind_detail",
        { city: ["city"], town: ["town"], village: ["village", "hamlet"] },
        "village",
      ),
      "suburb",
    ],
    order: ["-", 0, ["to-number", ["get", "population_rank"], 0]],
  },
};
