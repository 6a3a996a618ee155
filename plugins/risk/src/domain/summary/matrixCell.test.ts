import { stateWords } from "@stopbank/map-page/state-words";
import { numbers } from "@stopbank/map-page/testing/risk-numbers";
import { describe, expect, it } from "vitest";
import { cellOfOne, cellOfSeveral, shortOf } from "./matrixCell.ts";

const words = stateWords(undefined);
const { assessment, totals } = numbers({ low: 30, high: 15 });
const money = {
  currency: "NZD",
  price_year: 2024,
  min: totals,
  value: { ...totals, total: 1_200_000 },
  max: totals,
  selected_total: 5_000_000,
  selected_missing: 0,
  assessed_total: 4_000_000,
  assessed_missing: 0,
};
const costed = numbers({ low: 30, high: 15 }, { attribute_stats: { replacement_costs: money } });

describe("a cell of the matrix", () => {
  it("has the quantity, its share of what was assessed, what it would cost and what was not assessed", () => {
    expect(cellOfOne(costed, words, true)).toEqual({
      state: "exposed",
      figure: "45",
      share: "50%",
      value: "$1.2\u00a0M",
      notAssessed: "10 not assessed",
    });
    expect(cellOfOne(costed, words, false).value).toBeUndefined();
  });

  it("tells what is not known to be exposed from what no one assessed", () => {
    expect(cellOfOne(numbers({}), words, true)).toEqual({
      state: "none",
      figure: "None exposed",
      notAssessed: "10 not assessed",
    });
    const unassessed = { ...assessment, assessed_count: 0, not_assessed_count: 100 };
    expect(cellOfOne(numbers({}, { assessment: unassessed }), words, true)).toEqual({
      state: "not assessed",
      figure: "Not assessed",
    });
    expect(cellOfOne(numbers({}), stateWords({ is_cascading: true }), true).figure).toBe("None out");
  });

  it("gives no share of several hazards unless all of them were assessed for every element", () => {
    const several = { ...costed, total_metric_exposed: 45 };
    expect(cellOfSeveral(several, words).share).toBeUndefined();
    const whole = { ...several, assessment: { ...assessment, not_assessed_count: 0 } };
    expect(cellOfSeveral(whole, words).share).toBe("50%");
    expect([several, whole].map((data) => shortOf(cellOfSeveral(data, words)))).toEqual(["45", "45, 50%"]);
  });
});
