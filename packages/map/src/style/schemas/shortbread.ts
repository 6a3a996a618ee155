import { byAdminLevel, inOurWords, isOneOf } from "./inOurWords.ts";
import type { SchemaRoles } from "./role.ts";

const streetClasses = inOurWords("kind", {
  highway: ["motorway", "trunk"],
  arterial: ["primary", "secondary"],
  country: ["tertiary"],
  street: ["unclassified", "residential", "living_street", "busway"],
  service: ["service"],
  track: ["track"],
  path: ["path", "footway", "cycleway", "steps", "pedestrian"],
});
const rails = ["rail", "narrow_gauge", "tram", "light_rail", "funicular", "subway", "monorail"];
const parks = [
  "park",
  "garden",
  "grass",
  "meadow",
  "cemetery",
  "golf_course",
  "recreation_ground",
  "village_green",
  "playground",
  "allotments",
];

/** Shortbread 1.0: https://shortbread-tiles.org/schema/1.0 */
export const shortbread: SchemaRoles = {
  landcover: {
    sourceLayer: "land",
    filter: ["!", isOneOf("kind", parks)],
    class: inOurWords("kind", {
      forest: ["forest", "orchard", "vineyard"],
      scrub: ["scrub", "heath", "grassland", "farmland", "greenfield"],
      wetland: ["swamp", "bog", "string_bog", "wet_meadow", "marsh"],
      sand: ["sand", "beach"],
      rock: ["bare_rock", "scree", "shingle", "quarry"],
      urban: [
        "residential",
        "industrial",
        "commercial",
        "retail",
        "garages",
        "railway",
        "brownfield",
        "landfill",
        "farmyard",
      ],
    }),
  },
  parks: { sourceLayer: "land", filter: isOneOf("kind", parks) },
  sea: { sourceLayer: "ocean" },
  water: { sourceLayer: "water_polygons" },
  waterways: {
    sourceLayer: "water_lines",
    class: inOurWords("kind", { river: ["river"], canal: ["canal"], drain: ["ditch"] }, "stream"),
  },
  roads: {
    sourceLayer: "streets",
    filter: ["!", isOneOf("kind", rails)],
    class: streetClasses,
    isTunnel: ["==", ["get", "tunnel"], true],
  },
  rail: { sourceLayer: "streets", filter: isOneOf("kind", rails) },
  buildings: { sourceLayer: "buildings" },
  boundaries: { sourceLayer: "boundaries", filter: ["!=", ["get", "maritime"], true], class: byAdminLevel },
  roadNames: { sourceLayer: "street_labels", class: streetClasses },
  waterNames: { sourceLayer: "water_lines_labels" },
  placeNames: {
    sourceLayer: "place_labels",
    class: inOurWords("kind", {
      city: ["capital", "state_capital", "city"],
      town: ["town"],
      village: ["village"],
      suburb: ["suburb", "quarter", "neighbourhood"],
    }),
    order: ["-", 0, ["to-number", ["get", "population"], 0]],
  },
};
