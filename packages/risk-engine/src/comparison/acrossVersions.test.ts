import fc from "fast-check";
import { expect, it } from "vitest";
import { elementsOf, selectionOf, wholeLayer } from "../columns/selection.ts";
import { anyExposure } from "../testing/exposures.ts";
import { eachByItsOwn, laterMeasures, laterStates, noRow, sharedElements } from "./acrossVersions.ts";
import { changes } from "./changes.ts";
import { tallyComparison } from "./compare.ts";
import { elementStates, stateRanks, statesOf } from "./states.ts";

const of = 10;
const ids = fc.uniqueArray(fc.integer({ min: 0, max: 14 }), { minLength: of, maxLength: of });
const costs = fc.array(fc.option(fc.integer({ min: 0, max: 900 })), { minLength: of, maxLength: of });
const chosen = fc.uniqueArray(fc.integer({ min: 0, max: of - 1 }));
const version = fc.record({ ids, costs, chosen, exposure: anyExposure(of) });

it("compares two versions id by id: every figure is that of a list written out", () => {
  fc.assert(
    fc.property(version, version, (earlier, later) => {
      const earlierRows = Uint32Array.from(later.ids, (id) => {
        const row = earlier.ids.indexOf(id);
        return row < 0 ? noRow : row;
      });
      const sides = [earlier, later].map(({ exposure }) => statesOf(exposure, of)) as [
        Uint8Array,
        Uint8Array,
      ];
      const measured = ({ costs }: typeof earlier) => ({
        replacementCost: { value: Float64Array.from(costs, (cost) => cost ?? Number.NaN) },
      });
      const found = sharedElements(
        earlierRows,
        selectionOf(later.chosen, of),
        selectionOf(earlier.chosen, of),
      );
      const both = {
        before: laterStates(earlierRows, sides[0], elementStates.indexOf("notAssessed")),
        after: sides[1],
      };
      const tallied = (measures: Parameters<typeof tallyComparison>[1]) => {
        const tally = tallyComparison(both, measures);
        tally.add(found.shared);
        return tally.read();
      };
      const compared = eachByItsOwn(
        tallied(laterMeasures(earlierRows, measured(earlier))),
        tallied(measured(later)),
      );

      const listOf = ({ ids: names, chosen: rows, costs: values }: typeof earlier, states: Uint8Array) =>
        new Map(
          rows.map((row) => [
            names[row],
            { rank: stateRanks[states[row] as number] as number, cost: values[row] ?? null, row },
          ]),
        );
      const [was, is] = [listOf(earlier, sides[0]), listOf(later, sides[1])];
      const named = [...is].filter(([id]) => was.has(id));
      expect([...elementsOf(found.onlyLater)]).toEqual(
        [...is]
          .filter(([id]) => !was.has(id))
          .map(([, { row }]) => row)
          .sort((a, b) => a - b),
      );
      expect([...elementsOf(found.onlyEarlier)]).toEqual(
        [...was]
          .filter(([id]) => !is.has(id))
          .map(([, { row }]) => row)
          .sort((a, b) => a - b),
      );
      const sum = (values: (number | null)[]) =>
        values.reduce<number>((total, each) => total + (each ?? 0), 0);
      expect(compared.selected.count).toBe(named.length);
      expect(compared.before.exposed).toMatchObject({
        cost: sum(named.map(([id]) => was.get(id)).map((each) => (each && each.rank > 0 ? each.cost : 0))),
        count: named.filter(([id]) => (was.get(id)?.rank ?? 0) > 0).length,
      });
      expect(compared.after.exposed).toMatchObject({
        cost: sum(named.map(([, { rank, cost }]) => (rank > 0 ? cost : 0))),
        count: named.filter(([, { rank }]) => rank > 0).length,
      });
      const become = named.map(([id, { rank }]) => {
        const former = was.get(id)?.rank ?? -1;
        if (former < 0 || rank < 0) return "notComparable";
        return rank > former ? "worse" : rank < former ? "better" : "same";
      });
      for (const change of changes)
        expect(compared.byChange[change].count).toBe(become.filter((each) => each === change).length);
    }),
  );
});

it("finds a version the same as itself, and nothing in one alone", () => {
  const rows = Uint32Array.from({ length: of }, (_, row) => row);
  const { shared, onlyLater, onlyEarlier } = sharedElements(rows, wholeLayer(of), wholeLayer(of));
  expect([shared.count, onlyLater.count, onlyEarlier.count]).toEqual([of, 0, 0]);
});
