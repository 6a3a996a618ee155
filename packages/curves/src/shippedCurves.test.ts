import { describe, expect, it } from "vitest";
import { shippedCurve, shippedCurves } from "./shippedCurves.ts";

describe("curves that come with Stopbank", () => {
  it.each(shippedCurves.map((curve) => [curve.name, curve] as const))("%s holds together", (name, curve) => {
    expect(shippedCurve(name)).toBe(curve);
    expect(name).toMatch(/^stopbank\/[a-z-]+\/[a-z0-9-]+$/);
    expect(curve.source.url).toMatch(/^https:/);
    const ascending = (values: readonly number[]) => expect(values).toEqual(values.toSorted((a, b) => a - b));
    if (curve.kind === "curve") {
      const intensities = curve.points.map(([intensity]) => intensity);
      const ratios = curve.points.map(([, ratio]) => ratio);
      ascending(ratios);
      expect(new Set(intensities).size).toBe(intensities.length);
      expect([intensities[0], intensities.at(-1)]).toEqual([curve.validFrom, curve.validTo]);
      expect([Math.min(...ratios), Math.max(...ratios) <= 1]).toEqual([0, true]);
    } else {
      ascending(curve.states.map(({ median }) => median));
      for (const { ratio } of curve.states) ascending([ratio.min, ratio.value, ratio.max]);
    }
  });

  it("have names of their own", () => {
    expect(new Set(shippedCurves.map(({ name }) => name)).size).toBe(shippedCurves.length);
  });
});
