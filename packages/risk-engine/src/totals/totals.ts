import type { DamageClass } from "../columns/columns.ts";
import { damageClasses } from "./classes.ts";
import { notAssessedSlot, slots, type Tally } from "./tally.ts";

/** Sums over some elements. */
export interface Totals {
  readonly count: number;
  /** In the metric's unit; the number of elements when the layer is counted. */
  readonly metric: number;
  /** Absent when the layer has no replacement costs. */
  readonly replacementCost?: CostTotals;
}

export interface CostTotals {
  readonly min: number;
  readonly value: number;
  readonly max: number;
  /** Elements without a cost on record; they are in no sum. */
  readonly missing: number;
}

/** How a set of elements fares in one scenario. The three states are kept apart and add up to `selected`. */
export interface ExposureTotals {
  readonly selected: Totals;
  readonly exposed: Totals;
  readonly notExposed: Totals;
  /** Outside what the hazard study covered: neither exposed nor safe. */
  readonly notAssessed: Totals;
  readonly byClass: Readonly<Record<DamageClass, Totals>>;
}

/** Reads one group out of a tally of rows and a tally of elements. */
export function readTotals(rows: Tally, all: Tally, withCost: boolean, group = 0): ExposureTotals {
  const cell = (slot: number) => totalsAt(rows, group * slots + slot, withCost);
  const classTotals = damageClasses.map((name, slot) => [name, cell(slot)] as const);
  const selected = totalsAt(all, group, withCost);
  const exposed = classTotals.map(([, totals]) => totals).reduce(add);
  const notAssessed = cell(notAssessedSlot);
  return {
    selected,
    exposed,
    notAssessed,
    notExposed: subtract(selected, add(exposed, notAssessed)),
    byClass: Object.fromEntries(classTotals) as Record<DamageClass, Totals>,
  };
}

function totalsAt(tally: Tally, cell: number, withCost: boolean): Totals {
  const totals = { count: tally.count[cell]!, metric: tally.metric[cell]! };
  if (!withCost) return totals;
  const replacementCost = {
    min: tally.costMin[cell]!,
    value: tally.cost[cell]!,
    max: tally.costMax[cell]!,
    missing: tally.costMissing[cell]!,
  };
  return { ...totals, replacementCost };
}

const add = (a: Totals, b: Totals): Totals => combine(a, b, (x, y) => x + y);

/** Whatever is left of nothing is exactly nothing, not the rounding of two long sums. */
const subtract = (a: Totals, b: Totals): Totals =>
  combine(a, b, (x, y) => (a.count === b.count ? 0 : Math.max(0, x - y)));

function combine(a: Totals, b: Totals, by: (x: number, y: number) => number): Totals {
  const totals = { count: by(a.count, b.count), metric: by(a.metric, b.metric) };
  const left = a.replacementCost;
  const right = b.replacementCost;
  if (left === undefined || right === undefined) return totals;
  const replacementCost = {
    min: by(left.min, right.min),
    value: by(left.value, right.value),
    max: by(left.max, right.max),
    missing: by(left.missing, right.missing),
  };
  return { ...totals, replacementCost };
}
