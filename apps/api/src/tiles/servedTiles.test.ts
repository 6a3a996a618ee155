import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningApi, startApi } from "../testing/startApi.ts";

interface Tileset {
  readonly id: string;
  readonly url: string;
  readonly sourceLayer?: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north in degrees. */
  readonly bounds: readonly [number, number, number, number];
}

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Vector tilesets as the layers name them, on the API's side. */
async function vectorTilesets(): Promise<Tileset[]> {
  const { assets, information } = (await api.get("/layer", api.as("member"))).json();
  const layers = [...assets.property.groups[0].assets, information[0].layers[0]];
  return layers
    .flatMap((layer: { tilesets: Tileset[] }) => layer.tilesets)
    .filter(({ url }: Tileset) => url.endsWith(".mvt"))
    .map((tileset: Tileset) => ({ ...tileset, url: tileset.url.replace(/^\/api/, "") }));
}

/** The tile, or undefined where there is nothing. */
async function served({ url }: Tileset, z: number, x: number, y: number): Promise<VectorTile | undefined> {
  const place = url.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
  const answer = await api.get(place, { ...api.as("member"), "accept-encoding": "identity" });
  if (answer.statusCode === 204) return undefined;
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
    200,
    "application/vnd.mapbox-vector-tile",
  ]);
  return new VectorTile(new PbfReader(answer.rawPayload));
}

/** Ids by zoom, of every tile in the bounds that holds something. */
async function idsByZoom(tileset: Tileset): Promise<Map<number, Set<number | undefined>>> {
  const found = new Map<number, Set<number | undefined>>();
  for (let z = tileset.minZoom; z <= tileset.maxZoom; z++)
    for (const [x, y] of placesIn(tileset.bounds, z)) {
      const tile = await served(tileset, z, x, y);
      if (tile === undefined) continue;
      expect(Object.keys(tile.layers)).toEqual([tileset.sourceLayer]);
      const ids = found.get(z) ?? new Set<number | undefined>();
      found.set(z, ids);
      for (const layer of Object.values(tile.layers)) {
        expect(layer.extent).toBe(4096);
        for (let i = 0; i < layer.length; i++) {
          const feature = layer.feature(i);
          ids.add(feature.id);
          for (const { x: across, y: down } of feature.loadGeometry().flat())
            for (const each of [across, down]) expect(Math.abs(each - 2048)).toBeLessThanOrEqual(2048 + 64);
        }
      }
    }
  return found;
}

/** Columns and rows in web Mercator. */
function placesIn([west, south, east, north]: Tileset["bounds"], z: number): [x: number, y: number][] {
  const column = (degrees: number) => Math.floor(((degrees + 180) / 360) * 2 ** z);
  const row = (degrees: number) =>
    Math.floor((0.5 - Math.asinh(Math.tan((degrees * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** z);
  const places: [number, number][] = [];
  for (let x = column(west); x <= column(east); x++)
    for (let y = row(north); y <= row(south); y++) places.push([x, y]);
  return places;
}

it("C-05: every tile of every layer parses, in its own layer's name, within its margin and with the same ids", async () => {
  const tilesets = await vectorTilesets();
  expect(tilesets.map(({ id }) => id)).toEqual(["buildings", "roads", "supply", "context-parks"]);
  for (const tileset of tilesets) {
    const found = await idsByZoom({ ...tileset, maxZoom: Math.min(tileset.maxZoom, 13) });
    const [first, ...others] = [...found.values()].map((ids) => [...ids].toSorted());
    expect(first?.length).toBeGreaterThan(0);
    expect(first?.every((id) => Number.isInteger(id))).toBe(true);
    for (const ids of others) expect(ids).toEqual(first);
  }
});
