import type { Assessment, RiskNumbers } from "@stopbank/contract/risk";
import { type AmountUnit, formatAmount, formatCount, formatQuantity } from "@stopbank/numbers";
import { belowClasses } from "../classes/belowClasses.ts";
import { type StateWords, stateWords } from "../words/stateWords.ts";
import { amountRange } from "./amountRange.ts";

/** Amounts by class, with the least and most they may be, of so much in what was assessed. */
export interface Costs
  extends AmountUnit,
    Pick<
      NonNullable<RiskNumbers["attribute_stats"]["replacement_costs"]>,
      "min" | "value" | "max" | "assessed_total"
    > {
  /** Replacement cost, what the damage costs, or the attribute called `name`. */
  readonly of: "value" | "damage" | { readonly name: string };
}

export interface HeadlineProps {
  readonly data: Pick<RiskNumbers, "totals" | "metric_unit" | "assessment" | "sentence">;
  /** Shown instead of the quantity. */
  readonly costs?: Costs | null;
  readonly words?: StateWords;
  /** Writes a quantity below a million. */
  readonly inFull?: (value: number) => string;
}

/** The one figure to remember, the sentence that says what it is, and how many of how many were assessed. */
export function Headline({ data, costs = null, words = stateWords(undefined), inFull }: HeadlineProps) {
  const figure =
    costs === null
      ? formatQuantity(data.totals.total, data.metric_unit, inFull)
      : formatAmount(costs.value.total, costs);
  return (
    <div className="map-page-headline">
      <p className="sb-figure">{figure}</p>
      <p>
        {costs === null ? "" : costsWords(costs, words)}
        {data.sentence}
      </p>
      <Assessed assessment={data.assessment} />
    </div>
  );
}

/** What a sum of amounts is of, and what it lies between. */
export function costsWords(costs: Costs, { exposed }: StateWords): string {
  const { of, min, value, max } = costs;
  const range = amountRange({ min: min.total, max: max.total }, costs);
  const below = belowClasses(value);
  const what =
    of === "damage"
      ? "What the damage costs, by the damage curves"
      : of === "value"
        ? `Replacement cost of what is ${exposed}`
        : `${of.name} ${costs.unit === "people" ? "in" : "of"} what is ${exposed}`;
  return [what, range, below && `Of it ${formatAmount(below, costs)} falls on elements below the least class`]
    .filter((each) => each !== undefined)
    .map((each) => `${each}. `)
    .join("");
}

/** What was not assessed is neither exposed nor safe, so it is counted out loud. */
function Assessed({ assessment }: { readonly assessment: Assessment }) {
  if (assessment.selected_count === 0) return null;
  return (
    <p className="map-page-assessed">
      {assessment.not_assessed_count > 0 && <i className="map-page-hatch" aria-hidden="true" />}
      {formatCount(assessment.assessed_count)} of {formatCount(assessment.selected_count)} assessed
    </p>
  );
}
Headline.Assessed = Assessed;
