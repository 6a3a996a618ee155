import { damageClassCodes } from "@stopbank/risk-engine/columns";
import { damageCurve, damageRatio } from "@stopbank/risk-engine/curves";
import { describe, expect, it } from "vitest";
import { depthFrailty } from "../hazards/frailty.ts";
import { floodDamage } from "./floodDamage.ts";
import { shakingDamage } from "./shakingDamage.ts";

const [thresholds, curves] = floodDamage.methods;
if (thresholds?.kind !== "thresholds" || curves?.kind !== "curve")
  throw new Error("the methods changed places");

describe("flood damage", () => {
  it("rises with depth between 0 and 1, with its bounds on either side", () => {
    for (const { points, min = [], max = [] } of [curves, ...(curves.variants ?? [])]) {
      const ratios = points.map(([, ratio]) => ratio);
      expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
      expect([ratios[0], ratios.at(-1)]).toEqual([0, 1]);
      for (const [i, ratio] of ratios.entries()) {
        expect(min[i]?.[1]).toBeLessThanOrEqual(ratio);
        expect(max[i]?.[1]).toBeGreaterThanOrEqual(ratio);
        expect(max[i]?.[1]).toBeLessThanOrEqual(1);
      }
    }
  });

  it("hurts two storeys half as much while the upper one is dry", () => {
    const two = curves.variants?.find(({ label }) => label === "Timber or brick veneer, two storeys or more");
    expect(damageRatio(damageCurve(two?.points ?? []), 1)).toBeCloseTo(0.32, 9);
    // 3.9 m: the curve's 0.929 + 0.9 x 0.038 = 0.9632 below and its 0.64 above, at 1 m over the upper floor.
    expect(damageRatio(damageCurve(two?.points ?? []), 3.9)).toBeCloseTo((0.9632 + 0.64) / 2, 3);
  });

  it("states the thresholds that the classes were given by", () => {
    for (const depth of [0.1, 0.4, 0.6, 0.9, 1.39, 1.4, 3]) {
      const over = depth - 0.4;
      const stated = thresholds.steps.findLast(
        ({ from = Number.NEGATIVE_INFINITY }) => over >= from,
      )?.damageClass;
      expect(depthFrailty(depth, { type: "buildings", floorMetres: 0.4 })).toBe(
        damageClassCodes[stated ?? "unspecified"],
      );
    }
  });
});

it("orders the states of shaking damage from light to heavy", () => {
  const fragility = shakingDamage({}, [6, 7, 8, 9]).methods.find((each) => each.kind === "fragility");
  for (const { states } of [fragility, ...(fragility?.variants ?? [])].filter((each) => each !== undefined)) {
    const medians = states.map(({ median }) => median);
    expect(medians).toEqual(medians.toSorted((a, b) => a - b));
    expect(states.map(({ ratio }) => ratio.value)).toEqual([0.02, 0.1, 0.447, 1]);
  }
});
