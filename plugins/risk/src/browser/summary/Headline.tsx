import type { Assessment, RiskNumbers } from "@stopbank/contract/risk";
import { formatDollars, formatNumber, formatQuantity } from "@stopbank/ui/format";

export type Costs = RiskNumbers["attribute_stats"]["replacement_costs"];

export interface HeadlineProps {
  readonly data: Pick<RiskNumbers, "totals" | "metric_unit" | "assessment" | "sentence">;
  /** Shown instead of the quantity. */
  readonly costs?: Costs;
}

/** The one figure to remember, the sentence that says what it is, and how many of how many were assessed. */
export function Headline({ data, costs = null }: HeadlineProps) {
  const figure =
    costs === null ? formatQuantity(data.totals.total, data.metric_unit) : formatDollars(costs.value.total);
  return (
    <div className="risk-headline">
      <p className="sb-figure">{figure}</p>
      <p>
        {costs === null ? "" : "Replacement cost of what is exposed. "}
        {data.sentence}
      </p>
      <Assessed assessment={data.assessment} />
    </div>
  );
}

/** What was not assessed is neither exposed nor safe, so it is counted out loud. */
function Assessed({ assessment }: { readonly assessment: Assessment }) {
  if (assessment.not_assessed_count === 0) return null;
  return (
    <p className="risk-assessed">
      <i className="risk-hatch" aria-hidden="true" />
      {formatNumber(assessment.assessed_count)} of {formatNumber(assessment.selected_count)} assessed
    </p>
  );
}
Headline.Assessed = Assessed;
