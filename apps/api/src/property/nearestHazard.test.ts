import { beforeAll, expect, it } from "vitest";
import type { ServedDataset } from "../data/servedDataset.ts";
import { publishLarkhaven } from "../testing/larkhavenDataset.ts";
import { servedDatasets } from "../testing/servedDatasets.ts";
import { turnWhile } from "../work/inTurns.ts";
import { nearestHazard, stepsEach } from "./nearestHazard.ts";

const datasets = servedDatasets(publishLarkhaven);
let dataset: ServedDataset;
beforeAll(async () => {
  dataset = await datasets.open();
});

const turn = () => Promise.resolve();

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
    const found = await nearestHazard(dataset, layer, row, judged, turn);
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
  expect(await nearestHazard(dataset, layer, 0, dataset.directory.scenario("quake_m7"), turn)).toBeNull();
});

/** A hazard that is drawn as areas: the tiles of the buildings' outlines stand for them. */
function drawnAsBuildings() {
  const { hazard, scenario } = dataset.directory.scenario("flood_100yr");
  const { raster: _, ...rest } = scenario;
  return { hazard, scenario: { ...rest, vector: dataset.directory.elementType("buildings").tiles } };
}

it("AMB-38, PRO-10 is as far as the nearest of all drawn outlines, for every supply point, tile by tile in turns", async () => {
  const [points, buildings] = [await dataset.layer("supply"), await dataset.layer("buildings")];
  const places = points.table.geometry.coords;
  const { coords } = buildings.table.geometry;
  let [turns, isBetween] = [0, 0];
  for (let row = 0; row < points.table.count; row++) {
    const [x, y] = [places[row * 2]!, places[row * 2 + 1]!];
    let slow = Number.POSITIVE_INFINITY;
    for (let each = 0; each < buildings.table.count; each++) {
      const xs = Array.from({ length: 5 }, (_, i) => coords[(each * 5 + i) * 2]!);
      const ys = Array.from({ length: 5 }, (_, i) => coords[(each * 5 + i) * 2 + 1]!);
      const across = Math.max(0, Math.min(...xs) - x, x - Math.max(...xs)) * metresPerDegree.east;
      const down = Math.max(0, Math.min(...ys) - y, y - Math.max(...ys)) * metresPerDegree.north;
      slow = Math.min(slow, Math.hypot(across, down));
    }
    const before = turns;
    const counted = async () => {
      turns++;
    };
    const found = await nearestHazard(dataset, points, row, drawnAsBuildings(), counted);
    // A tile's own measure is good to half a metre.
    expect(Math.abs((found?.metres ?? Number.NaN) - slow), `row ${row}`).toBeLessThan(0.002 * slow + 0.5);
    // Of each tile: its reading, its outlines, their distance.
    expect(turns - before).toBeGreaterThanOrEqual(3);
    if (slow > 1) isBetween++;
  }
  expect(isBetween).toBeGreaterThan(10);
});

it("looks at less for each hazard of an answer that has very many, and says how far", async () => {
  expect([0, 1, 10, 20, 1_500].map(stepsEach)).toEqual([4e6, 4e6, 4e6, 2e6, 26_666]);
  const layer = await dataset.layer("buildings");
  let less = 0;
  for (const judged of [dataset.directory.scenario("flood_100yr"), drawnAsBuildings()])
    for (let row = 0; row < layer.table.count; row++) {
      const whole = await nearestHazard(dataset, layer, row, judged, turn);
      const little = await nearestHazard(dataset, layer, row, judged, turn, 3);
      if (little?.metres != null) expect(little.metres).toBe(whole?.metres);
      else expect(whole?.metres ?? 2_000).toBeGreaterThanOrEqual(little?.searched_metres ?? 0);
      if (little?.searched_metres !== whole?.searched_metres) less++;
    }
  expect(less).toBeGreaterThan(10);
});

it("looks no further for whoever has left", async () => {
  const layer = await dataset.layer("buildings");
  const leaving = new AbortController();
  let turns = 0;
  const asker = {
    turn: async () => {
      if (++turns === 1) leaving.abort(new Error("gone"));
    },
    signal: leaving.signal,
  };
  for (const judged of [dataset.directory.scenario("flood_100yr"), drawnAsBuildings()]) {
    const left = nearestHazard(dataset, layer, 55, judged, turnWhile(asker));
    await expect(left).rejects.toThrow("gone");
  }
  expect(turns).toBe(2);
});
