import type { Tileset } from "@stopbank/contract/layers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pixelsIn, tilesInView } from "./tilesInView.ts";

const ground: Tileset = {
  id: "ground",
  type: "vector",
  url: "/tiles/{z}/{x}/{y}.mvt",
  minZoom: 5,
  maxZoom: 14,
  bounds: [-180, -85, 180, 85],
};
const view = { widthPx: 1372, heightPx: 900, leftPx: 0, rightPx: 440 };
const camera = { longitude: 172.945, latitude: -40.305, zoom: 12.6, pitch: 0, bearing: 0 };

const pathsIn = (...given: Parameters<typeof tilesInView>) => tilesInView(...given).map(({ path }) => path);

/** The corners of a tile, by the inverse of the projection. */
function cornersOf(path: string) {
  const [z = 0, x = 0, y = 0] = path.match(/\d+/g)?.map(Number) ?? [];
  const longitude = (column: number) => (column / 2 ** z) * 360 - 180;
  const latitude = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI;
  return { west: longitude(x), east: longitude(x + 1), north: latitude(y), south: latitude(y + 1) };
}

describe("the tiles in view", () => {
  it("are those that MapLibre asked for at this place, beside a panel", () => {
    // As its requests were noted: bench:sight.
    expect(pathsIn(ground, camera, view).sort()).toEqual([
      "/tiles/12/4015/2549.mvt",
      "/tiles/12/4015/2550.mvt",
      "/tiles/12/4016/2549.mvt",
      "/tiles/12/4016/2550.mvt",
    ]);
  });

  it("hold the middle of what panels leave, and nothing twice", () => {
    const places = fc.record({
      longitude: fc.double({ min: -170, max: 170, noNaN: true }),
      latitude: fc.double({ min: -70, max: 70, noNaN: true }),
      zoom: fc.double({ min: 5, max: 18, noNaN: true }),
    });
    fc.assert(
      fc.property(places, (place) => {
        const paths = pathsIn(ground, { ...camera, ...place }, view);
        expect(new Set(paths).size).toBe(paths.length);
        const holds = paths
          .map(cornersOf)
          .some(
            ({ west, east, north, south }) =>
              place.longitude >= west - 1e-9 &&
              place.longitude <= east + 1e-9 &&
              place.latitude <= north + 1e-9 &&
              place.latitude >= south - 1e-9,
          );
        expect(holds).toBe(true);
        expect(paths.length).toBeLessThan(24);
      }),
    );
  });

  it("stand where MapLibre draws them: beside each other, the camera's place in the middle of what panels leave", () => {
    const inView = tilesInView(ground, camera, view);
    const { across, down } = pixelsIn(camera, view);
    expect([across(camera.longitude), down(camera.latitude)]).toEqual([(1372 - 440) / 2, 450]);
    for (const { path, leftPx, topPx, sizePx } of inView) {
      const { west, east, north, south } = cornersOf(path);
      expect(leftPx).toBeCloseTo(across(west), 4);
      expect(leftPx + sizePx).toBeCloseTo(across(east), 4);
      expect(topPx).toBeCloseTo(down(north), 4);
      expect(topPx + sizePx).toBeCloseTo(down(south), 4);
    }
  });

  it("are none beyond the tileset, tilted, turned, or before its first zoom", () => {
    const [west, south, east, north] = [0, 0, 1, 1];
    expect(tilesInView({ ...ground, bounds: [west, south, east, north] }, camera, view)).toEqual([]);
    expect(tilesInView(ground, { ...camera, pitch: 30 }, view)).toEqual([]);
    expect(tilesInView(ground, { ...camera, bearing: 10 }, view)).toEqual([]);
    expect(tilesInView(ground, { ...camera, zoom: 4.9 }, view)).toEqual([]);
  });

  it("are of the last zoom there is, and of pictures the nearest by their size", () => {
    expect(pathsIn(ground, { ...camera, zoom: 17 }, view)[0]).toMatch(/^\/tiles\/14\//);
    const picture = { ...ground, type: "raster" as const, tileSize: 256, maxZoom: 16 };
    expect(pathsIn(picture, { ...camera, zoom: 12.4 }, view)[0]).toMatch(/^\/tiles\/13\//);
    expect(pathsIn(picture, { ...camera, zoom: 12.6 }, view)[0]).toMatch(/^\/tiles\/14\//);
  });
});
