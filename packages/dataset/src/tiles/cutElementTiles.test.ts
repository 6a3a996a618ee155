import { VectorTile } from "@mapbox/vector-tile";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import fc from "fast-check";
import { PbfReader } from "pbf";
import { describe, expect, it } from "vitest";
import { cutElementTiles } from "./cutElementTiles.ts";
import { overviewFeatureLimit } from "./thin.ts";

const maxZoom = 9;

function cut(geometry: GeometryColumn, deepest = maxZoom) {
  const tiles = new Map<string, VectorTile>();
  const about = {
    sourceLayer: "things",
    minZoom: 0,
    maxZoom: deepest,
    properties: (row: number) => ({ name: `n${row}` }),
  };
  cutElementTiles(geometry, about, (z, x, y, mvt) =>
    tiles.set(`${z}/${x}/${y}`, new VectorTile(new PbfReader(mvt))),
  );
  return tiles;
}

function featuresAt(tiles: ReadonlyMap<string, VectorTile>, z: number) {
  return [...tiles].flatMap(([name, { layers }]) => {
    if (!name.startsWith(`${z}/`)) return [];
    const [, x, y] = name.split("/").map(Number) as [number, number, number];
    const layer = layers.things!;
    return Array.from({ length: layer.length }, (_, i) => ({ x, y, feature: layer.feature(i) }));
  });
}
const idsAt = (tiles: ReadonlyMap<string, VectorTile>, z: number) =>
  new Set(featuresAt(tiles, z).map(({ feature }) => feature.id));

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;
type Square = readonly [x: number, y: number, half: number];
const squareCoords = (squares: readonly Square[]) =>
  Float64Array.from(
    squares.flatMap(([x, y, half]) => corners.flatMap(([dx, dy]) => [x + dx * half, y + dy * half])),
  );
const every = (count: number, each = 1) => Int32Array.from({ length: count + 1 }, (_, i) => i * each);
const polygonsOf = (squares: readonly Square[]): GeometryColumn => ({
  kind: "polygon",
  coords: squareCoords(squares),
  partStart: every(squares.length),
  ringStart: every(squares.length),
  vertexStart: every(squares.length, 5),
});
const linesOf = (squares: readonly Square[]): GeometryColumn => ({
  kind: "line",
  coords: squareCoords(squares),
  partStart: every(squares.length),
  vertexStart: every(squares.length, 5),
});
const pointsOf = (squares: readonly Square[]): GeometryColumn => ({
  kind: "point",
  coords: Float64Array.from(squares.flatMap((square) => square.slice(0, 2))),
  partStart: every(squares.length),
});

const squares = fc.array(
  fc.tuple(
    fc.double({ min: -170, max: 170, noNaN: true }),
    fc.double({ min: -75, max: 75, noNaN: true }),
    fc.constantFrom(1e-9, 1e-5, 1e-3, 0.1, 2),
  ),
  { minLength: 1, maxLength: 20 },
);

describe("element tiles", () => {
  it.each([
    ["polygons", polygonsOf],
    ["lines", linesOf],
    ["points", pointsOf],
  ])("show all %s of any size at every zoom", (_kind, make) =>
    fc.assert(
      fc.property(squares, (places) => {
        const tiles = cut(make(places));
        for (let z = 0; z <= maxZoom; z++) expect(idsAt(tiles, z).size).toBe(places.length);
      }),
      { numRuns: 20 },
    ),
  );

  it("C-05: stay within the tile and its margin, and add up to the whole area at the deepest zoom", () =>
    fc.assert(
      fc.property(squares, (places) => {
        const [place] = places.filter(([, , half]) => half >= 0.1);
        if (place === undefined) return;
        const found = featuresAt(cut(polygonsOf([place]), 6), 6);
        let area = 0;
        for (const { feature } of found)
          for (const ring of feature.loadGeometry()) {
            for (const { x, y } of ring)
              for (const each of [x, y]) expect(Math.abs(each - 2048)).toBeLessThanOrEqual(2112);
            area += Math.abs(squareWithin(ring));
          }
        const [x, y, half] = place;
        const mercator = (latitude: number) =>
          Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
        const units = 4096 * 64;
        const width = ((2 * half) / 360) * units;
        const height = (mercator(y + half) - mercator(y - half)) * units;
        // Each edge is rounded to whole units.
        expect(Math.abs(area - width * height)).toBeLessThanOrEqual(2 * (width + height) + 4 * found.length);
        expect(x).toBeDefined();
      }),
      { numRuns: 40 },
    ));

  it("turn shells clockwise and holes the other way, however they came", () => {
    const shell: Square = [20, 20, 10];
    const hole: Square = [20, 20, 5];
    const geometry: GeometryColumn = {
      kind: "polygon",
      coords: squareCoords([shell, hole, [60, 20, 4]]),
      partStart: Int32Array.of(0, 2),
      ringStart: Int32Array.of(0, 2, 3),
      vertexStart: every(3, 5),
    };
    const [found] = featuresAt(cut(geometry, 0), 0);
    const read = found!.feature.toGeoJSON(0, 0, 0).geometry;
    expect(read.type).toBe("MultiPolygon");
    expect((read as { coordinates: unknown[][] }).coordinates.map((part) => part.length)).toEqual([2, 1]);
    expect(found!.feature.properties).toEqual({ name: "n0" });
  });

  it("thin crowded overviews, the same elements at every zoom, and never the deepest", () => {
    const count = overviewFeatureLimit + 3000;
    const crowd = Array.from({ length: count }, (_, i): Square => [1 + (i % 100) * 1e-5, 1 + i * 1e-7, 0]);
    const tiles = cut(pointsOf(crowd), 2);
    expect(idsAt(tiles, 0).size).toBe(overviewFeatureLimit);
    expect([...idsAt(tiles, 0)]).toEqual([...idsAt(tiles, 1)]);
    expect(idsAt(tiles, 2).size).toBe(count);
  });
});

/** Area of a square cut to 0..4096, so that margins are not counted twice. */
function squareWithin(ring: readonly { x: number; y: number }[]): number {
  const clamp = (value: number) => Math.max(0, Math.min(4096, value));
  const [xs, ys] = [ring.map(({ x }) => clamp(x)), ring.map(({ y }) => clamp(y))];
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}
