import { expect, it } from "vitest";
import { importAndAsk } from "../../testing/importAndAsk.ts";

const curves = {
  all: [
    [0, 0],
    [4, 1],
  ],
};
const columns = ["id", "lon", "lat", "depth", "kind", "cost", "none"];

/** b has no curve, and what it has to lose differs. */
const rows = (cost: number | "") => [
  columns,
  ["a", 173.1, -41.1, 2, "all", 100, 0],
  ["b", 173.2, -41.1, 2, "", cost, 0],
];
const common = {
  id: "flood",
  title: "Flood",
  summary: "Flood",
  intensity: "Depth",
  unit: "m",
  classes: "exposed",
  listElements: true,
  methodology: { content: "Test" },
};
const flood = {
  ...common,
  source: { kind: "attribute" },
  scenarios: [{ tag: "flood", name: "Flood", column: "depth", returnPeriodYears: 50 }],
  sampling: { rule: "attribute" },
};

async function told(houses: Parameters<typeof importAndAsk>[0], hazard: object, files = {}) {
  const { report, ask } = await importAndAsk(houses, [hazard], {
    files,
    replacementCost: { value: "cost" },
  });
  const exposure = report.scenarios[0]?.exposures[0];
  const answer = await ask("expected_annual_damage/houses/flood/all");
  return {
    list: exposure?.list?.map(({ damage }) => damage?.value ?? null),
    inReport: exposure?.damageUnknown,
    ofYear: report.expectedAnnualDamage[0]?.damageUnknown,
    inAnswer: answer.exposed_count - answer.counted_count,
    method: answer.method,
  };
}

const known = { inReport: 0, ofYear: 0, inAnswer: 0 };

it.each([
  ["one part", { components: { a: { maxDamage: "none" } } }, [0, 0]],
  ["two parts", { components: { a: { maxDamage: "none" }, b: { maxDamage: "none" } } }, [0, 0]],
  ["no parts", { maxDamage: "none" }, [0, 0]],
  ["no parts, at the replacement cost", {}, [50, 0]],
])("of %s, what has nothing to lose needs no curve", async (_, stake, list) => {
  const damage = { houses: { curves, curveColumn: "kind", ...stake } };
  const hazard = { ...flood, damage };
  expect(await told(rows(0), hazard)).toEqual({ list, ...known, method: "recorded" });
});

it("of what is not known to be nothing a curve is needed", async () => {
  const damage = { houses: { curves, curveColumn: "kind" } };
  expect(await told(rows(10), { ...flood, damage })).toMatchObject({
    list: [50, null],
    inReport: 1,
    inAnswer: 1,
  });
});

it.each([
  ["curve", {}],
  ["recorded", { deductible: "none" }],
])("what has nothing to lose needs no intensity, by %s", async (method, insurance) => {
  const around = (west: number, depth: number | null) => ({
    type: "Feature",
    properties: { depth },
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [west, -41.2],
          [west + 0.05, -41.2],
          [west + 0.05, -41],
          [west, -41],
          [west, -41.2],
        ],
      ],
    },
  });
  const file = JSON.stringify({
    type: "FeatureCollection",
    features: [around(173.08, 2), around(173.18, null)],
  });
  const hazard = {
    ...common,
    source: { kind: "polygons", value: "depth" },
    assessed: "all",
    sampling: { rule: "touch" },
    scenarios: [{ tag: "flood", name: "Flood", file: "zones.geojson", returnPeriodYears: 50 }],
    damage: { houses: { curves, ...insurance } },
  };
  const files = { "zones.geojson": [[file]] };
  expect(await told(rows(0), hazard, files)).toEqual({ list: [50, 0], ...known, method });
  expect(await told(rows(10), hazard, files)).toMatchObject({ inReport: 1, ofYear: 1, inAnswer: 1 });
});
