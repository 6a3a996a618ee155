import { VectorTile } from "@mapbox/vector-tile";
import type { Feature, Geometry } from "geojson";
import { PbfReader } from "pbf";
import { describe, expect, it } from "vitest";
import { cutVectorTiles } from "./cutVectorTiles.ts";
import { overviewFeatureLimit } from "./thin.ts";

function cut(features: readonly Feature[], maxZoom: number) {
  const tiles = new Map<string, VectorTile>();
  const layer = { sourceLayer: "layer", features, minZoom: 0, maxZoom };
  cutVectorTiles([layer], { minZoom: 0, maxZoom }, (z, x, y, mvt) =>
    tiles.set(`${z}/${x}/${y}`, new VectorTile(new PbfReader(mvt))),
  );
  return tiles;
}

const feature = (id: number, geometry: Geometry, properties = {}): Feature => ({
  type: "Feature",
  id,
  properties,
  geometry,
});
const idsAt = (tiles: ReadonlyMap<string, VectorTile>, z: number) => {
  const ids = new Set<number>();
  for (const [name, { layers }] of tiles)
    if (name.startsWith(`${z}/`))
      for (let i = 0; i < (layers.layer?.length ?? 0); i++) ids.add(layers.layer!.feature(i).id!);
  return ids;
};

const ring = (x: number, y: number, half: number) => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
  [x - half, y - half],
];

describe("vector tiles", () => {
  it("carry ids and properties of every kind", () => {
    const properties = { name: "Mārahau", height: 6.5, storeys: 3, below: -2, listed: true, none: null };
    const { layers } = cut([feature(7, { type: "Point", coordinates: [10, 10] }, properties)], 0).get(
      "0/0/0",
    )!;
    const read = layers.layer!.feature(0);
    expect(read.id).toBe(7);
    const { none: _none, ...kept } = properties;
    expect(read.properties).toEqual(kept);
  });

  it("keep parts and holes, outer rings clockwise on the screen", () => {
    const coordinates = [[ring(20, 20, 10), ring(20, 20, 5).reverse()], [ring(60, 20, 10)]];
    const { layers } = cut([feature(0, { type: "MultiPolygon", coordinates })], 0).get("0/0/0")!;
    const read = layers.layer!.feature(0).toGeoJSON(0, 0, 0);
    expect(read.geometry.type).toBe("MultiPolygon");
    expect((read.geometry as { coordinates: unknown[][] }).coordinates.map((part) => part.length)).toEqual([
      2, 1,
    ]);
  });

  it("thin crowded overview tiles, the same elements at every zoom, and never the deepest", () => {
    const count = overviewFeatureLimit + 5000;
    const crowd = Array.from({ length: count }, (_, id) =>
      feature(id, { type: "Point", coordinates: [1 + (id % 100) * 1e-5, 1 + Math.floor(id / 100) * 1e-5] }),
    );
    const tiles = cut(crowd, 2);
    expect(idsAt(tiles, 0).size).toBe(overviewFeatureLimit);
    expect([...idsAt(tiles, 0)]).toEqual([...idsAt(tiles, 1)]);
    expect(idsAt(tiles, 2).size).toBe(count);
  });
});
