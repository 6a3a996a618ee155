import { describe, expect, it } from "vitest";
import { methodTables, readCurve } from "./methodTable.ts";

const points = [
  [0, 0],
  [1, 0.4],
  [2, 0.6],
];

describe("a consequence method as tables", () => {
  it("reads a curve straight between its points and level beyond them", () => {
    expect(readCurve(points, -1)).toBe(0);
    expect(readCurve(points, 0.5)).toBeCloseTo(0.2);
    expect(readCurve(points, 2)).toBe(0.6);
    expect(readCurve(points, 9)).toBe(0.6);
  });

  it("gives each variant its table and names what stands beside them", () => {
    const tables = methodTables({
      kind: "curve",
      unit: "m",
      floor_height_attribute: null,
      points,
      variants: [{ label: "Timber", where: {}, points, max: [[0, 1]] }],
    });
    expect(tables.map(({ title }) => title)).toEqual(["Timber", "Other elements"]);
    expect(tables[0]?.rows[1]).toEqual(["1", "40%", "40%", "100%"]);
  });

  it("lists thresholds from the lowest, whatever lies below the first", () => {
    const [table] = methodTables({
      kind: "thresholds",
      unit: "m",
      floor_height_attribute: null,
      steps: [
        { from: null, damage_class: "low" },
        { from: 0.5, damage_class: "high" },
      ],
      variants: [],
    });
    expect(table?.title).toBe("All elements");
    expect(table?.rows).toEqual([
      ["Any below", "Low"],
      ["0.5", "High"],
    ]);
  });
});
