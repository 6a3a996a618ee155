import type { FigureName } from "@stopbank/contract/live-figures";
import type { RiskNumbers } from "@stopbank/contract/risk";
import {
  formatCount,
  formatMoney,
  formatMultiHazard,
  formatPercent,
  formatQuantity,
} from "@stopbank/numbers";

/** A figure, and how the app writes it. */
export interface Figure {
  readonly value: number;
  readonly text: string;
}

/** One figure of what a scenario does to a layer; undefined where the layer has none, as money without replacement costs. */
export function figureOf(data: RiskNumbers, figure: FigureName["figure"]): Figure | undefined {
  const { assessment, totals, total_metric: total, metric_unit: unit } = data;
  const costs = data.attribute_stats.replacement_costs;
  const amount = (value: number): Figure => ({ value, text: formatQuantity(value, unit, formatMultiHazard) });
  const count = (value: number): Figure => ({ value, text: formatCount(value) });
  const money = (value: number | undefined): Figure | undefined =>
    value === undefined || costs === null ? undefined : { value, text: formatMoney(value, costs.currency) };
  switch (figure) {
    case "exposed":
      return amount(assessment.exposed_metric);
    case "assessed":
      return amount(assessment.assessed_metric);
    case "not_exposed":
      return amount(assessment.assessed_metric - assessment.exposed_metric);
    case "not_assessed":
      return amount(assessment.not_assessed_metric);
    case "total":
      return amount(total);
    case "share_exposed":
      return shareOf(assessment.exposed_metric, assessment.assessed_metric);
    case "exposed_count":
      return count(assessment.exposed_count);
    case "assessed_count":
      return count(assessment.assessed_count);
    case "not_assessed_count":
      return count(assessment.not_assessed_count);
    case "total_count":
      return count(assessment.selected_count);
    case "value_exposed":
      return money(costs?.value.total);
    case "value_assessed":
      return money(costs?.assessed_total);
    default:
      return amount(totals[figure]);
  }
}

/** Nothing was assessed: there is no share of it. */
function shareOf(some: number, all: number): Figure | undefined {
  if (all === 0) return undefined;
  const value = some / all;
  return { value, text: formatPercent(value) };
}
