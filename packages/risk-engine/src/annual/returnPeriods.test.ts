import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frequencyParameters, periodGroups, type Recurring, unnamedFrequencies } from "./returnPeriods.ts";

/** Scenarios of one parameter: its value, and the return period in years. */
const along = (key: string, ...each: [value: number | string, years: number][]): Recurring[] =>
  each.map(([value, returnPeriodYears]) => ({ parameters: { [key]: value }, returnPeriodYears }));

describe("the parameters that say how often a scenario comes back", () => {
  it.each<[string, Recurring[]]>([
    ["the return period in years", along("ari", [10, 10], [100, 100])],
    ["the same as text", along("ari", ["10", 10], ["100", 100])],
    ["a chance in percent", along("aep", [10, 10], [2, 50], [1, 100])],
    ["a chance in percent below 1", along("aep", [1, 100], [0.5, 200], [0.2, 500])],
    ["a chance as a share", along("aep", [0.1, 10], [0.02, 50], [0.01, 100])],
    ["how often a year", along("per_year", [2, 0.5], [0.1, 10])],
    ["the chance of one event or more", along("aep", [63.2, 1], [39.35, 2], [1, 100])],
    ["a chance whose return period is rounded", along("aep", [1.8, 55], [1.3, 75], [0.4, 250])],
    ["a chance in 50 years", along("chance", [10, 475], [2, 2475])],
    ["names that hold the return period", along("event", ["1 in 10", 10], ["1 in 1,000 years", 1000])],
    ["shakings named by it", along("shaking", ["25yr", 25], ["500yr", 500])],
    ["a return period under the name of a year", along("year", [10, 10], [100, 100])],
    ["what states it in one scenario, and is called so", along("ari", [100, 100])],
  ])("are %s", (_, scenarios) => {
    expect(frequencyParameters(scenarios)).toEqual(Object.keys(scenarios[0]?.parameters ?? {}));
  });

  it.each<[string, Recurring[], Record<string, { label: string; frequency?: boolean }>]>([
    ["the sea level, of one return period each", along("slr", [0, 100], [0.5, 50], [1, 10]), {}],
    ["what is called a sea level", along("rise", [0, 100], [1, 10]), { rise: { label: "Sea level (m)" } }],
    ["the climate", along("climate", ["now", 100], ["later", 20]), {}],
    ["a year", along("year", [2030, 100], [2100, 20]), {}],
    ["a year of some kind", along("target_year", [2030, 100], [2100, 20]), {}],
    ["a horizon", along("horizon", [2030, 100], [2060, 50], [2100, 20]), {}],
    [
      "a sea level that has the figures of a return period",
      along("slr_cm", [10, 10], [50, 50], [100, 100]),
      {},
    ],
    ["a sea level in camel case", along("seaLevelCm", [10, 10], [50, 50]), {}],
    [
      "what states it by chance in one scenario",
      [{ parameters: { level: 1, q: "a" }, returnPeriodYears: 100 }],
      {},
    ],
    ["what the data says is none", along("t", [10, 10], [100, 100]), { t: { label: "T", frequency: false } }],
    ["a chance that has two return periods", along("chance", [10, 475], [10, 2475], [2, 5000]), {}],
    ["a chance that goes up and down", along("chance", [10, 475], [5, 300], [2, 2475]), {}],
    ["what has several return periods a value", along("tide", ["low", 10], ["low", 100], ["high", 10]), {}],
    ["anything where all come equally often", along("depth", [1, 100], [2, 100]), {}],
  ])("are never %s", (_, scenarios, described) => {
    expect(frequencyParameters(scenarios, described)).toEqual([]);
  });

  it("are those that the data names, whatever they are called", () => {
    const named = { event: { frequency: true }, slr: { frequency: true } };
    expect(frequencyParameters(along("event", ["small", 10], ["large", 500]), named)).toEqual(["event"]);
    expect(frequencyParameters(along("slr", [0, 10], [1, 500]), named)).toEqual(["slr"]);
  });

  it("are those that state it, where another goes along with them", () => {
    const scenarios = [10, 50, 100].map((years, i) => ({
      parameters: { rise: i / 2, aep: 100 / years },
      returnPeriodYears: years,
    }));
    expect(frequencyParameters(scenarios)).toEqual(["aep"]);
  });

  it("are read off scenarios that have a return period", () => {
    const scenarios = [...along("ari", [10, 10], [100, 100]), { parameters: { ari: "most" } }];
    expect(frequencyParameters(scenarios)).toEqual(["ari"]);
  });
});

describe("the parameters of which one would have to be named", () => {
  it.each<[string, Recurring[]]>([
    ["a level that goes with the return period", along("level", [0, 100], [0.5, 50], [1, 20])],
    ["a shaking", along("pga", [0.1, 25], [0.3, 500])],
    ["names of events", along("event", ["small", 10], ["large", 500])],
    ["banks", along("banks", ["with", 100], ["without", 20])],
    ["a period of years", along("span", ["2030s", 100], ["2090s", 20])],
  ])("are %s", (_, scenarios) => {
    expect(unnamedFrequencies(scenarios)).toEqual(Object.keys(scenarios[0]?.parameters ?? {}));
    expect(frequencyParameters(scenarios)).toEqual([]);
  });

  it("are all that differ under one sea level", () => {
    const scenarios = [0, 1].flatMap((slr) =>
      [1, 2].map((i) => ({
        parameters: { slr, event: `e${"x".repeat(i)}`, pga: i / 10, model: "m" },
        returnPeriodYears: 100 * i + slr,
      })),
    );
    expect(unnamedFrequencies(scenarios)).toEqual(["event", "pga"]);
  });

  it.each<[string, Recurring[], Record<string, { frequency?: boolean }>]>([
    ["one states it", along("ari", [10, 10], [100, 100]), {}],
    ["one is called so", along("chance", [10, 475], [2, 2475]), {}],
    ["the data says it is one", along("event", ["a", 10], ["b", 100]), { event: { frequency: true } }],
    ["the data says it is none", along("banks", ["a", 10], ["b", 100]), { banks: { frequency: false } }],
    ["it is the sea level", along("slr", [0, 100], [1, 10]), {}],
    ["each has a curve of its own", along("tide", ["low", 10], ["low", 100], ["high", 10]), {}],
    ["all come equally often", along("depth", [1, 100], [2, 100]), {}],
  ])("are none where %s", (_, scenarios, described) => {
    expect(unnamedFrequencies(scenarios, described)).toEqual([]);
  });
});

it("makes as many loss curves as there are combinations of conditions, whatever these are called", () => {
  const text = (count: number) =>
    fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: count });
  const readings: ((years: number) => number | string)[] = [
    (years) => years,
    (years) => 1 / years,
    (years) => 100 / years,
    (years) => `1 in ${years}`,
    (years) => `${100 / years}%`,
  ];
  const conditions = fc.uniqueArray(
    fc.tuple(
      fc.constantFrom(
        "slr",
        "rise",
        "banks",
        "horizon",
        "year",
        "climate",
        "tide",
        "model",
        "time_slice",
        "q",
      ),
      fc.oneof(text(3), fc.uniqueArray(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 3 })),
    ),
    { maxLength: 3, selector: ([key]) => key },
  );
  const periods = fc.uniqueArray(fc.integer({ min: 2, max: 5000 }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(
      conditions,
      periods,
      fc.constantFrom("ari", "aep", "t", "event"),
      fc.constantFrom(...readings),
      (held, years, key, reading) => {
        const circumstances = held.reduce<Record<string, number | string>[]>(
          (before, [name, values]) =>
            before.flatMap((each) => values.map((value) => ({ ...each, [name]: value }))),
          [{}],
        );
        const scenarios = circumstances.flatMap((each) =>
          years.map((returnPeriodYears) => ({
            parameters: { ...each, [key]: reading(returnPeriodYears) },
            returnPeriodYears,
          })),
        );
        expect(frequencyParameters(scenarios)).toEqual([key]);
        expect(unnamedFrequencies(scenarios)).toEqual([]);
        const curves = periodGroups(scenarios, [key]);
        expect(curves.length).toBe(circumstances.length);
        for (const { steps } of curves) expect(steps.length).toBe(years.length);
      },
    ),
  );
});

describe("scenarios by what they have in common", () => {
  const scenarios = [0, 1].flatMap((slr) =>
    [100, 10].map((years) => ({
      tag: `${slr}_${years}`,
      parameters: { slr, ari: years },
      returnPeriodYears: years,
    })),
  );
  const tagsOf = (groups: ReturnType<typeof periodGroups<(typeof scenarios)[number]>>) =>
    groups.map(({ parameters, steps }) => [
      parameters,
      ...steps.map(({ years, scenario, leftAside }) => [
        years,
        scenario.tag,
        ...leftAside.map(({ tag }) => tag),
      ]),
    ]);

  it("are ascending in years, apart for each of the other parameters", () => {
    expect(tagsOf(periodGroups(scenarios, ["ari"]))).toEqual([
      [{ slr: 0 }, [10, "0_10"], [100, "0_100"]],
      [{ slr: 1 }, [10, "1_10"], [100, "1_100"]],
    ]);
  });

  it("name those that an earlier one of the same return period stands for", () => {
    const again = { ...scenarios[0]!, tag: "again" };
    expect(tagsOf(periodGroups([...scenarios, again], ["ari"]))[0]).toEqual([
      { slr: 0 },
      [10, "0_10"],
      [100, "0_100", "again"],
    ]);
  });

  it("leave out what has no return period", () => {
    expect(periodGroups([{ parameters: {} }], [])).toEqual([]);
  });
});
