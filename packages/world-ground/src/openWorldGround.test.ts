import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { worldTiles } from "./aboutWorld.ts";
import { openWorldGround, type WorldGround } from "./openWorldGround.ts";

let folder: string;
let world: WorldGround;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "stopbank-world-")), "not-there-yet");
  world = openWorldGround(folder);
});
afterAll(async () => {
  await world.close();
  await rm(join(folder, ".."), { recursive: true });
});

async function layersAt(z: number, longitude: number, latitude: number): Promise<VectorTile["layers"]> {
  const x = Math.floor(((longitude + 180) / 360) * 2 ** z);
  const radians = (latitude * Math.PI) / 180;
  const y = Math.floor((0.5 - Math.asinh(Math.tan(radians)) / (2 * Math.PI)) * 2 ** z);
  const tile = await world.tile(z, x, y);
  return tile === undefined ? {} : new VectorTile(new PbfReader(gunzipSync(tile.bytes))).layers;
}

const namesIn = (layers: VectorTile["layers"], layer: string) => {
  const found = layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, i) => found?.feature(i).properties.name);
};

describe("the world's ground", () => {
  it("is cut once, for whoever asks first, and is small", async () => {
    const other = openWorldGround(folder);
    await Promise.all([world.tile(0, 0, 0), world.tile(1, 1, 1)]);
    expect(await other.tile(0, 0, 0)).toEqual(await world.tile(0, 0, 0));
    await other.close();
    const files = await readdir(folder);
    expect(files).toEqual([`world-${worldTiles.version}.pmtiles`]);
    expect((await stat(join(folder, files[0] ?? ""))).size).toBeLessThan(8_000_000);
  });

  it("has land with towns by the zoom: what is large first", async () => {
    expect(Object.keys(await layersAt(0, 0, 0))).toEqual(["land", "boundaries"]);
    expect(namesIn(await layersAt(3, 2.35, 48.85), "cities")).toContain("Paris");
    const wellington = await layersAt(7, 174.78, -41.29);
    expect(wellington.land?.length).toBeGreaterThan(0);
    expect(namesIn(wellington, "towns")).toEqual(expect.arrayContaining(["Wellington", "Lower Hutt"]));
    expect(namesIn(wellington, "villages")).toContain("Masterton");
  });

  it("is nothing far out at sea, nor beyond its deepest zoom", async () => {
    expect(await layersAt(7, -140, -50)).toEqual({});
    expect(await layersAt(worldTiles.maxZoom + 1, 174.78, -41.29)).toEqual({});
  });
});
