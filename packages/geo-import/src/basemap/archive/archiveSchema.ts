import type { Basemap } from "@stopbank/dataset/manifest";

/** How the tiles of an archive name their layers and properties. */
export type ArchiveSchema = NonNullable<NonNullable<Basemap["vector"]>["schema"]>;

/** Layers that a schema has and none of the others. */
const ownLayers: Readonly<Record<Exclude<ArchiveSchema, "stopbank">, readonly string[]>> = {
  shortbread: ["ocean", "streets", "water_polygons", "place_labels", "street_labels"],
  openmaptiles: ["transportation", "transportation_name", "waterway", "place", "building"],
  protomaps: ["earth", "places", "pois", "roads"],
};

const archiveSchemas = Object.keys(ownLayers) as (keyof typeof ownLayers)[];

/** The schema whose own layers most of these are; undefined where none has two of them. */
export function schemaOfLayers(layers: readonly string[]): ArchiveSchema | undefined {
  const found = archiveSchemas
    .map((schema) => ({ schema, count: ownLayers[schema].filter((each) => layers.includes(each)).length }))
    .sort((a, b) => b.count - a.count);
  const [first] = found;
  return first !== undefined && first.count >= 2 ? first.schema : undefined;
}

/** The layer of a schema's named places, and what a place is by its properties. */
export const namedPlaces: Readonly<
  Record<ArchiveSchema, { readonly layer: string; readonly kinds: readonly string[] }>
> = {
  shortbread: { layer: "place_labels", kinds: ["kind"] },
  openmaptiles: { layer: "place", kinds: ["class"] },
  protomaps: { layer: "places", kinds: ["kind_detail", "kind"] },
  stopbank: { layer: "places", kinds: ["kind"] },
};
