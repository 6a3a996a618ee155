import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";

/** Outlines in web Mercator: x, y interleaved as shares of the world's width, from its north-west corner. */
export type Rings = readonly Float64Array[];

/** What a dataset's own basemap knows of land and sea around a tile. */
export interface KnownLand {
  readonly rings: Rings;
  /** West, north, east, south in the same measure: what is not land within one of them is sea; nothing is known elsewhere. */
  readonly known: readonly (readonly [number, number, number, number])[];
}

/** The polygons of one layer of a vector tile, unpacked; none where the tile has no such layer. */
export function landRings(
  bytes: Uint8Array,
  sourceLayer: string,
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
): Rings {
  const layer = new VectorTile(new PbfReader(bytes)).layers[sourceLayer];
  if (layer === undefined) return [];
  const world = 2 ** z;
  const rings: Float64Array[] = [];
  for (let i = 0; i < layer.length; i++)
    for (const ring of layer.feature(i).loadGeometry()) {
      const out = new Float64Array(ring.length * 2);
      ring.forEach((point, at) => {
        out[at * 2] = (x + point.x / layer.extent) / world;
        out[at * 2 + 1] = (y + point.y / layer.extent) / world;
      });
      rings.push(out);
    }
  return rings;
}
