import type { FeatureCollection } from "geojson";

/** For a GeoJSON source that shows nothing. */
export const nothing: FeatureCollection = { type: "FeatureCollection", features: [] };
