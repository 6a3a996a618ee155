import { VectorTile } from "@mapbox/vector-tile";
import type { Feature } from "geojson";
import { PbfReader } from "pbf";
import type { Basemap } from "../manifest/manifest.ts";
import type { TileAt } from "./tilesIn.ts";

/** How the tiles of a drawn map name their layers and properties. */
export type TileSchema = NonNullable<NonNullable<Basemap["vector"]>["schema"]>;

/** The layer of a schema's named places, and what a place is by its properties. */
const namedPlaces: Readonly<
  Record<TileSchema, { readonly layer: string; readonly kinds: readonly string[] }>
> = {
  shortbread: { layer: "place_labels", kinds: ["kind"] },
  openmaptiles: { layer: "place", kinds: ["class"] },
  protomaps: { layer: "places", kinds: ["kind_detail", "kind"] },
  stopbank: { layer: "places", kinds: ["kind"] },
};

/** Collects the places that tiles name, each once: those near an edge are in the tile beside it too. */
export class PlaceNames {
  readonly #schema: TileSchema;
  readonly #found = new Map<string, Feature>();

  constructor(schema: TileSchema) {
    this.#schema = schema;
  }

  get features(): readonly Feature[] {
    return [...this.#found.values()];
  }

  add(mvt: Uint8Array, { z, x, y }: TileAt): void {
    const { layer: layerName, kinds } = namedPlaces[this.#schema];
    const layer = new VectorTile(new PbfReader(mvt)).layers[layerName];
    for (let i = 0; i < (layer?.length ?? 0); i++) {
      const { geometry, properties } = layer!.feature(i).toGeoJSON(x, y, z);
      const name = properties?.name;
      if (geometry.type !== "Point" || typeof name !== "string" || name === "") continue;
      const kind = kinds.map((each) => properties?.[each]).find((each) => typeof each === "string");
      const key = [name, ...geometry.coordinates.map((each) => each.toFixed(3))].join(" ");
      this.#found.set(key, {
        type: "Feature",
        properties: { name, ...(kind === undefined ? {} : { kind }) },
        geometry,
      });
    }
  }
}
