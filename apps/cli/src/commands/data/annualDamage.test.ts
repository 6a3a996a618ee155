import { reportText } from "@stopbank/geo-import/report-text";
import { describe, expect, it } from "vitest";
import { importAndAsk, type Rows } from "../../testing/importAndAsk.ts";

interface Annual {
  readonly expected_annual_damage: { readonly value: number } | null;
  readonly loss_curve: readonly {
    readonly return_period_years: number;
    readonly hazard_scenario: string;
    readonly left_aside: readonly string[];
  }[];
  readonly along?: readonly {
    readonly parameter_value: number;
    readonly return_periods: readonly number[];
    readonly expected_annual_damage: { readonly value: number } | null;
  }[];
  readonly held_parameters: object;
  readonly notes: readonly { readonly code: string; readonly sentence: string }[];
  readonly partly_assessed_count: number;
  readonly never_assessed_count: number;
  readonly sentence: string;
}

interface Scenario {
  readonly tag: string;
  readonly column: string;
  readonly parameters: Readonly<Record<string, number | string>>;
  readonly years: number;
}

/** Half of the cost at 4 m, all of it at 8 m. */
const curves = {
  all: [
    [0, 0],
    [8, 1],
  ],
};
const floods = (scenarios: readonly Scenario[], { id = "flood", ...more }: { id?: string } = {}) => ({
  id,
  title: id,
  summary: id,
  intensity: "Depth",
  unit: "m",
  source: { kind: "attribute" },
  parameters: Object.fromEntries(
    Object.keys(scenarios[0]?.parameters ?? {}).map((key) => [key, { label: key }]),
  ),
  scenarios: scenarios.map(({ tag, column, parameters, years }) => ({
    tag,
    name: tag,
    column,
    parameters,
    returnPeriodYears: years,
  })),
  sampling: { rule: "attribute" },
  classes: "exposed",
  damage: { houses: { curves } },
  methodology: { content: "Test" },
  ...more,
});
/** Each house is worth 8,000, so a metre of water costs 1,000. */
const houses = (columns: readonly string[], ...depths: readonly (readonly (number | "")[])[]): Rows => [
  ["id", "lon", "lat", "cost", ...columns],
  ...depths.map((each, i) => [`h${i}`, 173 + i / 10, -41, 8000, ...each]),
];
const withCosts = { replacementCost: { value: "cost" } };

/** The area under damage by yearly frequency, in thin slices, damage straight in ln T; the tail as the rarest. */
function integrated(points: readonly (readonly [years: number, damage: number])[]): number {
  const slices = 20_000;
  let sum = points.at(-1)![1] / points.at(-1)![0];
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!];
    const [f1, f2] = [1 / from[0], 1 / to[0]];
    for (let slice = 0; slice < slices; slice++) {
      const f = f1 + ((f2 - f1) * (slice + 0.5)) / slices;
      sum += ((f1 - f2) / slices) * (from[1] + (Math.log(f1 / f) / Math.log(f1 / f2)) * (to[1] - from[1]));
    }
  }
  return sum;
}

const annualPath = "expected_annual_damage/houses/flood/all";

describe("expected annual damage in the import's report and in the API", () => {
  it.each([
    ["a chance in percent", (years: number) => 100 / years],
    ["a chance as a share", (years: number) => 1 / years],
    ["the return period", (years: number) => years],
    ["a name", (years: number) => `once in ${years}`],
  ])("is one and the same where the parameter is %s", async (_, oftenOf) => {
    const scenarios = [10, 50, 100].map((years) => ({
      tag: `flood_${years}`,
      column: `d${years}`,
      parameters: { often: oftenOf(years) },
      years,
    }));
    const table = houses(["d10", "d50", "d100"], [1, 2, 3], [0, 1, 4]);
    const { report, ask } = await importAndAsk(table, [floods(scenarios)], withCosts);
    const expected = integrated([
      [10, 1000],
      [50, 3000],
      [100, 7000],
    ]);
    expect(report.expectedAnnualDamage).toMatchObject([
      { parameters: {}, returnPeriods: [10, 50, 100], damage: { value: expect.closeTo(expected, 2) } },
    ]);
    const answer: Annual = await ask(annualPath);
    expect(answer.expected_annual_damage?.value).toBeCloseTo(expected, 2);
    expect(answer.expected_annual_damage?.value).toBe(report.expectedAnnualDamage[0]?.damage.value);
    expect(answer.notes).toEqual([]);
  });

  it("names the scenario that counts of two that come equally often", async () => {
    const scenarios = [
      { tag: "small", column: "d10", parameters: { model: "a", ari: 10 }, years: 10 },
      { tag: "large", column: "d100", parameters: { model: "a", ari: 100 }, years: 100 },
      { tag: "large_again", column: "d50", parameters: { model: "a", ari: 100 }, years: 100 },
    ];
    const table = houses(["d10", "d50", "d100"], [1, 2, 3]);
    const { report, ask } = await importAndAsk(table, [floods(scenarios)], withCosts);
    const answer: Annual = await ask(annualPath);
    expect(answer.loss_curve.map(({ hazard_scenario, left_aside }) => [hazard_scenario, left_aside])).toEqual(
      [
        ["small", []],
        ["large", ["large_again"]],
      ],
    );
    expect(answer.notes).toEqual([
      {
        code: "risk/several-scenarios-of-a-period",
        sentence:
          "1 in 100 years: “flood, large” counts; “flood, large_again”, of the same return period, is left aside.",
      },
    ]);
    expect(answer.sentence).toContain(answer.notes[0]?.sentence);
    expect(report.expectedAnnualDamage[0]).toMatchObject({
      leftAside: ["large_again"],
      damage: answer.expected_annual_damage,
    });
    // Whoever names the other one means it.
    const [together] = await ask("exposure/multihazard_damage/houses/large_again/all");
    expect(together.expected_annual_damage.value).toBeCloseTo(
      integrated([
        [10, 1000],
        [100, 2000],
      ]),
      2,
    );
    expect(together.notes[0].sentence).toContain("“flood, large_again” counts; “flood, large”, of");
  });
});

describe("a return period that an element was not assessed at", () => {
  const scenarios = [10, 100].map((years) => ({
    tag: `flood_${years}`,
    column: `d${years}`,
    parameters: { ari: years },
    years,
  }));
  // The first two stand in the same water once in 10 years; the second was not looked at beyond, the last never.
  const table = houses(["d10", "d100"], [2, 4], [2, ""], [0, ""], [0, 0], ["", ""]);

  it("counts nothing, so the sum is a lower bound and says so, in report, answer and sentence", async () => {
    const { report, ask } = await importAndAsk(table, [floods(scenarios)], withCosts);
    const whole = integrated([
      [10, 2000],
      [100, 4000],
    ]);
    const part = integrated([
      [10, 2000],
      [100, 0],
    ]);
    const of = async (id: string): Promise<Annual> =>
      ask(annualPath, { prefiltered_asset_ids: { houses: [id] } });
    expect(await of("h0")).toMatchObject({ partly_assessed_count: 0, never_assessed_count: 0 });
    const partly = await of("h1");
    expect(partly).toMatchObject({ partly_assessed_count: 1, never_assessed_count: 0 });
    expect(partly.expected_annual_damage?.value).toBeCloseTo(part, 2);
    expect(partly.sentence).toMatch(
      /damage to the selected house costs at least \$[\d,]+ a year\. That is a lower bound: of 1 /,
    );
    expect(await of("h4")).toMatchObject({
      expected_annual_damage: null,
      partly_assessed_count: 0,
      never_assessed_count: 1,
    });
    const all: Annual = await ask(annualPath);
    expect(all).toMatchObject({ partly_assessed_count: 2, never_assessed_count: 1 });
    expect(all.expected_annual_damage?.value).toBeCloseTo(whole + part, 2);
    expect(all.sentence).toMatch(/lower bound: of 2 .* 1 was not assessed\.$/);
    expect(report.expectedAnnualDamage).toMatchObject([
      { partlyAssessed: 2, damage: all.expected_annual_damage },
    ]);
    const [together] = await ask("exposure/multihazard_damage/houses/flood_10/all");
    expect(together).toMatchObject({ partly_assessed_count: 0, annual_partly_assessed_count: 2 });
  });
});

describe("several sea levels", () => {
  const scenario = (slr: number, years: number, column: string): Scenario => ({
    tag: `flood_${years}_slr${slr * 100}`,
    column,
    parameters: { slr, ari: years },
    years,
  });
  const columns = ["d10", "d50", "d100"];

  it("name the return periods that each of their figures is from", async () => {
    const scenarios = [
      scenario(0, 10, "d10"),
      scenario(0, 50, "d50"),
      scenario(0, 100, "d100"),
      scenario(0.5, 10, "d10"),
      scenario(0.5, 100, "d100"),
      scenario(1, 100, "d100"),
    ];
    const { ask } = await importAndAsk(houses(columns, [1, 3, 4]), [floods(scenarios)], withCosts);
    const answer: Annual = await ask(annualPath, { parameters: { slr: 0 }, along: "slr" });
    const points = { 10: 1000, 50: 3000, 100: 4000 } as const;
    const figure = (...years: (keyof typeof points)[]) =>
      integrated(years.map((each) => [each, points[each]]));
    expect(
      answer.along?.map(({ parameter_value, return_periods }) => [parameter_value, return_periods]),
    ).toEqual([
      [0, [10, 50, 100]],
      [0.5, [10, 100]],
      [1, [100]],
    ]);
    expect(answer.along?.map((row) => row.expected_annual_damage?.value)).toEqual([
      expect.closeTo(figure(10, 50, 100), 2),
      expect.closeTo(figure(10, 100), 2),
      expect.closeTo(figure(100), 2),
    ]);
  });

  it("are no loss curve under a name that tells nobody what they are, until the description does", async () => {
    const scenarios = [
      { ...scenario(0, 100, "d10"), parameters: { level: 0 } },
      { ...scenario(0.5, 50, "d50"), parameters: { level: 0.5 } },
    ];
    const unclear = floods(scenarios);
    const events = floods(
      scenarios.map((each) => ({ ...each, tag: `event_${each.years}` })),
      { id: "events" },
    );
    const named = { ...events, parameters: { level: { label: "Level", frequency: true } } };
    const { report, ask } = await importAndAsk(houses(columns, [1, 3, 4]), [unclear, named], withCosts);
    expect(report.frequencyNotNamed).toEqual([{ hazard: "flood", parameters: ["level"] }]);
    expect(report.expectedAnnualDamage.map(({ hazard, returnPeriods }) => [hazard, returnPeriods])).toEqual([
      ["events", [50, 100]],
    ]);
    expect(reportText(report)).toContain(
      "flood: not reckoned. Scenarios of different return periods differ in level",
    );
    const [together] = await ask("exposure/multihazard_damage/houses/flood_50_slr50/all");
    expect(together).toMatchObject({
      damage: { value: 3000 },
      expected_annual_damage: null,
      notes: [{ code: "risk/frequency-not-named" }],
    });
    const answer: Annual = await ask("expected_annual_damage/houses/events/all");
    expect(answer.loss_curve.map(({ return_period_years }) => return_period_years)).toEqual([50, 100]);
  });

  it.each([
    ["beside the return period", (slr: number, years: number) => ({ slr, ari: years })],
    ["that alone tell scenarios apart", (slr: number) => ({ slr })],
  ])("of one return period each, %s, are never one loss curve", async (_, parameters) => {
    const scenarios = [
      { ...scenario(0, 100, "d10"), parameters: parameters(0, 100) },
      { ...scenario(0.5, 50, "d50"), parameters: parameters(0.5, 50) },
      { ...scenario(1, 10, "d100"), parameters: parameters(1, 10) },
    ];
    const { report, ask } = await importAndAsk(houses(columns, [1, 3, 4]), [floods(scenarios)], withCosts);
    const [together] = await ask("exposure/multihazard_damage/houses/flood_50_slr50/all");
    expect(together).toMatchObject({ damage: { value: 3000 }, expected_annual_damage: null });
    const answer: Annual = await ask(annualPath);
    expect(answer.loss_curve.map(({ hazard_scenario }) => hazard_scenario)).toEqual(["flood_100_slr0"]);
    expect(answer.held_parameters).toMatchObject({ slr: 0 });
    expect(answer.notes).toMatchObject([{ code: "risk/parameters-left-open" }]);
    expect(answer.sentence).toContain("from one return period alone (1 in 100 years)");
    expect(report.expectedAnnualDamage.map((each) => [each.parameters.slr, each.returnPeriods])).toEqual([
      [0, [100]],
      [0.5, [50]],
      [1, [10]],
    ]);
  });
});
