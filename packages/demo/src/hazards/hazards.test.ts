import { beforeAll, describe, expect, it } from "vitest";
import { exposureRows, sampledLayer } from "../build/exposures.ts";
import { propertyExplorer } from "../content/propertyExplorer.ts";
import { technicalReports } from "../content/technicalReports.ts";
import { type District, modelDistrict } from "../district.ts";
import { elementLayers } from "../elements/elementLayers.ts";
import { middleOf } from "../elements/lots.ts";
import { waterOutageDays } from "../elements/waterOutage.ts";
import { neighbourSteps } from "../ground/grid.ts";
import { coastalTag } from "./coastalInundation.ts";
import { firmGroundIntensity } from "./earthquake.ts";
import { type HazardModel, isWithin } from "./hazardModel.ts";
import { hazardModels } from "./hazardModels.ts";
import { factorOfSafety } from "./landslide.ts";
import { floodGrowth, overbankRiseMetres } from "./riverFlow.ts";

let district: District;
let hazards: HazardModel[];
const hazard = (id: string) => hazards.find(({ description }) => description.hazardId === id)!;
const wetCells = (values: Float32Array) =>
  values.reduce((count, value) => count + (Number.isNaN(value) ? 0 : 1), 0);

beforeAll(() => {
  district = modelDistrict(7);
  hazards = hazardModels(district, 7);
}, 600_000);

it("hazards are told apart: each has colours and an icon of its own", () => {
  const described = hazards.map(({ description }) => description);
  const looks = described.map(({ legend }) => JSON.stringify(legend.sections));
  expect(new Set(looks).size).toBe(described.length);
  expect(new Set(described.map(({ icon }) => icon)).size).toBe(described.length);
});

it("PRO-08, PRO-09 the property page and its technical reports name scenarios that there are", () => {
  const tags = new Set(hazards.flatMap(({ description }) => description.scenarios.map(({ tag }) => tag)));
  const named = JSON.stringify([propertyExplorer.body, technicalReports.body]).matchAll(
    /"(?:scenarios|layer_ids)":\[([^\]]*)\]/g,
  );
  const all = [...named].flatMap(([, list]) => JSON.parse(`[${list}]`) as string[]);
  expect(all.length).toBeGreaterThan(20);
  expect(all.filter((tag) => !tags.has(tag))).toEqual([]);
});

describe("coastal inundation", () => {
  it("wets only ground joined to the sea", () => {
    const { isSea, heights } = district.terrain;
    const { data } = hazard("coastal_inundation").intensity(coastalTag(500, 2));
    const reached = Uint8Array.from(isSea);
    const { step } = neighbourSteps(heights.width);
    const queue = [...isSea.keys()].filter((cell) => isSea[cell] === 1);
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop())
      for (const offset of step) {
        const next = cell + offset;
        if (reached[next] !== 0 || Number.isNaN(data[next]!)) continue;
        reached[next] = 1;
        queue.push(next);
      }
    expect(data.some((depth, cell) => depth > 0 && reached[cell] === 0)).toBe(false);
  });

  it("leaves dry some low ground that a bathtub would fill", () => {
    const { data } = hazard("coastal_inundation").intensity(coastalTag(100, 0.5));
    const level = 1.45 + 0.155 * Math.log(100) + 0.5;
    const { heights, isSea } = district.terrain;
    const spared = heights.data.reduce(
      (count, height, cell) =>
        count + (height < level && isSea[cell] === 0 && Number.isNaN(data[cell]!) ? 1 : 0),
      0,
    );
    expect(spared).toBeGreaterThan(0);
  });

  it("is nowhere shallower when the sea is higher", () => {
    const model = hazard("coastal_inundation");
    const lower = model.intensity(coastalTag(100, 0.5)).data;
    const higher = model.intensity(coastalTag(100, 1)).data;
    expect(lower.some((depth, cell) => depth > 0 && !(higher[cell]! >= depth - 1e-4))).toBe(false);
    expect(wetCells(higher)).toBeGreaterThan(wetCells(lower));
  });
});

describe("river flooding", () => {
  it("stays behind the stopbank up to the flood it was built for, and overtops it beyond", () => {
    const wet = (tag: string) => wetCells(hazard("river_flood").intensity(tag).data);
    expect(wet("river_flood_100yr_present_hold")).toBeLessThan(
      0.85 * wet("river_flood_100yr_present_breach"),
    );
    expect(wet("river_flood_200yr_high_hold")).toBeGreaterThan(0.97 * wet("river_flood_200yr_high_breach"));
  });

  it("has a two-year flood that just fills the channel", () => {
    expect(overbankRiseMetres(2, 1)).toBeCloseTo(0, 12);
    expect(floodGrowth(100) / floodGrowth(2)).toBeCloseTo(2.99, 1);
  });
});

describe("every hazard", () => {
  it("exposes nothing outside the extent its study covered", () => {
    const layers = elementLayers(district, 1500);
    for (const model of hazards) {
      const { data } = model.intensity(model.description.scenarios.at(-1)!.tag);
      for (const layer of layers) {
        const rows = exposureRows(sampledLayer(layer, district.terrain.heights), model, data);
        rows.element.forEach((element, i) => {
          const isCovered = isWithin(model.extent, ...middleOf(layer.rows[element]!.shape));
          expect(isCovered).toBe(rows.damageClass[i] !== 255);
          expect(Number.isNaN(rows.value[i]!)).toBe(!isCovered);
        });
      }
    }
  });
});

describe("single formulas", () => {
  it("weakens shaking with distance and strengthens it with magnitude", () => {
    expect(firmGroundIntensity(7, 20, 10)).toBeLessThan(firmGroundIntensity(7, 5, 10));
    expect(firmGroundIntensity(7.4, 20, 10)).toBeGreaterThan(firmGroundIntensity(7, 20, 10));
    expect(firmGroundIntensity(7, 30, 10)).toBeCloseTo(
      4.4 + 8.82 - 3.67 * Math.log10(Math.cbrt(27000 + 11.78 ** 3)) + 0.118,
      9,
    );
  });

  it("finds wet and steep slopes less safe", () => {
    expect(factorOfSafety(0.6, 1)).toBeLessThan(factorOfSafety(0.6, 0.2));
    expect(factorOfSafety(0.9, 0.5)).toBeLessThan(factorOfSafety(0.5, 0.5));
  });

  it("keeps the water running without shaking and never mends faster after a stronger one", () => {
    const { graph, water } = district;
    const still = waterOutageDays(graph, water, "earthquake_shaking", () => Number.NaN);
    expect(still.every((days) => days === 0)).toBe(true);
    const weak = waterOutageDays(graph, water, "earthquake_shaking", () => 7);
    const strong = waterOutageDays(graph, water, "earthquake_shaking", () => 9);
    expect(weak.every((days, edge) => days <= strong[edge]!)).toBe(true);
  });
});

it("says how rare an event is as one says it before a noun", () => {
  const texts = hazards.flatMap(({ description }) =>
    description.scenarios.flatMap(({ name, displayName, sentence }) => [name, displayName, sentence]),
  );
  const wrong = /1 in [\d,]+ years? \p{L}/u;
  expect("1 in 2,500 years shaking").toMatch(wrong);
  expect(texts.some((text) => /1-in-\d,\d+-year \p{L}/u.test(text))).toBe(true);
  expect(texts.filter((text) => wrong.test(text))).toEqual([]);
});
