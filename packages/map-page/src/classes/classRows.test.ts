import { describe, expect, it } from "vitest";
import { numbers } from "../testing/riskNumbers.ts";
import { amountRows, quantityRows } from "./classRows.ts";
import { classLabels } from "./damageClasses.ts";

const labels = classLabels(undefined);

describe("rows by damage class", () => {
  it("go from the most severe down and add up to the whole", () => {
    const rows = quantityRows(numbers({ high: 1, low: 2, unspecified: 1 }), labels, 4);
    expect(rows.map(({ label }) => label)).toEqual(["Major", "Minor", "Unspecified"]);
    expect(rows.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 12);
  });

  it("carry the layer's unit", () => {
    expect(quantityRows(numbers({ low: 1.25 }, { metric_unit: "km" }), labels, 90)[0]?.shown).toBe(
      "1.25\u00a0km",
    );
  });

  it("count people as people", () => {
    const { totals } = numbers({ high: 4_771 });
    const people = { currency: null, unit: "people", min: totals, value: totals, max: totals };
    expect(amountRows(people, labels, 9_542)).toMatchObject([
      { label: "Major", shown: "4,771\u00a0people", share: 0.5 },
    ]);
  });

  it("MAP-32 show a range, and why, only where costs are uncertain", () => {
    const { totals } = numbers({ high: 2_000_000, low: 500 });
    const costs = {
      currency: "NZD",
      min: { ...totals, high: 1_500_000 },
      value: totals,
      max: { ...totals, high: 2_400_000 },
    };
    const [major, minor] = amountRows(costs, labels, undefined);
    expect(major).toMatchObject({ shown: "$2\u00a0M", range: { shown: "$1.5\u00a0M to $2.4\u00a0M" } });
    expect(major?.uncertainty).toEqual({
      is_uncertain: true,
      tooltip: "Between $1.5\u00a0M and $2.4\u00a0M, as what it rests on is given as a range",
    });
    expect(minor?.uncertainty).toBeUndefined();
    expect(minor?.range).toBeUndefined();
  });
});
