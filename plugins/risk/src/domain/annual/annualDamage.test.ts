import type { HazardDetail } from "@stopbank/contract/layers";
import { describe, expect, it } from "vitest";
import { alongOf, annualQuestion, hasAnnualDamage } from "./annualQuestion.ts";
import { annualLacks, boundMoney, eadRuleWords, togetherLacks } from "./annualWords.ts";
import { lossLine, lossMarks } from "./lossCurve.ts";

const scenario = (slr: number, ari: number) => ({
  assetTag: `coastal_${ari}_${slr}`,
  hazard_id: "coastal",
  hazard_name: "Coastal",
  scenario_name: "",
  display_name: "",
  hazard_sentence: "",
  parameters: { slr, ari, tide: "high" },
  hazardAreas: [],
  tilesets: [],
});
const hazard = {
  hazard_id: "coastal",
  scenarios: [scenario(0, 10), scenario(0, 100), scenario(1, 10), scenario(1, 100)],
  parameters: {
    slr: { label: "Sea level rise", type: "number", unit: "m" },
    ari: { label: "Return period", type: "number", unit: "years" },
    tide: { label: "Tide", type: "keyValue" },
  },
  form: {
    elements: [
      { key: "ari", title: "Return period", type: "slider", priority: 1 },
      { key: "slr", title: "Sea level rise", type: "sealevelSlider", priority: 2 },
      { key: "tide", title: "Tide", type: "radioGroup", priority: 3 },
    ],
  },
  availableParameterValues: { slr: [0, 1], ari: [10, 100], tide: ["high"] },
  return_period_parameters: ["ari"],
} satisfies Partial<HazardDetail>;

describe("what is asked about damage by the year", () => {
  it("holds all but the return period, and goes along the sea level", () => {
    const stats = {
      types: ["buildings", "roads"],
      tags: ["coastal_100_1"],
      coordinates: "body",
      query: { regions: "suburb.a" },
      body: {
        area: { type: "Polygon" as const, coordinates: [] },
        identifying_information: { buildings: { use: { values: ["home"] } }, roads: {} },
      },
    };
    expect(annualQuestion(stats, "buildings", hazard, "coastal_100_1", "trapezoid")).toEqual({
      type: "buildings",
      hazardId: "coastal",
      coordinates: "body",
      query: { regions: "suburb.a" },
      body: {
        area: { type: "Polygon", coordinates: [] },
        identifying_information: { buildings: { use: { values: ["home"] } } },
        parameters: { slr: 1, tide: "high" },
        rule: "trapezoid",
        along: "slr",
      },
    });
  });

  it("goes along nothing where the return period is the only number", () =>
    expect(alongOf({ ...hazard, return_period_parameters: ["ari", "slr"] })).toBeUndefined());

  it("is only asked where there are curves, costs and return periods, or a set of events", () => {
    expect(hasAnnualDamage({ damage_hazards: ["coastal"] }, hazard)).toBe(true);
    expect(hasAnnualDamage({ damage_hazards: ["flood"] }, hazard)).toBe(false);
    expect(hasAnnualDamage({ damage_hazards: ["coastal"] }, { hazard_id: "coastal" })).toBe(false);
    expect(hasAnnualDamage({ annual_damage_hazards: ["coastal"] }, { hazard_id: "coastal" })).toBe(true);
    expect(hasAnnualDamage({ annual_damage_hazards: ["wind"] }, hazard)).toBe(false);
  });
});

describe("a loss curve", () => {
  const curve = [
    { return_period_years: 10, damage: { min: 0, value: 0, max: 0 } },
    { return_period_years: 1_000, damage: { min: 80, value: 100, max: 150 } },
  ];
  const at = (rule: "log-linear" | "trapezoid", years: number) =>
    lossLine(curve, rule, "value").find(([x]) => Math.abs(x - years) < 1e-6)?.[1];

  it("is straight in the logarithm of the return period, or in the probability", () => {
    // 100 years is halfway between 10 and 1,000 on a logarithmic axis; in probability 0.09 of 0.099.
    expect(at("log-linear", 100)).toBeCloseTo(50, 9);
    expect(at("trapezoid", 100)).toBeCloseTo((100 * 0.09) / 0.099, 9);
  });

  it("starts and ends at modelled events", () => {
    const line = lossLine(curve, "log-linear", "max");
    expect([line[0], line.at(-1)]).toEqual([
      [10, 0],
      [1_000, 150],
    ]);
    expect(lossMarks(curve)).toEqual([
      [10, 0],
      [1_000, 100],
    ]);
  });

  it("has a gap around an event of which nothing is known, and no mark there", () => {
    const missing = { return_period_years: 100, damage: null };
    const line = lossLine([curve[0]!, missing, curve[1]!], "log-linear", "value");
    const known = line.filter(([, amount]) => !Number.isNaN(amount));
    expect(known).toEqual(lossMarks([curve[0]!, missing, curve[1]!]));
    expect(known).toEqual(lossMarks(curve));
  });
});

describe("words about damage by the year", () => {
  it("say the rule with its own return periods", () => {
    const curve = [{ return_period_years: 5 }, { return_period_years: 200 }];
    expect(eadRuleWords("log-linear", curve)).toBe(
      "Between the modelled events damage is straight in the logarithm of the return period. Events rarer than 1 in 200 years count with its damage, the least they can cost; events commoner than 1 in 5 count nothing.",
    );
    expect(eadRuleWords("no-tail", curve)).toMatch(/rarer than 1 in 200 years count nothing;/);
    expect(eadRuleWords("trapezoid", curve)).toMatch(/^Between .* yearly probability\./);
  });

  it("say that one event alone was modelled", () => {
    const one = [{ return_period_years: 100 }];
    expect(eadRuleWords("log-linear", one)).toMatch(
      /^One event alone was modelled, 1 in 100 years: rarer ones count with/,
    );
    expect(eadRuleWords("no-tail", one)).toMatch(/rarer ones count nothing; commoner ones count nothing\.$/);
  });

  it("say what a sum over hazards leaves out", () => {
    const whole = {
      selected_count: 100,
      exposed_count: 40,
      counted_count: 40,
      partly_assessed_count: 0,
      never_assessed_count: 0,
      expected_annual_damage: { min: 1, value: 1, max: 1 },
      annual_exposed_count: 40,
      annual_counted_count: 40,
      annual_partly_assessed_count: 0,
      annual_never_assessed_count: 0,
      notes: [],
    };
    expect(togetherLacks(whole)).toEqual([]);
    expect(
      togetherLacks({
        ...whole,
        counted_count: 38,
        partly_assessed_count: 7,
        never_assessed_count: 3,
        annual_exposed_count: 40,
        annual_counted_count: 38,
        annual_partly_assessed_count: 8,
        annual_never_assessed_count: 3,
      }),
    ).toEqual([
      "2 of 40 exposed lack a replacement cost, a damage curve or an intensity and are left out",
      "7 of 100 are known for some of the hazards only and count nothing for the others: the damage in one event is a lower bound",
      "8 of 100 are not known at every return period and count nothing where not: the damage a year is a lower bound",
      "3 of 100 were not assessed for any of them",
    ]);
    const inYear = { annual_exposed_count: 60, annual_counted_count: 59, annual_never_assessed_count: 2 };
    expect(togetherLacks({ ...whole, ...inYear })).toEqual([
      "1 of 60 exposed at one return period or more lacks a replacement cost, a damage curve or an intensity and is left out of the damage a year",
      "2 of 100 were not assessed at any return period",
    ]);
    expect(togetherLacks({ ...whole, ...inYear, expected_annual_damage: null })).toEqual([]);
  });

  it("say what is left out, what is a lower bound and what was decided", () =>
    expect(
      annualLacks({
        selected_count: 100,
        exposed_count: 50,
        without_cost_count: 5,
        without_curve_count: 0,
        without_intensity_count: 1,
        partly_assessed_count: 4,
        never_assessed_count: 10,
        notes: [{ code: "risk/several-scenarios-of-a-period", sentence: "1 in 10 years: A counts." }],
      }),
    ).toEqual([
      "5 of 50 exposed lack a replacement cost and are left out",
      "1 of 50 exposed lacks an intensity and is left out",
      "4 of 100 are not known at every return period and count nothing where not: the figure is a lower bound",
      "10 of 100 were not assessed in any event",
      "1 in 10 years: A counts",
    ]));

  it("say that a figure is the least it can be", () => {
    expect(boundMoney({ partly_assessed_count: 1 }, 609, "NZD")).toBe("at least $609");
    expect(boundMoney({ partly_assessed_count: 0 }, 609, "NZD")).toBe("$609");
    expect(boundMoney({ partly_assessed_count: 1 }, undefined, "NZD")).toBe("–");
  });
});

describe("what is left out", () => {
  const counts = [0, 1, 2, 1_234];
  const lacks = counts.flatMap((count) => [
    ...annualLacks({
      exposed_count: 5_000,
      selected_count: 9_000,
      without_cost_count: count,
      without_curve_count: count,
      without_intensity_count: count,
      partly_assessed_count: count,
      never_assessed_count: count,
      notes: [],
    }),
    ...togetherLacks({
      exposed_count: 5_000,
      counted_count: 5_000 - count,
      selected_count: 9_000,
      partly_assessed_count: count,
      never_assessed_count: count,
      expected_annual_damage: null,
      annual_exposed_count: 0,
      annual_counted_count: 0,
      annual_partly_assessed_count: count,
      annual_never_assessed_count: 0,
      notes: [],
    }),
  ]);

  it("is said in agreement with its count, and of none nothing is said", () => {
    expect(lacks.length).toBe(3 * 9);
    const one = /^1 of [59],000 (exposed lacks .* is left out|is .* counts nothing .*|was not assessed .*)$/;
    const many =
      /^(2|1,234) of [59],000 (exposed lack .* are left out|are .* count nothing .*|were not assessed .*)$/;
    expect(lacks.filter((text) => one.test(text) === many.test(text))).toEqual([]);
  });
});
