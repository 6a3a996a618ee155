import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { expect, it } from "vitest";
import { contourLines } from "../raster/contourLines.ts";
import { decodeGeoTiff } from "../raster/decodeGeoTiff.ts";
import { encodeGeoTiff } from "../raster/encodeGeoTiff.ts";
import { contourTile } from "./contourTile.ts";
import { tileRange } from "./tileRange.ts";

it("draws a ring around a cone at the radius of its level", () => {
  const size = 41;
  const cone = Float32Array.from({ length: size * size }, (_, i) =>
    Math.max(0, 20 - Math.hypot((i % size) - 20, Math.floor(i / size) - 20)),
  );
  const lines = contourLines(cone, size, 12);
  expect(lines).toHaveLength(1);
  const [ring = []] = lines;
  expect(ring.slice(0, 2)).toEqual(ring.slice(-2));
  for (let i = 0; i < ring.length; i += 2)
    expect(Math.hypot(ring[i]! - 20, ring[i + 1]! - 20)).toBeCloseTo(8, 0);
});

it("passes no place without a value, and keeps lines apart that meet at a saddle", () => {
  expect(contourLines(Float32Array.of(0, 2, Number.NaN, 2), 2, 1)).toEqual([]);
  const high = contourLines(Float32Array.of(3, 0, 0, 3), 2, 1);
  const low = contourLines(Float32Array.of(1.2, 0, 0, 1.2), 2, 1);
  expect([high.length, low.length]).toEqual([2, 2]);
  expect(high).not.toEqual(low);
});

const legend = {
  title: "Depth",
  sections: [
    {
      type: "continuous" as const,
      stops: [0, 1, 2].map((value) => ({ value, color: "#000000" })),
    },
  ],
};

/** Depth grows from 0 in the west by 3 m a degree; dry in the east half. */
const grid = {
  width: 64,
  height: 64,
  bounds: [172, -41, 173, -40] as [number, number, number, number],
  data: Float32Array.from({ length: 64 * 64 }, (_, i) => (i % 64 < 32 ? (((i % 64) + 0.5) / 64) * 3 : 0)),
};

it("has lines where a depth of the legend is met, as far as the neighbouring tile's, and none in dry ground", async () => {
  const decoded = await decodeGeoTiff(encodeGeoTiff(grid));
  const z = 8;
  const { west: x, north: y } = tileRange([172.33, -40.5, 172.33, -40.5], z);
  const tile = contourTile(decoded, legend, { z, x, y });
  const layer = new VectorTile(new PbfReader(tile!)).layers.contours!;
  // 2 m is not met before the dry half begins.
  const values = Array.from({ length: layer.length }, (_, i) => layer.feature(i).properties.value);
  expect(values).toEqual([1]);
  const points = layer.feature(0).loadGeometry().flat();
  const metAt = (172 + 1 / 3 + 180) / 360;
  for (const point of points) expect(((x + point.x / 4096) / 2 ** z) * 360).toBeCloseTo(metAt * 360, 2);
  expect(Math.max(...points.map((point) => point.y))).toBeGreaterThanOrEqual(4096);
  expect(contourTile(decoded, legend, { z, x: x + 3, y })).toBeUndefined();
});
