import { describe, expect, it } from "vitest";
import { frequencyParameters, periodGroups, type Recurring } from "./returnPeriods.ts";

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
    ["a shaking of one return period each", along("pga", [0.1, 25], [0.3, 500])],
    ["a chance in 50 years", along("chance", [10, 475], [2, 2475])],
    ["names of events", along("event", ["small", 10], ["large", 500])],
    ["names of events, of which two come as often", along("event", ["a", 500], ["b", 500], ["c", 2500])],
  ])("are %s", (_, scenarios) => {
    expect(frequencyParameters(scenarios)).toEqual(Object.keys(scenarios[0]?.parameters ?? {}));
  });

  it.each<[string, Recurring[], Record<string, { label: string }>]>([
    ["the sea level, of one return period each", along("slr", [0, 100], [0.5, 50], [1, 10]), {}],
    ["what is called a sea level", along("rise", [0, 100], [1, 10]), { rise: { label: "Sea level (m)" } }],
    ["the climate", along("climate", ["now", 100], ["later", 20]), {}],
    ["a year", along("year", [2030, 100], [2100, 20]), {}],
    ["what has several return periods a value", along("tide", ["low", 10], ["low", 100], ["high", 10]), {}],
    ["anything where all come equally often", along("depth", [1, 100], [2, 100]), {}],
  ])("are never %s", (_, scenarios, described) => {
    expect(frequencyParameters(scenarios, described)).toEqual([]);
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
