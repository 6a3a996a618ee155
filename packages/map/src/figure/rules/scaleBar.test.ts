import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleBar } from "./scaleBar.ts";

const metresPerPoint = fc.double({ min: 0.001, max: 100_000, noNaN: true });

describe("EXP-06 the scale bar of a map on paper", () => {
  it.each([
    [1, { metres: 100, value: 100, unit: "Metres", lengthPoints: 100 }],
    [10, { metres: 1_000, value: 1_000, unit: "Metres", lengthPoints: 100 }],
    [25, { metres: 2_000, value: 2_000, unit: "Metres", lengthPoints: 80 }],
    [47, { metres: 4_000, value: 4, unit: "Kilometres" }],
    [60, { metres: 5_000, value: 5, unit: "Kilometres" }],
    [100, { metres: 10_000, value: 10, unit: "Kilometres", lengthPoints: 100 }],
  ] as const)("of %d metres a point", (metresPerPoint, bar) =>
    expect(scaleBar(metresPerPoint, 0)).toMatchObject(bar),
  );

  it("is 1, 2, 4 or 5 times a power of ten metres, no other of which is nearer to 80 points", () =>
    fc.assert(
      fc.property(metresPerPoint, (metres) => {
        const bar = scaleBar(metres, 0);
        if (bar === undefined) throw new Error("there is no bar");
        const lead = Number(bar.metres.toExponential(6).split("e")[0]);
        expect([1, 2, 4, 5]).toContain(lead);
        const off = Math.abs(bar.lengthPoints - 80);
        for (let decade = -5; decade < 8; decade++)
          for (const step of [1, 2, 4, 5])
            expect(off).toBeLessThanOrEqual(Math.abs((step * 10 ** decade) / metres - 80) + 1e-6);
        expect(bar.lengthPoints).toBeGreaterThan(53);
        expect(bar.lengthPoints).toBeLessThan(107);
      }),
    ));

  it("says metres below 4000 and kilometres from there on, and means the same", () =>
    fc.assert(
      fc.property(metresPerPoint, (metres) => {
        const bar = scaleBar(metres, 0);
        expect(bar?.unit).toBe((bar?.metres ?? 0) < 4_000 ? "Metres" : "Kilometres");
        expect((bar?.value ?? 0) * (bar?.unit === "Metres" ? 1 : 1_000)).toBeCloseTo(bar?.metres ?? -1, 6);
      }),
    ));

  it("is left out above 15 degrees of pitch, and where there is no scale to speak of", () => {
    expect(scaleBar(5, 15)).toBeDefined();
    expect(scaleBar(5, 15.01)).toBeUndefined();
    expect(scaleBar(0, 0)).toBeUndefined();
    expect(scaleBar(Number.NaN, 0)).toBeUndefined();
  });
});
