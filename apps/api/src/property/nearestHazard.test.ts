import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localStorage } from "@stopbank/dataset/read";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDatasets } from "../data/datasets.ts";
import type { ServedDataset } from "../data/servedDataset.ts";
import { publishLarkhaven } from "../testing/larkhavenDataset.ts";
import { nearestHazard } from "./nearestHazard.ts";

let root: string;
let dataset: ServedDataset;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "stopbank-nearest-"));
  await publishLarkhaven(root);
  dataset = await createDatasets(localStorage(root), 64 * 1_048_576).current("larkhaven");
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Metres a degree at 40.35 degrees south: published tables of the ellipsoid. */
const metresPerDegree = { east: 84_960, north: 111_042 };

it("AMB-38, PRO-10 is as far as the nearest of all cells that are deep enough, for every building", async () => {
  const layer = await dataset.layer("buildings");
  const judged = dataset.directory.scenario("flood_100yr");
  const { width, height, bounds, data } = await dataset.data.raster("flood", "flood_100yr");
  const [west, south, east, north] = bounds;
  const [across, down] = [(east - west) / width, (north - south) / height];
  const { coords } = layer.table.geometry;
  let far = 0;
  for (let row = 0; row < layer.table.count; row++) {
    const own = Array.from({ length: 5 }, (_, i) => [
      coords[(row * 5 + i) * 2]!,
      coords[(row * 5 + i) * 2 + 1]!,
    ]);
    const [left, right] = [Math.min(...own.map(([x]) => x!)), Math.max(...own.map(([x]) => x!))];
    const [low, high] = [Math.min(...own.map(([, y]) => y!)), Math.max(...own.map(([, y]) => y!))];
    let slow = Number.POSITIVE_INFINITY;
    for (let cell = 0; cell < data.length; cell++) {
      // No building is exposed by less than half a metre.
      if (!(data[cell]! >= 0.5)) continue;
      const x = west + (cell % width) * across;
      const y = north - Math.floor(cell / width) * down;
      const apart = [Math.max(0, x - right, left - (x + across)), Math.max(0, y - down - high, low - y)];
      slow = Math.min(slow, Math.hypot(apart[0]! * metresPerDegree.east, apart[1]! * metresPerDegree.north));
    }
    const found = await nearestHazard(dataset, layer, row, judged);
    if (slow > 2_000) {
      far++;
      expect(found?.metres, `row ${row}`).toBeNull();
    } else expect(Math.abs((found?.metres ?? Number.NaN) - slow)).toBeLessThan(0.002 * slow + 0.01);
    expect(found).toMatchObject({ searched_metres: 2_000, resolution_metres: expect.closeTo(555, -1) });
  }
  expect([far > 0, far < layer.table.count]).toEqual([true, true]);
});

it("says nothing of a hazard without a map", async () => {
  const layer = await dataset.layer("buildings");
  expect(await nearestHazard(dataset, layer, 0, dataset.directory.scenario("quake_m7"))).toBeNull();
});
