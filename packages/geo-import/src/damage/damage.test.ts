import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { shippedCurve } from "@stopbank/curves";
import { type Dataset, localStorage, openDataset } from "@stopbank/dataset/read";
import { normalDistribution } from "@stopbank/risk-engine/fragility";
import { lackCodes } from "@stopbank/risk-engine/recorded-damage";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { reportText } from "../report/reportText.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

const houses = [
  {
    id: "a",
    level: 3,
    ground: 1.5,
    floor: 0.5,
    built: "timber",
    inside: "shop",
    value: 100,
    most: 120,
    stock: 50,
  },
  {
    id: "b",
    level: 4,
    ground: 2,
    floor: null,
    built: "brick",
    inside: null,
    value: 200,
    most: null,
    stock: 70,
  },
];

/** Imports two houses with what is done to them; answers the report of the one scenario and the dataset. */
async function run(damage: object, folder = temporaryFolder(), hazard: object = {}) {
  const features = houses.map((properties, i) => ({
    type: "Feature",
    properties,
    geometry: { type: "Point", coordinates: [173 + i, -41] },
  }));
  writeFileSync(join(folder, "houses.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const description = writeDescription(folder, {
    client: "damage",
    title: "Damage",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [
      {
        type: "houses",
        title: "House",
        file: "houses.geojson",
        id: "id",
        replacementCost: { value: "value", max: "most" },
      },
    ],
    hazards: [
      {
        id: "flood",
        title: "Flood",
        summary: "Flood",
        intensity: "Level",
        unit: "m",
        source: { kind: "attribute" },
        scenarios: [{ tag: "flood", name: "Flood", column: "level", returnPeriodYears: 50 }],
        sampling: { rule: "attribute" },
        classes: "exposed",
        listElements: true,
        damage: { houses: damage },
        methodology: { content: "Test" },
        ...hazard,
      },
    ],
  });
  const datasetsRoot = join(folder, "datasets");
  const report = await importDataset({ description, datasetsRoot });
  const dataset = await openDataset(localStorage(datasetsRoot), "damage");
  const exposure = report.scenarios[0]!.exposures[0]!;
  return {
    report,
    exposure,
    damages: Object.fromEntries(exposure.list!.map(({ id, damage }) => [id, damage])),
    /** What the dataset itself holds where curves would not give the damage. */
    recorded: await recordedIn(dataset, report.scenarios[0]!.scenario),
    methods: dataset.manifest.hazards[0]!.consequences![0]!.methods,
    consequence: dataset.manifest.hazards[0]!.consequences![0]!,
  };
}

async function recordedIn(dataset: Dataset, tag: string) {
  const column = await dataset.damage("houses", "flood", tag);
  if (column === undefined) return undefined;
  const ids = (await dataset.elements("houses")).attribute("id");
  const { element, min, value, max, lack, atStake } = column;
  for (const [row, code] of lack.entries())
    if (code === 0) expect(atStake?.value[row]).toBeGreaterThanOrEqual(value[row] ?? Number.NaN);
  return Object.fromEntries(
    Array.from(element, (each, row) => [
      ids.at(each),
      lack[row] === 0 ? { min: min[row], value: value[row], max: max[row] } : lack[row],
    ]),
  );
}

const near = ({ min, value, max }: { min: number; value: number; max: number }) => ({
  min: expect.closeTo(min, 9),
  value: expect.closeTo(value, 9),
  max: expect.closeTo(max, 9),
});
const same = (value: number) => near({ min: value, value, max: value });

describe("damage curves", () => {
  it("come from a table, a column each", async () => {
    const folder = temporaryFolder();
    writeFileSync(
      join(folder, "curves.csv"),
      "# as Delft-FIAT has them\ndepth;timber;brick;remark\n0;0;0;dry\n2;0.5;0.1;\n4;1;0.3;\n",
    );
    const { damages } = await run(
      {
        curves: { file: "curves.csv", intensity: "depth" },
        curveColumn: "built",
        ground: "ground",
        floorHeight: "floor",
        maxDamage: "value",
      },
      folder,
    );
    // Depths over the floor: 1 m, and 2 m where the floor is not known and so lies on the ground.
    expect(damages).toEqual({ a: same(100 * 0.25), b: same(200 * 0.1) });
  });

  it("come from a table, a row a point, with bounds", async () => {
    const folder = temporaryFolder();
    const rows = ["timber,4,0.6,0.5,0.9", "brick,4,0.2,0.1,0.2", "timber,0,0,0,0", "brick,0,0,0,0"];
    writeFileSync(join(folder, "curves.csv"), `kind,depth,best,low,high\n${rows.join("\n")}\n`);
    const { damages, exposure, report, methods } = await run(
      {
        curves: {
          file: "curves.csv",
          curve: "kind",
          intensity: "depth",
          ratio: "best",
          min: "low",
          max: "high",
        },
        curveColumn: "built",
      },
      folder,
    );
    const a = { min: 100 * 0.375, value: 100 * 0.45, max: 120 * 0.675 };
    const b = { min: 200 * 0.1, value: 200 * 0.2, max: 200 * 0.2 };
    expect(damages).toEqual({ a: near(a), b: near(b) });
    const total = { min: a.min + b.min, value: a.value + b.value, max: a.max + b.max };
    expect(exposure.damage).toEqual(near(total));
    expect(exposure.classes).toEqual([
      {
        class: "exposed",
        count: 2,
        replacementCost: near({ min: 300, value: 300, max: 320 }),
        damage: near(total),
        damageUnknown: 0,
        meanRatio: expect.closeTo((0.45 + 0.2) / 2, 9),
      },
    ]);
    // One return period: all of it counts, once in 50 years.
    expect(report.expectedAnnualDamage).toMatchObject([
      {
        rule: "log-linear",
        damage: near({ min: total.min / 50, value: total.value / 50, max: total.max / 50 }),
      },
    ]);
    expect(methods).toMatchObject([
      {
        kind: "curve",
        max: [
          [0, 0],
          [4, 0.9],
        ],
        variants: [
          {
            label: "brick",
            min: [
              [0, 0],
              [4, 0.1],
            ],
          },
        ],
      },
    ]);
  });

  it("come with Stopbank, by name", async () => {
    const name = "stopbank/flood-depth/roads-europe";
    const { damages, methods, consequence } = await run({ curve: name, floorHeight: 1, maxDamage: "value" });
    const shipped = shippedCurve(name);
    expect(damages).toEqual({ a: same(100 * 0.65), b: same(200 * 0.8) });
    // The floor is the same for all, so the curve as stated lies a metre higher.
    expect(methods).toMatchObject([{ kind: "curve", points: expect.arrayContaining([[1.5, 0.25]]) }]);
    expect(consequence.sources).toEqual([shipped?.source]);
  });

  it("add up over the parts of an element, each with an amount of its own", async () => {
    const level = (last: number) => [
      [0, 0],
      [4, last],
    ];
    const structure = {
      curves: { timber: level(0.4), brick: level(0.2) },
      curveColumn: "built",
      maxDamage: 1000,
    };
    const { damages, recorded, exposure, report, methods, consequence } = await run({
      components: {
        structure,
        content: {
          curves: { shop: level(1) },
          curveColumn: "inside",
          maxDamage: { value: "stock", max: 80 },
        },
      },
      floorHeight: "floor",
    });
    // a: 2.5 m; b: 4 m, 200 of its structure, but no curve for its content: 200 would pass for the whole.
    const a = { min: 250 + 31.25, value: 250 + 31.25, max: 250 + 50 };
    expect(damages).toEqual({ a: near(a), b: null });
    expect(recorded).toEqual({ a: near(a), b: lackCodes.function });
    expect(exposure).toMatchObject({ exposed: 2, damage: near(a), damageUnknown: 1 });
    expect(report.expectedAnnualDamage).toMatchObject([
      { damage: { value: expect.closeTo(a.value / 50, 9) }, damageUnknown: 1 },
    ]);
    expect(reportText(report)).toContain("without 1 element that lacks an amount, a curve or an intensity");
    // Without an amount: of the structure, for all that b's would be known.
    const costs = {
      structure: { ...structure, maxDamage: "most" },
      content: { ...structure, maxDamage: "stock" },
    };
    const { recorded: withoutCost } = await run({ components: costs });
    expect(withoutCost).toEqual({ a: same(36 + 15), b: lackCodes.cost });
    // Nothing at stake is an amount that is known, and needs no curve.
    const empty = { ...structure, curves: { shop: level(1) }, curveColumn: "inside", maxDamage: 0 };
    const { recorded: withoutContent } = await run({ components: { structure, empty } });
    expect(withoutContent).toEqual({ a: same(300), b: same(200) });
    expect(methods).toMatchObject([
      { kind: "curve", part: "structure", variants: [{ label: "brick" }] },
      { kind: "curve", part: "content" },
    ]);
    expect(consequence.content).toContain("Content: ");
    expect(consequence.content).toContain("where that of one is not known, neither is the element's.");
  });

  it("may be steps and may be rounded first, which the dataset states", async () => {
    const curves = {
      all: [
        [2.9, 0.1],
        [4, 0.5],
      ],
    };
    const { damages, methods } = await run({ curves, reading: "step", step: 0.5, maxDamage: "value" });
    expect(damages).toEqual({ a: same(10), b: same(100) });
    expect(methods).toMatchObject([{ kind: "curve", reading: "step", step: 0.5 }]);
  });

  it("leave out who lacks one, and refuse a name that is none", async () => {
    const curves = {
      shop: [
        [0, 0],
        [4, 1],
      ],
    };
    const { damages, recorded } = await run({ curves, curveColumn: "inside", maxDamage: "value" });
    expect(damages).toEqual({ a: same(75), b: null });
    expect(recorded).toEqual({ a: same(75), b: lackCodes.function });
    await expect(run({ curves, curveColumn: "built" })).rejects.toMatchObject({
      code: "import/no-such-curve",
      message: expect.stringContaining('a has "timber"'),
    });
    await expect(run({ curve: "stopbank/flood-depth/moon" })).rejects.toMatchObject({
      code: "import/no-such-curve",
    });
  });
});

describe("damage is recorded", () => {
  const curves = {
    all: [
      [0, 0],
      [4, 1],
    ],
  };

  it.each([
    ["what is insured", { curves, deductible: 50, cover: 100 }, { a: 25, b: 100 }],
    ["something else at stake than the replacement cost", { curves, maxDamage: "stock" }, { a: 37.5, b: 70 }],
    ["a ground of its own", { curves, ground: "ground" }, { a: 37.5, b: 100 }],
    ["a value that is the ratio", { curves, show: "ratio" }, { a: 75, b: 200 }],
    ["classes by the ratio lost", { curves, classes: [{ from: 0.8, class: "high" }] }, { a: 75, b: 200 }],
  ])("for %s", async (_, damage, expected) => {
    const { recorded, damages, exposure } = await run(damage);
    const values = (each: object | undefined) =>
      Object.fromEntries(Object.entries(each ?? {}).map(([id, { value }]) => [id, value]));
    expect(values(recorded)).toEqual(expected);
    expect(recorded).toEqual(damages);
    expect(exposure.damage?.value).toBe(expected.a + expected.b);
  });

  it("where curves begin below the least class, and not where they do not", async () => {
    const from = (least: number) => ({ classes: [{ from: least, class: "high" }] });
    const below = await run({ curves }, temporaryFolder(), from(3.5));
    // a is not exposed; what it loses counts.
    expect(below.exposure).toMatchObject({ exposed: 1, damage: { value: 275 } });
    expect(below.recorded).toEqual({ a: { min: 75, value: 75, max: 90 }, b: same(200) });
    const late = {
      all: [
        [3.5, 0],
        [4, 1],
      ],
    };
    const above = await run({ curves: late }, temporaryFolder(), from(3.5));
    expect(above.exposure).toMatchObject({ exposed: 1, damage: { value: 200 } });
    expect(above.recorded).toBeUndefined();
    // A floor below the ground takes water before the ground does.
    const cellar = await run({ curves: late, floorHeight: -1 }, temporaryFolder(), from(3.5));
    expect(cellar.recorded).toMatchObject({ a: { value: 100 } });
  });

  it("as not known where the ground is not, and then its class is unspecified rather than none", async () => {
    const damage = { curves, ground: "floor", classes: [{ from: 0.5, class: "high" }] };
    const { recorded, exposure, consequence } = await run(damage);
    expect(consequence.content).toContain("Damage classes follow the share lost: major from 0.5.");
    expect(recorded).toEqual({ a: { min: 62.5, value: 62.5, max: 75 }, b: lackCodes.intensity });
    expect(exposure).toMatchObject({ exposed: 2, byClass: { high: 1, unspecified: 1 }, damageUnknown: 1 });
  });

  it("without a cost as such, and nothing for what is not assessed", async () => {
    const { recorded, exposure } = await run({ curves, maxDamage: "most" }, temporaryFolder(), {
      assessed: [172, -42, 173.5, -40],
    });
    expect(exposure).toMatchObject({ notAssessed: 1, damage: { value: 90 } });
    expect(recorded).toEqual({ a: same(90) });
    const all = await run({ curves, maxDamage: "most" });
    expect(all.recorded).toEqual({ a: same(90), b: lackCodes.cost });
  });
});

describe("fragility", () => {
  const states = [
    { state: "Light", class: "low", median: 2, beta: 0.5, ratio: { min: 0.05, value: 0.1, max: 0.2 } },
    { state: "Heavy", class: "high", median: 5, beta: 0.5, ratio: 1 },
  ];
  const reached = (intensity: number) =>
    states.map(({ median, beta }) => normalDistribution(Math.log(intensity / median) / beta));

  it("weighs the ratios of its states", async () => {
    const { damages, methods, recorded } = await run({ curves: { all: { states } } });
    expect(recorded).toBeUndefined();
    const [light = 0, heavy = 0] = reached(3);
    expect(damages.a).toEqual(
      near({
        min: 100 * ((light - heavy) * 0.05 + heavy),
        value: 100 * ((light - heavy) * 0.1 + heavy),
        max: 120 * ((light - heavy) * 0.2 + heavy),
      }),
    );
    expect(methods).toMatchObject([
      { kind: "fragility", states: [{ damageClass: "low" }, { damageClass: "high" }] },
    ]);
  });

  it("gives the class of the likeliest or of the expected state", async () => {
    const classesOf = async (classes: string) =>
      (await run({ curves: { all: { states } }, classes })).exposure.list?.map((each) => each.class);
    // At 3 and 4 m the light state is the likeliest; none, light and heavy average 0.94 and 1.24.
    expect(await classesOf("mostLikelyState")).toEqual(["low", "low"]);
    expect(await classesOf("expectedState")).toEqual(["low", "low"]);
  });
});

it("expected annual damage is apart for each choice of the other parameters, by the rule described", async () => {
  const scenarios = ["now", "later"].flatMap((when, i) =>
    [10, 100].map((rp) => ({
      tag: `${when}_${rp}`,
      name: `${when} ${rp}`,
      column: "level",
      scale: (i + 1) * (rp === 10 ? 0.5 : 1),
      parameters: { when, rp },
      returnPeriodYears: rp,
    })),
  );
  const curves = {
    all: [
      [0, 0],
      [8, 1],
    ],
  };
  const { report } = await run({ curves, maxDamage: 800 }, temporaryFolder(), {
    scenarios,
    annualDamage: "trapezoid",
  });
  // Both houses together: 7 m of level, 100 a metre.
  const trapezoid = (0.09 * (350 + 700)) / 2 + 0.01 * 700;
  expect(report.expectedAnnualDamage).toMatchObject([
    { rule: "trapezoid", parameters: { when: "now" }, damage: same(trapezoid) },
    { rule: "trapezoid", parameters: { when: "later" }, damage: same(2 * trapezoid) },
  ]);
});
