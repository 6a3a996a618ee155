import type { ChangeTotals, ComparisonNumbers, ElementState } from "@stopbank/contract/comparison";

const each = 300_000;
const totals = (count: number): ChangeTotals => ({
  count,
  metric: count,
  cost: count * each,
  cost_missing: 0,
});

/** Buildings when the stopbanks breach beside when they hold: 20 more are exposed, 40 worse off, 5 better. */
export const breach: ComparisonNumbers = {
  metric_type: "count",
  metric_unit: "each",
  money: { currency: "NZD", price_year: 2025 },
  selected: totals(100),
  before: {
    assessed: totals(90),
    exposed: totals(30),
    not_exposed: totals(60),
    not_assessed: totals(10),
    percent_exposed: 100 / 3,
    classes: [
      { class: "low", ...totals(20) },
      { class: "high", ...totals(10) },
    ],
  },
  after: {
    assessed: totals(90),
    exposed: totals(50),
    not_exposed: totals(40),
    not_assessed: totals(10),
    percent_exposed: 500 / 9,
    classes: [
      { class: "low", ...totals(15) },
      { class: "high", ...totals(35) },
    ],
  },
  comparable: {
    exposed_before: totals(30),
    exposed_after: totals(50),
    difference: { count: 20, metric: 20, cost: 20 * each },
  },
  worse: totals(40),
  better: totals(5),
  same: totals(45),
  not_comparable: totals(10),
  class_differences: [
    { class: "low", count: -5, metric: -5, cost: -5 * each },
    { class: "high", count: 25, metric: 25, cost: 25 * each },
  ],
  transitions: (
    [
      ["not_exposed", "not_exposed", 35],
      ["not_exposed", "low", 15],
      ["not_exposed", "high", 10],
      ["low", "not_exposed", 5],
      ["low", "high", 15],
      ["high", "high", 10],
      ["not_assessed", "not_assessed", 10],
    ] satisfies [ElementState, ElementState, number][]
  ).map(([before, after, count]) => ({ before, after, ...totals(count) })),
  sentence:
    "Buildings: 50 are exposed to river flooding, stopbanks breach, 20 more than the 30 exposed to river flooding, stopbanks hold; 40 are worse off, 5 better; 10 cannot be compared, not being assessed on both sides.",
};

/** Roads that nobody assessed on one side. */
export const notComparable: ComparisonNumbers = {
  ...breach,
  metric_type: "length",
  metric_unit: "km",
  money: null,
  not_comparable: totals(100),
  class_differences: [],
  sentence: "None of 100 selected roads was assessed on both sides.",
};

export const sides = { left: "Stopbanks hold", right: "Stopbanks breach" };
