import { describe, expect, it } from "vitest";
import { fragilityFormula, fragilityLine, fragilityRange } from "./fragilityLines.ts";
import { assessedWords, conditionWords, floorWords, readingWords, samplingWords } from "./methodWords.ts";

const information = [
  { key: "construction", label: "Construction", type: "text", lookup: false },
  { key: "height", label: "Height", type: "numeric", lookup: false, unit: "m" },
  { key: "floor_height", label: "Floor height", type: "numeric", lookup: false, unit: "m" },
] as const;

describe("a methodology in words", () => {
  it("says which elements follow a variant, by the labels of their attributes", () => {
    expect(
      conditionWords({ construction: { values: ["Concrete", "Steel"] }, height: { min: 2 } }, information),
    ).toBe("Construction is Concrete or Steel, and Height is 2 m or more");
    expect(conditionWords({ year_built: { max: 1964 } }, information)).toBe("year built is 1964 or less");
    expect(conditionWords({ height: { min: 2, max: 3.5 } }, information)).toBe("Height is 2 to 3.5 m");
    expect(conditionWords({}, information)).toBe("");
  });

  it("says how a curve is read", () => {
    expect(readingWords({}, "m")).toMatch(/straight between its points and level/);
    expect(readingWords({ reading: "step", step: 0.01 }, "m")).toMatch(/in steps.*rounded to 0.01 m first/);
    expect(readingWords({ affected: [[0, 1]] }, "m")).toMatch(/share of what is there/);
    expect(floorWords("floor_height", "m", information)).toMatch(
      /^Each element's floor height \(m\) is taken off/,
    );
    expect(floorWords(null, "m", information)).toBeUndefined();
  });

  it("says how a value was found under an element, by the layer's own rule", () => {
    const sampling = {
      rule: "max",
      cells: "touched",
      note: "",
      of: { roads: { rule: "mean", cells: "coverage" } },
    };
    expect(samplingWords({ sampling, asset_type: "buildings" })).toBe(
      "An element takes the greatest value under it; every cell it touches counts.",
    );
    expect(samplingWords({ sampling, asset_type: "roads" })).toMatch(/mean .* share that is covered\.$/);
  });

  it("says where elements were assessed", () => {
    expect(assessedWords([172.8, -40.3, 172.9, -40.2])).toBe(
      "The study reached from 172.8° E to 172.9° E and from 40.3° S to 40.2° S. Elements beyond it are not assessed: neither exposed nor safe.",
    );
    expect(assessedWords("all")).toMatch(/the whole/);
    expect(assessedWords(null)).toMatch(/does not say/);
  });
});

describe("fragility", () => {
  it("is drawn from nothing to where the heaviest state is nearly sure", () => {
    const state = {
      state: "Complete",
      damage_class: "high",
      median: 0.4,
      beta: 0.6,
      ratio: { min: 1, value: 1, max: 1 },
    };
    // 0.4 e^1.2 = 1.33.
    const range = fragilityRange([state]);
    expect(range).toEqual([0, 1.5]);
    const line = fragilityLine(state, [0, 0.8]);
    expect(line[0]).toEqual([0, 0]);
    expect(line[100]?.[1]).toBeCloseTo(0.5, 12);
  });

  it("has its formula, and that of the measure where it is another", () => {
    expect(fragilityFormula({ conversion: null, unit: "g" })).toHaveLength(1);
    const conversion = { unit: "g", intercept: -1.6, slope: 3.7, scale: 1 / 980.665 };
    expect(fragilityFormula({ conversion, unit: "MMI" })[1]).toBe(
      "x in g = 0.00102 × 10^((MMI + 1.6) / 3.7)",
    );
  });
});
