import type { FeatureCollection } from "geojson";
import type { Site } from "../../domain/site.ts";

/** As the map draws them: features by number, from 1. */
export const sitePoints = (sites: readonly Site[]): FeatureCollection => ({
  type: "FeatureCollection",
  features: sites.map(({ longitude, latitude }, at) => ({
    type: "Feature",
    id: at + 1,
    properties: {},
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  })),
});
