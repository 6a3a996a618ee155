import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { damageClassCodes, type ExposureColumn, noRegion } from "../columns/columns.ts";
import { partsOf, type Selection, selectionOf, wholeLayer } from "../columns/selection.ts";
import { anyExposure, exposureColumnOf } from "../testing/exposures.ts";
import { totalsByRegion } from "../totals/byRegion.ts";
import { severityOrder } from "../totals/classes.ts";
import { type Measures, summarise } from "../totals/summarise.ts";
import { changes, changesOf } from "./changes.ts";
import { tallyComparison } from "./compare.ts";
import { tallyRegionComparison } from "./compareByRegion.ts";
import { type ChangedPage, tallyLargestChanges } from "./largestChanges.ts";
import { type ElementState, type Sides, statesOf } from "./states.ts";

const of = 12;
const sidesOf = (before: ExposureColumn, after: ExposureColumn, count = of) => ({
  before: statesOf(before, count),
  after: statesOf(after, count),
});

/** In parts, as whoever pauses between them has it. */
function inParts<Answer>(
  selection: Selection,
  tally: { add(part: Selection): void; read(): Answer },
): Answer {
  for (const part of partsOf(selection, 5)) tally.add(part);
  return tally.read();
}
const compare = (selection: Selection, sides: Sides, given: Measures) =>
  inParts(selection, tallyComparison(sides, given));
const compareByRegion = (
  selection: Selection,
  sides: Sides,
  given: Measures,
  ...regions: [regionOf: Uint16Array, regionCount: number]
) => inParts(selection, tallyRegionComparison(sides, given, ...regions));
const largestChanges = (selection: Selection, sides: Sides, given: Measures, page: ChangedPage) =>
  inParts(selection, tallyLargestChanges(sides, given, page));

/** The state of an element read from the sparse column itself, by name. */
function slowState({ element, damageClass }: ExposureColumn, wanted: number): ElementState {
  const row = element.indexOf(wanted);
  if (row < 0) return "notExposed";
  const found = Object.entries(damageClassCodes).find(([, code]) => code === damageClass[row]);
  return (found?.[0] ?? "notAssessed") as ElementState;
}

const slowRank = (state: ElementState) =>
  state === "notExposed" ? 0 : state === "notAssessed" ? -1 : severityOrder.indexOf(state) + 1;
function slowChange(before: ElementState, after: ElementState) {
  if (before === "notAssessed" || after === "notAssessed") return "notComparable";
  const by = slowRank(after) - slowRank(before);
  return by > 0 ? "worse" : by < 0 ? "better" : "same";
}

/** Whole numbers and halves, so that every sum is exact; some elements without a cost. */
const measures = fc.record({
  metric: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: of, maxLength: of }),
  cost: fc.array(fc.option(fc.integer({ min: 0, max: 1_000 })), { minLength: of, maxLength: of }),
});
const asMeasures = ({ metric, cost }: { metric: number[]; cost: (number | null)[] }): Measures => ({
  metric: Float64Array.from(metric),
  replacementCost: { value: Float64Array.from(cost, (each) => each ?? Number.NaN) },
});
const someElements = fc.uniqueArray(fc.integer({ min: 0, max: of - 1 }));

describe("two scenarios", () => {
  it("are compared element by element: every figure is that of a list written out", () => {
    fc.assert(
      fc.property(anyExposure(of), anyExposure(of), measures, someElements, (a, b, given, chosen) => {
        const { byChange, comparable, transitions, selected } = compare(
          selectionOf(chosen, of),
          sidesOf(a, b),
          asMeasures(given),
        );
        const listed = chosen.map((element) => ({
          pair: [slowState(a, element), slowState(b, element)] as const,
          metric: given.metric[element] as number,
          cost: given.cost[element] ?? null,
        }));
        const sums = (rows: typeof listed) => ({
          count: rows.length,
          metric: rows.reduce((sum, { metric }) => sum + metric, 0),
          cost: rows.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
          costMissing: rows.filter(({ cost }) => cost === null).length,
        });
        expect(selected).toEqual(sums(listed));
        for (const change of changes)
          expect(byChange[change]).toEqual(sums(listed.filter(({ pair }) => slowChange(...pair) === change)));
        const isHit = (state: ElementState) => state !== "notExposed" && state !== "notAssessed";
        const known = listed.filter(({ pair }) => !pair.includes("notAssessed"));
        expect(comparable).toEqual({
          before: sums(known.filter(({ pair: [state] }) => isHit(state))),
          after: sums(known.filter(({ pair: [, state] }) => isHit(state))),
        });
        const groups = Map.groupBy(listed, ({ pair }) => pair.join(" "));
        expect(
          new Map(transitions.map(({ before, after, ...totals }) => [`${before} ${after}`, totals])),
        ).toEqual(new Map([...groups].map(([key, rows]) => [key, sums(rows)])));
      }),
    );
  });

  it("close with the totals of each side that are asked for alone", () => {
    fc.assert(
      fc.property(anyExposure(of), anyExposure(of), measures, someElements, (a, b, given, chosen) => {
        const selection = selectionOf(chosen, of);
        const compared = compare(selection, sidesOf(a, b), asMeasures(given));
        for (const [side, exposure] of [
          [compared.before, a],
          [compared.after, b],
        ] as const) {
          const alone = summarise(selection, exposure, asMeasures(given));
          const flat = (totals: typeof alone.exposed) => ({
            count: totals.count,
            metric: totals.metric,
            cost: totals.replacementCost?.value,
            costMissing: totals.replacementCost?.missing,
          });
          expect(side.exposed).toEqual(flat(alone.exposed));
          expect(side.byState.notExposed).toEqual(flat(alone.notExposed));
          expect(side.byState.notAssessed).toEqual(flat(alone.notAssessed));
          for (const name of severityOrder) expect(side.byState[name]).toEqual(flat(alone.byClass[name]));
        }
      }),
    );
  });

  it("differ in nothing from themselves, and the other way round in the other direction", () => {
    fc.assert(
      fc.property(anyExposure(of), anyExposure(of), (a, b) => {
        const whole = wholeLayer(of);
        const { byChange: none } = compare(whole, sidesOf(a, a), {});
        expect([none.worse.count, none.better.count]).toEqual([0, 0]);
        const { byChange: there } = compare(whole, sidesOf(a, b), {});
        const { byChange: back } = compare(whole, sidesOf(b, a), {});
        expect([there.worse, there.better, there.same]).toEqual([back.better, back.worse, back.same]);
      }),
    );
  });

  it("are compared in each region as in a selection of that region alone, and the regions add up", () => {
    const codes = fc.array(fc.constantFrom(0, 1, 2, noRegion), { minLength: of, maxLength: of });
    fc.assert(
      fc.property(anyExposure(of), anyExposure(of), measures, codes, (a, b, given, regions) => {
        const sides = sidesOf(a, b);
        const regionOf = Uint16Array.from(regions);
        const whole = wholeLayer(of);
        const found = compareByRegion(whole, sides, asMeasures(given), regionOf, 3);
        for (const [region, of_] of [...found.regions, found.outside].entries()) {
          const code = region === 3 ? noRegion : region;
          const inside = regions.flatMap((each, element) => (each === code ? [element] : []));
          const alone = compare(selectionOf(inside, of), sides, asMeasures(given));
          expect(of_).toEqual({
            selected: alone.selected,
            exposedBefore: alone.before.exposed,
            exposedAfter: alone.after.exposed,
            byChange: alone.byChange,
          });
        }
        const alone = totalsByRegion(whole, a, asMeasures(given), regionOf, 3);
        expect(found.regions.map(({ exposedBefore }) => exposedBefore.metric)).toEqual(
          alone.regions.map(({ exposed }) => exposed.metric),
        );
      }),
    );
  });

  it("say of each element what the whole says of all", () => {
    fc.assert(
      fc.property(anyExposure(of), anyExposure(of), (a, b) => {
        const { before, after } = sidesOf(a, b);
        expect([...changesOf(before, after)].map((code) => changes[code])).toEqual(
          Array.from({ length: of }, (_, element) =>
            slowChange(slowState(a, element), slowState(b, element)),
          ),
        );
      }),
    );
  });

  it("refuse a class that has no meaning", () => {
    const odd = { ...exposureColumnOf([[0, "low"]]), damageClass: Uint8Array.of(9) };
    expect(() => statesOf(odd, 1)).toThrow(expect.objectContaining({ code: "exposure/unknown-class" }));
  });
});

describe("the largest changes", () => {
  it("are a page of all of them in order, as a sort of every element has them", () => {
    const page = fc.record({
      wanted: fc.constantFrom("worse" as const, "better" as const),
      from: fc.integer({ min: 0, max: 6 }),
      most: fc.integer({ min: 0, max: 6 }),
    });
    fc.assert(
      fc.property(
        anyExposure(of),
        anyExposure(of),
        measures,
        someElements,
        page,
        (a, b, given, chosen, asked) => {
          const all = chosen
            .map((element) => ({ element, before: slowState(a, element), after: slowState(b, element) }))
            .filter(({ before, after }) => slowChange(before, after) === asked.wanted)
            .sort((x, y) => {
              const by = (z: typeof x) => {
                const [start, end] = [slowRank(z.before), slowRank(z.after)];
                return [
                  Math.abs(end - start),
                  Math.max(start, end),
                  given.cost[z.element] ?? -1,
                  given.metric[z.element] as number,
                  -z.element,
                ];
              };
              const [left, right] = [by(x), by(y)];
              const at = left.findIndex((value, index) => value !== right[index]);
              return (right[at] ?? 0) - (left[at] ?? 0);
            });
          expect(largestChanges(selectionOf(chosen, of), sidesOf(a, b), asMeasures(given), asked)).toEqual({
            total: all.length,
            elements: all.slice(asked.from, asked.from + asked.most),
          });
        },
      ),
    );
  });
});
