import { byAdminLevel, inOurWords, isOneOf } from "./inOurWords.ts";
import type { SchemaRoles } from "./role.ts";

const roadClasses = inOurWords("class", {
  highway: ["motorway", "trunk"],
  arterial: ["primary", "secondary"],
  country: ["tertiary"],
  street: ["minor", "busway"],
  service: ["service"],
  track: ["track"],
  path: ["path"],
});
const rails = ["rail", "transit"];
const notRoads = [...rails, "ferry", "aerialway", "pier", "bridge"];

/** OpenMapTiles 3: https://openmaptiles.org/schema */
export const openMapTiles: SchemaRoles = {
  landcover: {
    sourceLayer: "landcover",
    filter: ["!", isOneOf("class", ["grass", "ice"])],
    class: inOurWords("class", {
      forest: ["wood"],
      scrub: ["farmland"],
      wetland: ["wetland"],
      sand: ["sand"],
      rock: ["rock"],
    }),
  },
  parks: { sourceLayer: "landcover", filter: isOneOf("class", ["grass"]) },
  landuse: {
    sourceLayer: "landuse",
    filter: isOneOf("class", ["residential", "suburb", "industrial", "commercial", "retail"]),
    class: ["to-string", "urban"],
  },
  water: { sourceLayer: "water", filter: ["!=", ["get", "brunnel"], "tunnel"] },
  waterways: {
    sourceLayer: "waterway",
    filter: ["!=", ["get", "brunnel"], "tunnel"],
    class: inOurWords("class", { river: ["river"], canal: ["canal"], drain: ["drain", "ditch"] }, "stream"),
  },
  roads: {
    sourceLayer: "transportation",
    filter: ["all", ["!", isOneOf("class", notRoads)], ["==", ["geometry-type"], "LineString"]],
    class: roadClasses,
    isTunnel: ["==", ["get", "brunnel"], "tunnel"],
  },
  rail: { sourceLayer: "transportation", filter: isOneOf("class", rails) },
  buildings: { sourceLayer: "building" },
  boundaries: { sourceLayer: "boundary", filter: ["!=", ["get", "maritime"], 1], class: byAdminLevel },
  roadNames: { sourceLayer: "transportation_name", class: roadClasses },
  waterNames: { sourceLayer: "waterway" },
  natureNames: { sourceLayer: "mountain_peak", class: ["to-string", "peak"] },
  placeNames: {
    sourceLayer: "place",
    class: inOurWords("class", {
      city: ["city"],
      town: ["town"],
      village: ["village"],
      suburb: ["suburb", "quarter", "neighbourhood"],
    }),
  },
};
