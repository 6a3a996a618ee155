import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ExposureColumn } from "../columns/columns.ts";
import { wholeLayer } from "../columns/selection.ts";
import { anyExposure, exposureColumnOf, tallied } from "../testing/exposures.ts";
import { severityOrder } from "./classes.ts";
import { summarise } from "./summarise.ts";
import { tallyWorst } from "./tallyWorst.ts";

const worstOf = (exposures: readonly ExposureColumn[], of: number) => tallied(tallyWorst(of), exposures);

describe("several hazards at once", () => {
  const flood = exposureColumnOf([
    [0, "low", 1],
    [1, "not assessed"],
    [2, "not assessed"],
    [4, "insignificant"],
    [5, "exposed"],
  ]);
  const shaking = exposureColumnOf([
    [0, "high", 7],
    [1, "moderate", 5],
    [3, "potential"],
    [4, "unspecified"],
    [5, "insignificant"],
  ]);

  it("count each element once, by its worst class", () => {
    const { byClass, exposed } = summarise(wholeLayer(7), worstOf([flood, shaking], 7));
    expect(exposed.count).toBe(5);
    expect(Object.values(byClass).map(({ count }) => count)).toEqual([0, 1, 1, 1, 0, 1, 1]);
  });

  it("MAP-28 AMB-14 go by the one order of severity, whichever two meet", () => {
    for (const [rank, worse] of severityOrder.entries())
      for (const lesser of severityOrder.slice(0, rank)) {
        const both = [exposureColumnOf([[0, lesser, 1]]), exposureColumnOf([[0, worse, 1]])];
        expect(summarise(wholeLayer(1), worstOf(both, 1)).byClass[worse].count).toBe(1);
      }
  });

  it("call an element safe only when every hazard assessed it", () => {
    const { notAssessed, notExposed } = summarise(wholeLayer(7), worstOf([flood, shaking], 7));
    expect({ notAssessed: notAssessed.count, notExposed: notExposed.count }).toEqual({
      notAssessed: 1,
      notExposed: 1,
    });
  });

  it("refuse a class that has no meaning", () => {
    const odd = { ...flood, damageClass: flood.damageClass.map(() => 77) };
    expect(() => worstOf([odd], 7)).toThrow(expect.objectContaining({ code: "exposure/unknown-class" }));
  });

  it("C-11: do not depend on their order, nor on one counted twice", () => {
    fc.assert(
      fc.property(fc.array(anyExposure(20), { maxLength: 4 }), (hazards) => {
        const worst = worstOf(hazards, 20);
        expect(worstOf(hazards.toReversed(), 20)).toEqual(worst);
        expect(worstOf([...hazards, ...hazards], 20)).toEqual(worst);
        expect(worstOf([worst], 20)).toEqual(worst);
      }),
    );
  });
});
