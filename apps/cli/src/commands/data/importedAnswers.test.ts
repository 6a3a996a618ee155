import { describe, expect, it } from "vitest";
import { importAndAsk } from "../../testing/importAndAsk.ts";

/** Water stands 1 m deep at a and 3 m at b once in 10 years, twice that once in 100; c is dry, d was not looked at. */
const houses = [
  ["id", "lon", "lat", "d10", "d100", "value", "most", "stock", "cattle", "place"],
  ["a", 173.1, -41.1, 1, 2, 1000, 1500, 300, 300, "p"],
  ["b", 173.2, -41.1, 3, 6, 2000, "", "", 0, "q"],
  ["c", 173.3, -41.1, 0, 0, 4000, "", 500, 0, "r"],
  ["d", 173.9, -41.1, "", "", 8000, "", 700, 0, "s"],
];
const hits = [
  ["event", "place", "wind"],
  [1, "p", 30],
  [1, "q", 50],
  [2, "p", 50],
];
const perYear = [
  ["event", "per_year"],
  [1, 0.1],
  [2, 0.01],
];

const flood = {
  id: "flood",
  title: "Flood",
  summary: "Flood",
  intensity: "Depth",
  unit: "m",
  source: { kind: "attribute" },
  parameters: { ari: { label: "Return period", unit: "years" } },
  scenarios: [10, 100].map((ari) => ({
    tag: `flood_${ari}`,
    name: `1 in ${ari}`,
    column: `d${ari}`,
    parameters: { ari },
    returnPeriodYears: ari,
  })),
  sampling: { rule: "attribute" },
  classes: "exposed",
  methodology: { content: "Test" },
};
const storms = {
  ...flood,
  id: "storms",
  title: "Storms",
  intensity: "Wind",
  unit: "m/s",
  source: {
    kind: "events",
    file: "hits.csv",
    event: "event",
    id: "place",
    intensity: "wind",
    element: "place",
    frequencies: { file: "per_year.csv", event: "event", frequency: "per_year" },
  },
  parameters: undefined,
  scenarios: [{ tag: "storms", name: "Storms" }],
};
/** Half of the value at 4 m, all of it at 8 m. */
const straight = [
  [0, 0],
  [8, 1],
];

/** Nothing below 20 m/s, everything at 60. */
const gusts = [
  [20, 0],
  [60, 1],
];

/** Imports with this damage and asks the API about it, as anybody may. */
const publish = (damage: object, ofFlood: object = {}) =>
  importAndAsk(
    houses,
    [
      { ...flood, ...ofFlood, damage: { houses: damage } },
      { ...storms, damage: { houses: { curves: { all: gusts } } } },
    ],
    {
      files: { "hits.csv": hits, "per_year.csv": perYear },
      replacementCost: { value: "value", max: "most" },
    },
  );

type Ask = Awaited<ReturnType<typeof publish>>["ask"];

const annual = (ask: Ask, hazard: string, rule?: string) =>
  ask(`expected_annual_damage/houses/${hazard}/all`, rule === undefined ? {} : { rule });

/** Hand-worked: weights of 10 and 100 years, the tail included where the rule has one. */
const weights = {
  "log-linear": [0.1 - 0.01 - (0.09 / Math.log(10) - 0.01), 0.09 / Math.log(10) - 0.01 + 0.01],
  trapezoid: [0.045, 0.045 + 0.01],
  "no-tail": [0.1 - 0.01 - (0.09 / Math.log(10) - 0.01), 0.09 / Math.log(10) - 0.01],
} as const;

describe("what the API answers of imported damage", () => {
  it.each([
    // a loses 1/8 and 2/8 of its value, b 3/8 and 6/8.
    ["curves", "curve", { curves: { all: straight } }, [125 + 750, 250 + 1500]],
    [
      "a ground, and a deductible of nothing",
      "recorded",
      { curves: { all: straight }, ground: 0.5, deductible: 0 },
      [62.5 + 625, 187.5 + 1375],
    ],
    [
      "insurance",
      "recorded",
      { curves: { all: straight }, deductible: 100, cover: 1000 },
      [25 + 650, 150 + 1000],
    ],
    [
      "parts with amounts of their own",
      "recorded",
      {
        curves: { all: straight },
        components: { structure: {}, content: { maxDamage: "cattle" } },
      },
      // b has no cattle, which is known: its structure is all there is.
      [125 + 37.5 + 750, 250 + 75 + 1500],
    ],
    ["values that are costs", "recorded", { curves: { all: straight }, show: "cost" }, [875, 1750]],
  ])("is what the import reported, with %s", async (_, method, damage, [d10 = 0, d100 = 0]) => {
    const { report, ask } = await publish(damage);
    const scenario = (tag: string) => report.scenarios.find((each) => each.scenario === tag)?.exposures[0];
    expect(scenario("flood_10")?.damage?.value).toBeCloseTo(d10, 9);
    for (const [rule, [w10, w100]] of Object.entries(weights)) {
      const answer = await annual(ask, "flood", rule);
      expect(answer).toMatchObject({
        method,
        rule,
        exposed_count: 2,
        counted_count: 2,
        not_assessed_count: 1,
      });
      expect(answer.expected_annual_damage.value).toBeCloseTo(w10 * d10 + w100 * d100, 6);
      expect(answer.loss_curve.map((each: { damage: { value: number } }) => each.damage.value)).toEqual([
        expect.closeTo(d10, 9),
        expect.closeTo(d100, 9),
      ]);
    }
    const reported = report.expectedAnnualDamage.find(({ hazard }) => hazard === "flood")?.damage;
    const { expected_annual_damage: asked } = await annual(ask, "flood");
    for (const bound of ["min", "value", "max"] as const)
      expect(asked[bound]).toBeCloseTo(reported?.[bound] ?? -1, 6);

    const [stats] = await ask(
      "exposure/identifying_information_stats/houses/flood_100/all?attribute=damage_cost",
    );
    expect(stats.attribute_stats.value).toMatchObject({
      exposed: expect.closeTo(d100, 9),
      total: expect.closeTo(d100, 9),
    });
    const rows = await ask("projected_risk/damage_cost/houses/flood/ari");
    expect(rows.map((row: { total: number }) => row.total)).toEqual([
      expect.closeTo(d10, 9),
      expect.closeTo(d100, 9),
    ]);
  });

  it("is by the year over a set of events, of an area too, and adds to what floods cost", async () => {
    const { report, ask } = await publish({ curves: { all: straight } });
    // a: a quarter of 1,000 at 30 m/s and three quarters at 50; b: three quarters of 2,000.
    const [a, b] = [0.1 * 250 + 0.01 * 750, 0.1 * 1500];
    const answer = await annual(ask, "storms");
    expect(answer).toMatchObject({
      method: "recorded",
      rule: "events",
      loss_curve: [],
      expected_annual_damage: { min: a + b, value: a + b, max: a * 1.5 + b },
    });
    expect(report.expectedAnnualDamage.find(({ hazard }) => hazard === "storms")?.damage.value).toBe(a + b);
    const west = {
      type: "Polygon",
      coordinates: [
        [
          [173, -41.2],
          [173.15, -41.2],
          [173.15, -41],
          [173, -41],
          [173, -41.2],
        ],
      ],
    };
    const ofArea = await ask("expected_annual_damage/houses/storms/body", { area: west });
    expect(ofArea).toMatchObject({ selected_count: 1, expected_annual_damage: { value: a } });

    const floods = await annual(ask, "flood");
    const [together] = await ask("exposure/multihazard_damage/houses/flood_100,storms/all");
    expect(together).toMatchObject({
      // Storms are no one event.
      damage: { value: 1750 },
      each: [
        { hazard_id: "flood" },
        { hazard_id: "storms", damage: null, expected_annual_damage: { value: a + b } },
      ],
      expected_annual_damage: { value: expect.closeTo(floods.expected_annual_damage.value + a + b, 6) },
    });
    const [alone] = await ask("exposure/multihazard_damage/houses/storms/all");
    expect(alone).toMatchObject({ damage: null, expected_annual_damage: { value: a + b }, counted_count: 2 });
    const [stats] = await ask(
      "exposure/identifying_information_stats/houses/storms/all?attribute=damage_cost",
    );
    expect(stats).toMatchObject({ name: "Damage ($ a year)", attribute_stats: { value: { total: a + b } } });
  });

  it("goes by the hazard's own rule where none is asked for", async () => {
    const { report, ask } = await publish({ curves: { all: straight } }, { annualDamage: "trapezoid" });
    const [w10, w100] = weights.trapezoid;
    const expected = w10 * 875 + w100 * 1750;
    expect(report.expectedAnnualDamage[0]).toMatchObject({
      rule: "trapezoid",
      damage: { value: expect.closeTo(expected, 9) },
    });
    const answer = await annual(ask, "flood");
    expect(answer).toMatchObject({ rule: "trapezoid" });
    expect(answer.expected_annual_damage.value).toBeCloseTo(expected, 6);
    const [together] = await ask("exposure/multihazard_damage/houses/flood_100/all");
    expect(together.expected_annual_damage.value).toBeCloseTo(expected, 6);
  });

  it("counts what is lost below the least class, which is in no class", async () => {
    const { report, ask } = await publish(
      { curves: { all: straight } },
      { classes: [{ from: 2, class: "low" }] },
    );
    // a stands in 1 m of water once in 10 years: not exposed, and loses 125.
    const d10 = report.scenarios.find(({ scenario }) => scenario === "flood_10")?.exposures[0];
    expect(d10).toMatchObject({ exposed: 1, damage: { value: 875 } });
    const [stats] = await ask(
      "exposure/identifying_information_stats/houses/flood_10/all?attribute=damage_cost",
    );
    expect(stats.attribute_stats.value).toMatchObject({ low: 750, total: 875 });
    const [first] = await ask("projected_risk/damage_cost/houses/flood/ari");
    expect(first).toMatchObject({ minor: 750, total: 875 });
    const answer = await annual(ask, "flood");
    expect(answer.loss_curve[0]).toMatchObject({ exposed_count: 1, damage: { value: 875 } });
  });

  it("says what is not known, and why", async () => {
    const { ask } = await publish({ curves: { all: straight }, maxDamage: "stock" });
    expect(await annual(ask, "flood")).toMatchObject({
      method: "recorded",
      exposed_count: 2,
      counted_count: 1,
      without_cost_count: 1,
      without_curve_count: 0,
      not_assessed_count: 1,
      loss_curve: [{ damage: { value: 37.5 } }, { damage: { value: 75 } }],
    });
  });

  it("leaves out an element of which a part is not known, in the report as in every answer", async () => {
    const { report, ask } = await publish({
      curves: { all: straight },
      components: { structure: {}, content: { maxDamage: "stock" } },
    });
    // b loses 750 and 1,500 of its structure, but what it has in stock is not on record.
    const [d10, d100] = [125 + 37.5, 250 + 75];
    const [w10, w100] = weights["log-linear"];
    const ofYear = expect.closeTo(w10 * d10 + w100 * d100, 6);
    expect(report.scenarios.find(({ scenario }) => scenario === "flood_100")?.exposures[0]).toMatchObject({
      exposed: 2,
      damage: { value: d100 },
      damageUnknown: 1,
    });
    expect(report.expectedAnnualDamage.find(({ hazard }) => hazard === "flood")).toMatchObject({
      damage: { value: ofYear },
      damageUnknown: 1,
    });
    expect(await annual(ask, "flood")).toMatchObject({
      expected_annual_damage: { value: ofYear },
      exposed_count: 2,
      counted_count: 1,
      without_cost_count: 1,
    });
    const [together] = await ask("exposure/multihazard_damage/houses/flood_100/all");
    expect(together).toMatchObject({ damage: { value: d100 }, exposed_count: 2, counted_count: 1 });
  });
});
