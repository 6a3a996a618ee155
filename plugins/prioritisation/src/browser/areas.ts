/** What the page's map and its paper have, fetched as one. */
export { startPriorities } from "./data/startPriorities.ts";
export { areasFeature } from "./map/areasFeature.ts";
