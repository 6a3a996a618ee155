import { truncate } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { VectorTile } from "@mapbox/vector-tile";
import { localStorage } from "@stopbank/dataset/read";
import { setCurrent } from "@stopbank/dataset/versions";
import fc from "fast-check";
import { PbfReader } from "pbf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asOperator, type RunningApi, startApi } from "../testing/startApi.ts";
import { publishTiny } from "../testing/tinyDataset.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const base = () => `/tiles/larkhaven/${api.versions.larkhaven}`;
const tile = (path: string, headers: Record<string, string> = {}) =>
  api.get(`${base()}/${path}`, { ...api.as("member"), ...headers });

describe("a vector tile", () => {
  const address = "vector/buildings/0/0/0.mvt";

  it("C-03, C-04: goes out as it is kept to whoever takes gzip, and unpacked to others under another tag", async () => {
    const packed = await tile(address, { "accept-encoding": "br, gzip;q=0.5" });
    expect(packed.headers).toMatchObject({
      "content-type": "application/vnd.mapbox-vector-tile",
      "content-encoding": "gzip",
      "cache-control": "private, max-age=31536000, immutable",
      "x-dataset-version": api.versions.larkhaven,
      vary: expect.stringContaining("accept-encoding"),
    });
    const plain = await tile(address, { "accept-encoding": "br, gzip;q=0" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.rawPayload.equals(gunzipSync(packed.rawPayload))).toBe(true);
    expect(plain.headers.etag).toMatch(/^"[^"]+"$/);
    expect(plain.headers.etag).not.toBe(packed.headers.etag);
  });

  it("C-02: is not sent again to whoever has it", async () => {
    const { headers } = await tile(address);
    const again = await tile(address, { "if-none-match": `"other", W/${headers.etag}` });
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });

  it("C-02: answers HEAD with the same headers and no bytes", async () => {
    const full = await tile(address);
    const head = await api.app.inject({
      method: "HEAD",
      url: `${base()}/${address}`,
      headers: api.as("member"),
    });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers.etag).toBe(full.headers.etag);
    expect(head.headers["content-length"]).toBe(String(full.rawPayload.length));
  });
});

describe("other tiles", () => {
  it("are pictures of the basemap", async () => {
    const answer = await tile("image/satellite/0/0/0.png");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
  });

  it("are a scenario's lines of equal intensity, packed and plain, and not of one without a raster", async () => {
    const address = "contours/flood_100yr/8/250/159.mvt?drawing=2";
    const packed = await tile(address, { "accept-encoding": "gzip" });
    expect(packed.headers).toMatchObject({
      "content-type": "application/vnd.mapbox-vector-tile",
      "content-encoding": "gzip",
      "cache-control": "private, max-age=31536000, immutable",
    });
    const { layers } = new VectorTile(new PbfReader(gunzipSync(packed.rawPayload)));
    expect(Object.keys(layers)).toEqual(["contours"]);
    const plain = await tile(address, { "accept-encoding": "identity" });
    expect(plain.rawPayload.equals(gunzipSync(packed.rawPayload))).toBe(true);
    expect((await tile("contours/flood_100yr/8/0/0.mvt")).statusCode).toBe(204);
    expect((await tile("contours/no_such/8/0/0.mvt")).statusCode).toBe(404);
  });

  it("are a scenario's raster in its legend's colours, the same each time", async () => {
    const first = await tile("hazard/flood_100yr/8/250/159.png");
    expect([first.statusCode, first.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(first.rawPayload.subarray(1, 4).toString("latin1")).toBe("PNG");
    const again = await tile("hazard/flood_100yr/8/250/159.png", {
      "if-none-match": String(first.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });
});

describe("the world's ground", () => {
  const world = "/tiles/world";
  it("is the same for every client, visitors too, at an address that never changes", async () => {
    const { url } = (await api.get("/layer")).json().basemap.world;
    expect((await api.get("/layer", api.as("member"))).json().basemap.world.url).toBe(url);
    const place = String(url)
      .replace(/^\/api/, "")
      .replace("{z}/{x}/{y}", "3/7/5");
    const answer = await api.get(place);
    expect([answer.statusCode, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
      200,
      "application/vnd.mapbox-vector-tile",
      "public, max-age=31536000, immutable",
    ]);
    expect((await api.get(place, { "if-none-match": String(answer.headers.etag) })).statusCode).toBe(304);
    expect((await api.get(place.replace("3/7/5", "7/14/90"))).statusCode).toBe(204);
    expect((await api.get(place.replace("3/7/5", "3/8/5"))).statusCode).toBe(400);
  });

  it("is unknown at another address", async () => {
    expect((await api.get(`${world}/0123456789abcdef/0/0/0.mvt`)).statusCode).toBe(404);
  });
});

describe("a tile address", () => {
  it.each([
    ["outside the data", "vector/buildings/3/0/0.mvt", 204],
    ["beyond the archive's zoom", "image/satellite/9/1/1.png", 204],
    ["outside the raster", "hazard/flood_100yr/5/1/1.png", 204],
    ["of an unknown layer", "vector/castles/0/0/0.mvt", 404],
    ["of an unknown scenario", "hazard/meteor/0/0/0.png", 404],
    ["of a scenario without a raster", "hazard/quake_m7/0/0/0.png", 404],
    ["of an archive of the other kind", "vector/satellite/0/0/0.mvt", 404],
    ["beyond the pyramid's columns", "vector/buildings/0/1/0.mvt", 400],
    ["deeper than there are zooms", "vector/buildings/23/0/0.mvt", 400],
    ["with a sign", "vector/buildings/0/-1/0.mvt", 400],
    ["with a fraction", "vector/buildings/1/0.5/0.mvt", 400],
    ["with another suffix", "vector/buildings/0/0/0.png", 400],
  ])("C-01: %s: %s answers %i %i", async (_case, path, status) => {
    expect((await tile(path)).statusCode).toBe(status);
  });

  it("C-03: where there is nothing is kept apart by caller and client, as one with something is", async () => {
    const [some, none] = [await tile("vector/buildings/0/0/0.mvt"), await tile("vector/buildings/3/0/0.mvt")];
    expect([some.statusCode, none.statusCode]).toEqual([200, 204]);
    expect(none.headers.vary).toBe(some.headers.vary);
  });

  it("C-01: never fails the server, whatever its numbers", async () => {
    const number = fc.oneof(fc.nat({ max: 30 }), fc.maxSafeNat(), fc.integer(), fc.double());
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("vector/buildings", "hazard/flood_100yr"),
        number,
        number,
        number,
        async (layer, z, x, y) => {
          const suffix = layer.startsWith("vector") ? "mvt" : "png";
          const { statusCode } = await tile(`${layer}/${z}/${x}/${y}.${suffix}`);
          expect([200, 204, 400]).toContain(statusCode);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("versions", () => {
  it("C-06, E-12: of another client are unknown, by address and by tag", async () => {
    const northport = `/tiles/northport/${api.versions.northport}/vector/northport-wells/0/0/0.mvt`;
    expect((await api.get(northport, api.as("other"))).statusCode).toBe(200);
    expect((await api.get(northport, api.as("member"))).statusCode).toBe(404);
    expect((await api.get(northport)).statusCode).toBe(404);
    const { headers } = await tile("vector/buildings/0/0/0.mvt");
    const stolen = await api.get(`${base()}/vector/buildings/0/0/0.mvt`, {
      ...api.as("other"),
      "if-none-match": String(headers.etag),
    });
    expect(stolen.statusCode).toBe(404);
  });

  it("C-09: that are newly published are picked up, while the old one's tiles stay", async () => {
    const old = api.versions.openaccess;
    const { version } = await publishTiny(api.root, "openaccess", "Changed");
    expect(version).not.toBe(old);
    await expect
      .poll(async () => (await api.get("/layer")).headers["x-dataset-version"], { timeout: 10_000 })
      .toBe(version);
    for (const each of [old, version])
      expect((await api.get(`/tiles/openaccess/${each}/vector/openaccess-wells/0/0/0.mvt`)).statusCode).toBe(
        200,
      );
    await setCurrent(localStorage(api.root), "openaccess", String(old));
    await expect
      .poll(async () => (await api.get("/layer")).headers["x-dataset-version"], { timeout: 10_000 })
      .toBe(old);
  });

  it("C-08: that are damaged fail alone, and readiness names the file", async () => {
    expect((await api.get("/readyz")).json()).toMatchObject({ status: "ready" });
    const { version, folder } = await publishTiny(api.root, "northport", "Damaged");
    await truncate(join(folder, "elements/northport-wells.arrow"), 100);
    await expect
      .poll(async () => (await api.get("/layer", api.as("other"))).headers["x-dataset-version"], {
        timeout: 10_000,
      })
      .toBe(version);
    const broken = await api.get("/asset/risk/northport-wells/northport_m7/all", api.as("other"));
    expect([broken.statusCode, broken.json().error.code]).toEqual([503, "dataset/corrupt-file"]);
    expect((await api.get("/layer", api.as("member"))).statusCode).toBe(200);
    await expect
      .poll(async () => (await api.get("/readyz")).json().status, { timeout: 10_000 })
      .toBe("degraded");
    const ready = await api.get("/readyz", asOperator);
    expect(ready.statusCode).toBe(200);
    expect((await api.get("/readyz")).json()).toEqual({ status: "degraded" });
    expect(ready.json().datasets).toContainEqual({
      client: "northport",
      version,
      problem: expect.stringContaining("elements/northport-wells.arrow"),
    });
  });
});
