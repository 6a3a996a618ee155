import { describe, expect, it } from "vitest";
import type { CurveData } from "./curveData.ts";
import { shippedCurve, shippedCurves } from "./shippedCurves.ts";

/** The standard normal distribution function by Simpson's rule, apart from the engine's own. */
function phi(z: number): number {
  const steps = 400;
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let sum = density(0) + density(z);
  for (let i = 1; i < steps; i++) sum += density((z * i) / steps) * (i % 2 === 1 ? 4 : 2);
  return 0.5 + (sum * z) / steps / 3;
}

/** Share of the value lost: straight between points, or by the probability of each state. */
function shareAt(curve: CurveData, intensity: number, of: "min" | "value" | "max" = "value"): number {
  if (curve.kind === "curve") {
    const above = curve.points.findIndex(([x]) => x >= intensity);
    const [x, y] = curve.points[above] ?? curve.points.at(-1)!;
    if (above <= 0) return y;
    const [x0, y0] = curve.points[above - 1]!;
    return y0 + ((intensity - x0) / (x - x0)) * (y - y0);
  }
  let reached = 1;
  let lost = 0;
  let lighter = 0;
  for (const { median, beta, ratio } of curve.states) {
    reached = Math.min(reached, intensity > 0 ? phi(Math.log(intensity / median) / beta) : 0);
    lost += reached * (ratio[of] - lighter);
    lighter = ratio[of];
  }
  return lost;
}

const share = (name: string, intensity: number) => {
  const curve = shippedCurve(`stopbank/${name}`);
  if (curve === undefined) throw new Error(`no curve ${name}`);
  return shareAt(curve, intensity);
};

const ascending = (values: readonly number[]) => expect(values).toEqual(values.toSorted((a, b) => a - b));

describe("curves that come with Stopbank", () => {
  it.each(shippedCurves.map((curve) => [curve.name, curve] as const))(
    "%s says where it comes from and holds together",
    (name, curve) => {
      expect(shippedCurve(name)).toBe(curve);
      expect(name).toMatch(/^stopbank\/[a-z-]+\/[a-z0-9-]+$/);
      expect(curve.source.url).toMatch(/^https:/);
      for (const text of [curve.title, curve.note, curve.source.title, curve.licence, curve.checked])
        expect(text.length).toBeGreaterThan(10);
      expect(["m", "m/s", "g", "kPa"]).toContain(curve.unit);
      if (curve.kind === "curve") {
        const intensities = curve.points.map(([intensity]) => intensity);
        const ratios = curve.points.map(([, ratio]) => ratio);
        ascending(intensities);
        expect(new Set(intensities).size).toBe(intensities.length);
        expect([intensities[0], intensities.at(-1)]).toEqual([curve.validFrom, curve.validTo]);
        expect([Math.min(...ratios), Math.max(...ratios) <= 1]).toEqual([0, true]);
      } else {
        ascending(curve.states.map(({ median }) => median));
        for (const { median, ratio } of curve.states) {
          ascending([0, ratio.min, ratio.value, ratio.max, 1]);
          expect(median).toBeGreaterThan(curve.validFrom);
        }
      }
    },
  );

  it.each(shippedCurves.map((curve) => [curve.name, curve] as const))(
    "%s never falls as the hazard grows, its bounds neither",
    (_name, curve) => {
      const width = curve.validTo - curve.validFrom;
      const intensities = Array.from({ length: 201 }, (_, i) => curve.validFrom + (width * i) / 200);
      for (const of of ["min", "value", "max"] as const) {
        const shares = intensities.map((intensity) => shareAt(curve, intensity, of));
        for (const [i, each] of shares.slice(1).entries())
          expect(each).toBeGreaterThanOrEqual(shares[i]! - 1e-12);
      }
    },
  );

  it("have names of their own", () => {
    expect(new Set(shippedCurves.map(({ name }) => name)).size).toBe(shippedCurves.length);
  });
});

describe("points worked by hand", () => {
  it("houses in Oceania between 1 and 1.5 m: (0.64 + 0.715) / 2", () => {
    expect(share("flood-depth/residential-oceania", 1.25)).toBeCloseTo(0.6775, 9);
  });

  it("a house of one storey: 13.4% at the floor, 2.5% a foot below, 40.1% three feet up", () => {
    expect(share("flood-depth/house-one-storey-us", 0)).toBeCloseTo(0.134, 9);
    expect(share("flood-depth/house-one-storey-us", -0.3048)).toBeCloseTo(0.025, 9);
    expect(share("flood-depth/house-one-storey-us", 0.9144)).toBeCloseTo(0.401, 9);
  });

  it("wind of 75 m/s: v = 49.3 / 49 = 1.00612, its cube 1.01848, share 1.01848 / 2.01848", () => {
    expect(share("tropical-wind/buildings-us", 75)).toBeCloseTo(0.5046, 4);
  });

  it("a timber frame at 0.43 g, its second median", () => {
    // Reached: phi(0.9112) = 0.8189, 0.5, phi(-1.1714) = 0.1207, phi(-1.7761) = 0.0379.
    const byHand = 0.3189 * 0.02 + 0.3793 * 0.1 + 0.0828 * 0.447 + 0.0379;
    expect(share("shaking-pga/timber", 0.43)).toBeCloseTo(byHand, 3);
  });

  it("ground that spreads 12 inches or settles 2: one in ten, of which a fifth complete", () => {
    const severe = 0.8 * 0.447 + 0.2;
    expect(share("ground-spread/shallow-foundations", 0.3048)).toBeCloseTo(0.1 * severe, 4);
    expect(share("ground-settlement/shallow-foundations", 0.0508)).toBeCloseTo(0.1 * severe, 4);
    expect(share("ground-spread/deep-foundations", 0.3048)).toBeCloseTo(0.05 * severe, 4);
    expect(share("ground-spread/deep-foundations", 1.524)).toBeCloseTo(0.25 * severe, 4);
    expect(share("ground-settlement/deep-foundations", 0.0508)).toBeCloseTo(0.01 * severe, 4);
    expect(share("ground-settlement/deep-foundations", 0.254)).toBeCloseTo(0.05 * severe, 4);
  });

  it("a town road moved by 12 inches: phi(ln 2 / 0.7) = 0.8390, 0.5, 0.1610", () => {
    const byHand = 0.339 * 0.05 + 0.339 * 0.2 + 0.161 * 0.7;
    expect(share("ground-displacement/roads-urban-us", 0.3048)).toBeCloseTo(byHand, 4);
  });

  it("a metre of debris: (1 / 3.189)^1.746 = 0.13202, 1 - exp(-0.2206)", () => {
    expect(share("debris-depth/houses-alps", 1)).toBeCloseTo(0.198, 4);
  });

  it("8 kPa of ash: phi(ln(8 / 3.4) / 0.501) = phi(1.7079), phi(ln(8 / 7.8) / 0.522) = phi(0.0485)", () => {
    expect(share("ash-load/buildings-weak-southeast-asia", 8)).toBeCloseTo(0.9562, 4);
    expect(share("ash-load/buildings-strong-southeast-asia", 8)).toBeCloseTo(0.5193, 4);
  });

  it("the ash curves' points are those of the formula in their notes", () => {
    for (const [name, median, deviation] of [
      ["weak", 3.4, 0.501],
      ["strong", 7.8, 0.522],
    ] as const)
      for (const load of [1.5, 2, 3, 5, 7, 10, 15])
        expect(share(`ash-load/buildings-${name}-southeast-asia`, load)).toBeCloseTo(
          phi(Math.log(load / median) / deviation),
          4,
        );
  });

  it("a timber building in 2 m of a tsunami", () => {
    // Reached: phi of 2.2956, 1.7792, 1.0076, 0.0421, -0.1608 and -0.9840.
    const [minor, moderate, major, complete, collapsed] = [0.98915, 0.9624, 0.84317, 0.5168, 0.43612];
    const byHand =
      (minor! - moderate!) * 0.01 +
      (moderate! - major!) * 0.2 +
      (major! - complete!) * 0.5 +
      (complete! - collapsed!) * 0.9 +
      collapsed!;
    expect(share("tsunami-depth/timber-japan", 2)).toBeCloseTo(byHand, 4);
  });
});
