import type { GaugeProps } from "@stopbank/charts/gauge";
import type { ElementLayer } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import { undetermined } from "@stopbank/map/palettes";
import { formatAmount, formatQuantity } from "@stopbank/numbers";
import { stateWords } from "../words/stateWords.ts";
import type { Costs } from "./Headline.tsx";
import type { ShareBase } from "./shareBase.ts";

export interface ExposedGaugeProps {
  readonly data: Pick<RiskNumbers, "totals" | "metric_unit">;
  readonly costs?: Costs | null;
  readonly element: Pick<ElementLayer, "is_cascading">;
  readonly base: ShareBase | undefined;
}

/**
 * The share exposed of what was assessed, as a gauge shows it: what no study covered must not make the rest look safer.
 * Undefined where there is no share to give.
 */
export function exposedShare({
  data,
  costs = null,
  element,
  base,
}: ExposedGaugeProps): (GaugeProps & { readonly partLabel: string }) | undefined {
  if (base === undefined) return undefined;
  const part = costs === null ? data.totals.total : costs.value.total;
  const shown = (value: number) =>
    costs === null ? formatQuantity(value, data.metric_unit) : formatAmount(value, costs);
  return {
    title: titleOf(element, costs),
    share: part / base.whole,
    of: base.words,
    colour: undetermined.exposed,
    partLabel: costs?.of === "damage" ? "Lost" : stateWords(element).part,
    table: { part: shown(part), whole: shown(base.whole) },
  };
}

function titleOf({ is_cascading }: ExposedGaugeProps["element"], costs: Costs | null): string {
  if (costs?.of === "damage") return "Percent Lost";
  return is_cascading ? "Percent Impacted" : "Percent Exposed";
}
