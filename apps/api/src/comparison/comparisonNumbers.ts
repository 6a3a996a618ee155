import type {
  ChangeDifference,
  ChangeTotals,
  ComparedSide,
  ComparisonNumbers,
  ElementState,
} from "@stopbank/contract/comparison";
import type { Money } from "@stopbank/contract/money";
import type { ElementType } from "@stopbank/dataset/manifest";
import type { ChangeTotals as EngineTotals } from "@stopbank/risk-engine/change-totals";
import { severityOrder } from "@stopbank/risk-engine/classes";
import type { Comparison, SideTotals } from "@stopbank/risk-engine/compare";
import type { RegionComparison } from "@stopbank/risk-engine/compare-by-region";
import type { ElementState as EngineState } from "@stopbank/risk-engine/element-states";
import { wireClassOf } from "../wire/wireClasses.ts";

export const wireStateOf = (state: EngineState): ElementState =>
  state === "notExposed" ? "not_exposed" : state === "notAssessed" ? "not_assessed" : wireClassOf[state];

/** The engine's sums as the wire names them; without costs where the layer has none. */
export interface ChangeWire {
  totals(of: EngineTotals): ChangeTotals;
  numbers(of: Comparison): Omit<ComparisonNumbers, "sentence" | "metric_type" | "metric_unit">;
  region(of: RegionComparison): ReturnType<typeof regionNumbers>;
}

/** @param money what the layer's costs are in; null where it has none. */
export function changeWire(money: Money | null): ChangeWire {
  const totals = ({ count, metric, cost, costMissing }: EngineTotals): ChangeTotals => ({
    count,
    metric,
    cost: money === null ? null : cost,
    cost_missing: money === null ? 0 : costMissing,
  });
  return {
    totals,
    numbers: (comparison) => numbersOf(comparison, money, totals),
    region: (comparison) => regionNumbers(comparison, money, totals),
  };
}

type Totals = ChangeWire["totals"];

function numbersOf(comparison: Comparison, money: Money | null, totals: Totals) {
  const { selected, before, after, byChange, comparable, transitions } = comparison;
  const present = severityOrder.filter(
    (name) => before.byState[name].count > 0 || after.byState[name].count > 0,
  );
  return {
    money,
    selected: totals(selected),
    before: sideNumbers(before, present, totals),
    after: sideNumbers(after, present, totals),
    comparable: {
      exposed_before: totals(comparable.before),
      exposed_after: totals(comparable.after),
      difference: difference(comparable.before, comparable.after, money),
    },
    ...changesOf(byChange, totals),
    class_differences: present.map((name) => ({
      class: wireStateOf(name),
      ...difference(before.byState[name], after.byState[name], money),
    })),
    transitions: transitions.map((each) => ({
      before: wireStateOf(each.before),
      after: wireStateOf(each.after),
      ...totals(each),
    })),
  };
}

const difference = (before: EngineTotals, after: EngineTotals, money: Money | null): ChangeDifference => ({
  count: after.count - before.count,
  metric: after.metric - before.metric,
  cost: money === null ? null : after.cost - before.cost,
});

function sideNumbers(
  { byState, exposed }: SideTotals,
  present: readonly (typeof severityOrder)[number][],
  totals: Totals,
): ComparedSide {
  const { notExposed, notAssessed } = byState;
  const assessed: EngineTotals = {
    count: exposed.count + notExposed.count,
    metric: exposed.metric + notExposed.metric,
    cost: exposed.cost + notExposed.cost,
    costMissing: exposed.costMissing + notExposed.costMissing,
  };
  return {
    assessed: totals(assessed),
    exposed: totals(exposed),
    not_exposed: totals(notExposed),
    not_assessed: totals(notAssessed),
    percent_exposed: assessed.metric > 0 ? (100 * exposed.metric) / assessed.metric : null,
    classes: present.map((name) => ({ class: wireStateOf(name), ...totals(byState[name]) })),
  };
}

const changesOf = ({ worse, better, same, notComparable }: Comparison["byChange"], totals: Totals) => ({
  worse: totals(worse),
  better: totals(better),
  same: totals(same),
  not_comparable: totals(notComparable),
});

const regionNumbers = (
  { selected, exposedBefore, exposedAfter, byChange }: RegionComparison,
  money: Money | null,
  totals: Totals,
) => ({
  selected: totals(selected),
  difference: difference(exposedBefore, exposedAfter, money),
  exposed_before: totals(exposedBefore),
  exposed_after: totals(exposedAfter),
  ...changesOf(byChange, totals),
});

/** What every answer about a layer says of its figures. */
export const unitsOf = ({ metric }: ElementType) => ({ metric_type: metric.type, metric_unit: metric.unit });
