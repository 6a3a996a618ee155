import type { Assessment } from "@stopbank/contract/risk";
import { costsWords, type HeadlineProps } from "@stopbank/map-page/headline";
import { stateWords } from "@stopbank/map-page/state-words";
import { formatAmount, formatCount, formatQuantity } from "@stopbank/numbers";

/** The one figure to remember, the sentence that says what it is, and how many of how many were assessed. */
export function PaperHeadline({ data, costs = null, words = stateWords(undefined), inFull }: HeadlineProps) {
  return (
    <div className="risk-paper-headline">
      <p className="risk-paper-figure">
        {costs === null
          ? formatQuantity(data.totals.total, data.metric_unit, inFull)
          : formatAmount(costs.value.total, costs)}
      </p>
      <div>
        <p>
          {costs === null ? "" : costsWords(costs, words)}
          {data.sentence}
        </p>
        <Assessed assessment={data.assessment} />
      </div>
    </div>
  );
}

/** What was not assessed is neither exposed nor safe, so it is counted out loud. */
function Assessed({ assessment }: { readonly assessment: Assessment }) {
  const { selected_count, assessed_count, not_assessed_count } = assessment;
  if (selected_count === 0) return null;
  return (
    <p className="paper-note paper-mark">
      {not_assessed_count > 0 && <i className="paper-hatch" aria-hidden="true" />}
      {`${formatCount(assessed_count)} of ${formatCount(selected_count)} assessed, ${
        not_assessed_count === 0 ? "none" : formatCount(not_assessed_count)
      } not assessed`}
    </p>
  );
}
PaperHeadline.Assessed = Assessed;
