import type { TileSchema } from "@stopbank/dataset/tiles";

/** Layers that a schema has and none of the others. */
const ownLayers: Readonly<Record<Exclude<TileSchema, "stopbank">, readonly string[]>> = {
  shortbread: ["ocean", "streets", "water_polygons", "place_labels", "street_labels"],
  openmaptiles: ["transportation", "transportation_name", "waterway", "place", "building"],
  protomaps: ["earth", "places", "pois", "roads"],
};

const archiveSchemas = Object.keys(ownLayers) as (keyof typeof ownLayers)[];

/** The schema whose own layers most of these are; undefined where none has two of them. */
export function schemaOfLayers(layers: readonly string[]): TileSchema | undefined {
  const found = archiveSchemas
    .map((schema) => ({ schema, count: ownLayers[schema].filter((each) => layers.includes(each)).length }))
    .sort((a, b) => b.count - a.count);
  const [first] = found;
  return first !== undefined && first.count >= 2 ? first.schema : undefined;
}
