import { classLabels } from "@stopbank/map-page/damage-classes";
import { describe, expect, it } from "vitest";
import { projectedPoint } from "../testing/projections.ts";
import { exposureColumns, exposureTable, noProjectedExposure } from "./projectedExposure.ts";

const labels = classLabels(undefined);
const valueWords = (value: number) => ({ tick: String(value), label: `${value} m` });
const unknown = projectedPoint(2, null, { is_exposed: "unknown" });
const points = [projectedPoint(0, null), projectedPoint(1, 0.45), unknown];

describe("one element along a parameter", () => {
  it("stands in the colour of its class, and says so", () => {
    const columns = exposureColumns(points, labels, valueWords);
    expect(columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0))).toEqual([0, 0.45, 0]);
    expect(columns.map(({ said }) => said)).toEqual(["not exposed", "45\u00a0cm, moderate", "not assessed"]);
    expect(columns.map(({ blank }) => blank)).toEqual(["not exposed", undefined, "not assessed"]);
  });

  it("has every figure in its table", () =>
    expect(
      exposureTable(points, labels, valueWords, { x: "Rise", intensity: "Depth", damage: "Damage" }, "at 1"),
    ).toEqual({
      columns: ["Rise", "Depth", "Damage"],
      rows: [
        ["0 m", "–", "Not exposed"],
        ["1 m (on map)", "45\u00a0cm", "Moderate"],
        ["2 m", "–", "Not assessed"],
      ],
    }));

  it("is absent where no value is known, and says why", () => {
    expect(noProjectedExposure(points)).toBeUndefined();
    expect(noProjectedExposure([projectedPoint(0, null), unknown])).toBe(
      "The selected element is not exposed under this combination",
    );
    expect(noProjectedExposure([unknown])).toMatch(/not assessed/);
    expect(noProjectedExposure([projectedPoint(0, null, { is_exposed: "true" })])).toMatch(
      /how badly is not given/,
    );
  });
});
