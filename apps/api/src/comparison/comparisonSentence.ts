import type { ElementType } from "@stopbank/dataset/manifest";
import { agreeing, formatCount, formatQuantity } from "@stopbank/numbers";
import type { Comparison } from "@stopbank/risk-engine/compare";
import type { HazardScenario } from "../data/directory.ts";
import { scenarioPhrase } from "../wire/exposureSentence.ts";
import { type Named, noneOf, nothingOf } from "../wire/layerNouns.ts";

export interface ComparisonStatement {
  readonly type: Named & Pick<ElementType, "metric">;
  readonly comparison: Pick<Comparison, "selected" | "comparable" | "byChange">;
  readonly before: readonly HazardScenario[];
  readonly after: readonly HazardScenario[];
}

/** What differs as one plain sentence with its figures, of the elements that both sides assessed. */
export function comparisonSentence({ type, comparison, before, after }: ComparisonStatement): string {
  const { selected, comparable, byChange } = comparison;
  const { worse, better, notComparable } = byChange;
  if (selected.count === 0) return nothingOf(type);
  if (selected.count === notComparable.count)
    return `${noneOf(type, selected.count, "selected", "was")} assessed on both sides.`;
  const by = comparable.after.count - comparable.before.count;
  const now = comparable.after.count;
  const then = formatCount(comparable.before.count);
  const verb = type.isCascading
    ? `${agreeing(now, "has", "have")} an outage of upstream connections after`
    : `${agreeing(now, "is", "are")} exposed to`;
  const otherwise = type.isCascading ? "after" : "exposed to";
  const difference =
    by === 0
      ? `as many as ${otherwise} ${sidePhrase(before)}`
      : `${formatCount(Math.abs(by))} ${by > 0 ? "more" : "fewer"} than the ${then} ${otherwise} ${sidePhrase(before)}`;
  const moved = `${formatCount(worse.count)} ${agreeing(worse.count, "is", "are")} worse off, ${formatCount(better.count)} better`;
  const rest =
    notComparable.count === 0
      ? ""
      : `; ${formatCount(notComparable.count)} cannot be compared, not being assessed on both sides`;
  return `${type.displayName}: ${figure(type, comparable.after)} ${verb} ${sidePhrase(after)}, ${difference}; ${moved}${rest}.`;
}

/** A side as it stands after "exposed to". */
export const sidePhrase = (scenarios: readonly HazardScenario[]): string => {
  const [only, ...others] = scenarios;
  return only !== undefined && others.length === 0
    ? scenarioPhrase(only)
    : `at least one of ${scenarios.length} scenarios`;
};

const figure = ({ metric }: Pick<ElementType, "metric">, of: { count: number; metric: number }): string =>
  metric.type === "count"
    ? formatCount(of.count)
    : `${formatCount(of.count)} (${formatQuantity(of.metric, metric.unit)})`;
