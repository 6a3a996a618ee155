import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Geometry } from "geojson";
import { expect, it } from "vitest";
import { layerFacts } from "../features/layerFacts.ts";
import { streamFeatures } from "../features/streamFeatures.ts";
import { temporaryFolder } from "../testing/folders.ts";
import { readLayer } from "./readLayer.ts";

const corners = (x: number, y: number, ...order: readonly number[]) =>
  order.map((i) => [x + [0, 20, 20, 0][i]!, y + [0, 0, 20, 20][i]!]);

const flat = (geometry: Geometry | null): number[] =>
  geometry?.type === "Polygon" || geometry?.type === "MultiPolygon" ? geometry.coordinates.flat(4) : [];

it("polygons that GEOS rebuilt stand among the others as if it had rebuilt the whole layer", async () => {
  const [x, y] = [1_570_000, 5_180_000];
  const shapes: Geometry[] = Array.from({ length: 12 }, (_, i) => ({
    type: "Polygon",
    // Every third crosses itself.
    coordinates: [corners(x + i * 100.3, y, ...(i % 3 === 1 ? [0, 2, 1, 3, 0] : [0, 1, 2, 3, 0]))],
  }));
  // Nothing can be made of a line that only goes there and back.
  shapes.push({ type: "Polygon", coordinates: [corners(x, y + 500, 0, 1, 0, 1, 0)] });
  const path = join(temporaryFolder(), "broken.geojson");
  const features = shapes.map((geometry, id) => ({ type: "Feature", properties: { id }, geometry }));
  writeFileSync(path, JSON.stringify({ type: "FeatureCollection", features }));

  const input = { place: { what: "Test" }, path, crs: "EPSG:2193" };
  const table = await readLayer(input, { columns: ["id"], idColumn: "id" });
  expect(table.count).toBe(12);
  expect(table.problems).toEqual([
    { reason: "self-intersecting", done: "repaired", count: 4, examples: ["1", "4", "7", "10"] },
    { reason: "self-intersecting", done: "skipped", count: 1, examples: ["12"] },
  ]);
  const facts = await layerFacts(input);
  for (const crs of ["EPSG:4326", "EPSG:2193", "EPSG:3857"]) {
    const whole = await Array.fromAsync(streamFeatures(facts, { crs, makeValid: true }));
    // What was valid keeps its own order of vertices.
    const plain = await Array.fromAsync(streamFeatures(facts, { crs }));
    const expected = shapes.flatMap((_, i) =>
      i === 12 ? [] : flat((i % 3 === 1 ? whole : plain)[i]!.geometry),
    );
    const { coords } = crs === "EPSG:4326" ? table.geometry : await table.geometryIn(crs);
    expect([...coords]).toEqual(expected);
  }
});
