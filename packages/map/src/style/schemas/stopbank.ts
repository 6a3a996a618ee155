import { byAdminLevel, isOneOf } from "./inOurWords.ts";
import type { SchemaRoles } from "./role.ts";

const parks = ["park", "grass", "cemetery", "golf", "pitch"];
const nature = ["peak", "headland", "water", "bay", "island"];

/** As an import and the demonstration cut them. */
export const stopbank: SchemaRoles = {
  land: { sourceLayer: "land" },
  landcover: { sourceLayer: "landcover", filter: ["!", isOneOf("class", parks)] },
  parks: { sourceLayer: "landcover", filter: isOneOf("class", parks) },
  water: { sourceLayer: "water" },
  waterways: { sourceLayer: "waterways" },
  contours: { sourceLayer: "contours" },
  roads: { sourceLayer: "roads", isTunnel: ["==", ["get", "tunnel"], 1] },
  rail: { sourceLayer: "rail" },
  buildings: { sourceLayer: "buildings" },
  boundaries: { sourceLayer: "boundaries", class: byAdminLevel },
  roadNames: { sourceLayer: "roads" },
  waterNames: { sourceLayer: "waterways" },
  natureNames: { sourceLayer: "places", filter: isOneOf("kind", nature), class: ["get", "kind"] },
  placeNames: { sourceLayer: "places", filter: ["!", isOneOf("kind", nature)], class: ["get", "kind"] },
};
