import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DamageClass, type ExposureColumn, notAssessed } from "../columns/columns.ts";
import { wholeLayer } from "../columns/selection.ts";
import { anyExposure, exposureColumnOf } from "../testing/exposures.ts";
import { damageClasses, severityOrder } from "../totals/classes.ts";
import { layerByArea } from "./areaSums.ts";
import { usualClassWeights, weightsByCode } from "./classWeights.ts";
import { groupShares } from "./groupShares.ts";
import { weightedByGroup } from "./hazardGroupParts.ts";
import { type KnownClasses, partlyAssessed, tallyKnown } from "./knownClasses.ts";
import { valueSetShares } from "./valueSetShares.ts";

const of = 25;
const weightOf = weightsByCode(usualClassWeights);
const knownOf = (exposures: readonly ExposureColumn[], count = of): KnownClasses => {
  const tally = tallyKnown(count);
  for (const exposure of exposures) tally.add(exposure);
  return tally.read();
};
/** The same in two runs of rows for each hazard. */
const knownRunByRun = (exposures: readonly ExposureColumn[]): KnownClasses => {
  const tally = tallyKnown(of);
  for (const { element, damageClass } of exposures)
    for (const [from, to] of [
      [0, 3],
      [3, of],
    ] as const)
      tally.add(
        { element: element.subarray(from, to), damageClass: damageClass.subarray(from, to) },
        from === 0,
      );
  return tally.read();
};
const someExposures = fc.array(anyExposure(of), { minLength: 1, maxLength: 4 });
const metrics = fc
  .array(fc.integer({ min: 0, max: 16 }), { minLength: of, maxLength: of })
  .map((list) => Float64Array.from(list));

type Seen = DamageClass | "none" | "lacking";
const seenBy = ({ element, damageClass }: ExposureColumn, at: number): Seen => {
  const row = element.indexOf(at);
  if (row === -1) return "none";
  return damageClass[row] === notAssessed ? "lacking" : damageClasses[damageClass[row]!]!;
};
const severity = (seen: Seen) => severityOrder.indexOf(seen as DamageClass);

describe("AMB-37: several hazards at once", () => {
  it("leave an element that one spares and another was not assessed for among the assessed, and say so", () => {
    const flood = exposureColumnOf([
      [0, "high"],
      [2, "not assessed"],
      [3, "not assessed"],
    ]);
    const tsunami = exposureColumnOf([
      [0, "not assessed"],
      [1, "not assessed"],
      [3, "not assessed"],
    ]);
    const known = knownOf([flood, tsunami], 5);
    expect([...known.element]).toEqual([0, 1, 2, 3]);
    expect([...known.damageClass]).toEqual([6, partlyAssessed, partlyAssessed, notAssessed]);
    const sums = layerByArea(wholeLayer(5), { exposure: known, areaOf: new Uint16Array(5) }, weightOf, 1);
    const { share, unknown } = valueSetShares([{ unit: "each", sums }], 1);
    // Of the four that a hazard was assessed for, one is hit; two may be, and of one nothing is known.
    expect([share[0], unknown[0]]).toEqual([1 / 4, 3 / 5]);
  });

  it("give each element its worst class, whatever their order, as looking at each does", () => {
    fc.assert(
      fc.property(someExposures, (exposures) => {
        const known = knownOf(exposures);
        expect(knownOf(exposures.toReversed())).toEqual(known);
        expect(knownRunByRun(exposures)).toEqual(known);
        for (let element = 0; element < of; element++) {
          const seen = exposures.map((exposure) => seenBy(exposure, element));
          const [worst] = seen
            .filter((each) => severity(each) >= 0)
            .sort((a, b) => severity(b) - severity(a));
          const code = known.damageClass[known.element.indexOf(element)];
          const expected =
            worst !== undefined
              ? damageClasses.indexOf(worst as DamageClass)
              : seen.every((each) => each === "lacking")
                ? notAssessed
                : seen.includes("lacking")
                  ? partlyAssessed
                  : undefined;
          expect(code).toBe(expected);
        }
      }),
    );
  });
});

describe("issue 12.4: what is due to a group of hazards", () => {
  it("is what the group makes worst; groups that are equally bad share it, and all add up to the whole", () => {
    fc.assert(
      fc.property(fc.array(someExposures, { minLength: 1, maxLength: 3 }), metrics, (grouped, metric) => {
        const groups = grouped.map((exposures) => knownOf(exposures));
        const weighted = weightedByGroup(wholeLayer(of), metric, groups, weightOf);
        const expected = grouped.map(() => 0);
        for (let element = 0; element < of; element++) {
          const worst = grouped.map((exposures) =>
            Math.max(...exposures.map((exposure) => severity(seenBy(exposure, element)))),
          );
          const most = Math.max(...worst);
          if (most < 0) continue;
          const sharers = worst.filter((each) => each === most).length;
          for (const [group, each] of worst.entries())
            if (each === most)
              expected[group]! += (usualClassWeights[severityOrder[most]!] * metric[element]!) / sharers;
        }
        for (const [group, each] of expected.entries()) expect(weighted[group]).toBeCloseTo(each, 10);

        const together = knownOf(grouped.flat());
        const areaOf = new Uint16Array(of);
        const sums = layerByArea(wholeLayer(of), { exposure: together, metric, areaOf }, weightOf, 1);
        const { share } = valueSetShares([{ unit: "km", sums }], 1);
        const assessed = sums.total[0]! - sums.notAssessed[0]!;
        const parts = groupShares([{ unit: "km", assessed, weighted }], groups.length);
        if (!Number.isNaN(share[0]))
          expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(share[0]!, 12);
      }),
    );
  });

  it("is pooled by unit as the share is", () => {
    const layers = [
      { unit: "each", assessed: 10, weighted: Float64Array.of(2, 3) },
      { unit: "each", assessed: 10, weighted: Float64Array.of(0, 1) },
      { unit: "km", assessed: 4, weighted: Float64Array.of(1, 0) },
      { unit: "ha", assessed: 0, weighted: Float64Array.of(0, 0) },
    ];
    expect(groupShares(layers, 2)).toEqual([(2 / 20 + 1 / 4) / 2, 4 / 20 / 2]);
    expect(groupShares([], 2)).toEqual([0, 0]);
  });
});
