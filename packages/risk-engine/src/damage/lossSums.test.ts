import fc from "fast-check";
import { expect, it } from "vitest";
import { selectionOf, wholeLayer } from "../columns/selection.ts";
import { anyExposure } from "../testing/exposures.ts";
import { emptyColumns } from "../totals/tally.ts";
import { fillDamage } from "./damage.ts";
import { modelledStates } from "./damageStates.ts";
import { tallyKnownDamage } from "./knownDamage.ts";
import { addLosses, forEachLoss, lossColumns, lossSums, lossSumsBytes, sumLosses } from "./lossSums.ts";

/** A pattern of sixteen elements again and again: three blocks, the last of them short. */
const pattern = 16;
const of = 128 * 2 + 40;
/** In halves, so that sums are exact in whatever order. */
const model = {
  functions: [() => ({ min: 0.25, value: 0.5, max: 1 })],
  functionOf: Uint8Array.from({ length: of }, (_, element) => (element % 5 === 0 ? 255 : 0)),
};
const costs = {
  value: Float64Array.from({ length: of }, (_, i) => (i % 7 === 0 ? Number.NaN : 8 * (i % 11))),
};
const everything = wholeLayer(of);

/** What a scenario does to sixteen elements, to all of them. */
const anyScenario = anyExposure(pattern).map(({ element, value, damageClass }) => {
  const rows = Array.from(
    { length: of },
    (_, each) => [each, element.indexOf(each % pattern)] as const,
  ).filter(([, row]) => row >= 0);
  return {
    element: Uint32Array.from(rows, ([each]) => each),
    value: Float32Array.from(rows, ([, row]) => value[row]!),
    damageClass: Uint8Array.from(rows, ([, row]) => damageClass[row]!),
  };
});

const anySelection = fc
  .array(fc.tuple(fc.nat({ max: of - 1 }), fc.integer({ min: 1, max: 200 })), { maxLength: 3 })
  .map((runs) => {
    const chosen = new Set<number>();
    for (const [start, length] of runs)
      for (let element = start; element < Math.min(of, start + length); element++) chosen.add(element);
    return selectionOf([...chosen], of);
  });

/** As the plain way gathers it: scenario after scenario, element after element. */
function gather(scenarios: readonly Parameters<typeof fillDamage>[1][]) {
  const tally = tallyKnownDamage(of);
  const sum = emptyColumns(of);
  for (const exposure of scenarios) {
    const states = new Uint8Array(of);
    const damages = emptyColumns(of);
    modelledStates(everything, exposure, model, costs, states);
    fillDamage(everything, exposure, model, costs, damages);
    tally.add(states, everything);
    for (const bound of ["min", "value", "max"] as const)
      for (let element = 0; element < of; element++) sum[bound][element]! += damages[bound][element]! || 0;
  }
  for (const bound of ["min", "value", "max"] as const)
    for (let element = 0; element < of; element++) if (!tally.isIn(element)) sum[bound][element] = Number.NaN;
  return { tally, sum };
}

it("sums and counts any elements as a look at each of them does", () => {
  fc.assert(
    fc.property(fc.array(anyScenario, { maxLength: 3 }), anySelection, (scenarios, selection) => {
      const { tally, sum } = gather(scenarios);
      const losses = lossSums(sum, tally);
      const known = tally.count(selection);
      const plain = { min: 0, value: 0, max: 0 };
      const hit: [number, number][] = [];
      for (let run = 0; run < selection.ranges.length; run += 2)
        for (let element = selection.ranges[run]!; element < selection.ranges[run + 1]!; element++) {
          if (sum.value[element]! > 0) hit.push([element, sum.value[element]!]);
          for (const bound of ["min", "value", "max"] as const) plain[bound] += sum[bound][element]! || 0;
        }
      expect(sumLosses(selection, losses)).toEqual({ ...known, sum: known.isKnown ? plain : null });
      const visited: [number, number][] = [];
      forEachLoss(selection, losses, (element, value) => {
        if (value > 0) visited.push([element, value]);
      });
      expect(visited).toEqual(hit);
      expect(lossColumns(losses)).toEqual(sum);
      const twice = emptyColumns(of);
      addLosses(twice, losses, 2);
      expect(twice).toEqual({
        min: sum.min.map((each) => 2 * (each || 0)),
        value: sum.value.map((each) => 2 * (each || 0)),
        max: sum.max.map((each) => 2 * (each || 0)),
      });
      expect(lossSumsBytes(losses)).toBeGreaterThanOrEqual(losses.element.length * 13);
    }),
    { numRuns: 80 },
  );
});

it("merge in a tally as their scenarios do, one by one", () => {
  fc.assert(
    fc.property(
      fc.array(anyScenario, { minLength: 2, maxLength: 4 }),
      anySelection,
      (scenarios, selection) => {
        const merged = tallyKnownDamage(of);
        for (const scenario of scenarios) {
          const { tally, sum } = gather([scenario]);
          const { element, code } = lossSums(sum, tally);
          merged.merge(element, code);
        }
        expect(merged.count(selection)).toEqual(gather(scenarios).tally.count(selection));
      },
    ),
    { numRuns: 60 },
  );
});
