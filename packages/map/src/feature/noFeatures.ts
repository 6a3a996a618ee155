import type { FeatureCollection } from "geojson";

/** For a GeoJSON source that shows nothing. */
export const noFeatures: FeatureCollection = { type: "FeatureCollection", features: [] };
