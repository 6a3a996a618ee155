import { Gauge } from "@stopbank/charts/gauge";
import type { ElementLayer } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import { undetermined } from "@stopbank/map/palettes";
import { formatMoney, formatQuantity } from "@stopbank/numbers";
import type { Costs } from "./Headline.tsx";

export interface ExposedGaugeProps {
  readonly data: Pick<RiskNumbers, "totals" | "metric_unit" | "assessment">;
  readonly costs?: Costs | null;
  readonly element: ElementLayer;
}

/** Of what was assessed: what no study covered must not make the rest look safer. */
export function ExposedGauge({ data, costs = null, element }: ExposedGaugeProps) {
  const { assessed_metric } = data.assessment;
  const [part, whole, format, of] =
    costs === null
      ? [
          data.totals.total,
          assessed_metric,
          (value: number) => formatQuantity(value, data.metric_unit),
          "assessed",
        ]
      : [costs.value.total, costs.selected_total, formatMoney, "in replacement cost, assessed or not"];
  // What is at stake need not be the replacement cost, and then there is no share of it.
  if (costs?.of === "damage" && part > whole) return null;
  return (
    <Gauge
      title={titleOf(element, costs)}
      share={whole > 0 ? part / whole : undefined}
      of={`of ${format(whole)} ${of}`}
      colour={undetermined.exposed}
      partLabel={costs?.of === "damage" ? "Lost" : "Exposed"}
      table={{ part: format(part), whole: format(whole) }}
    />
  );
}

function titleOf({ is_cascading }: ElementLayer, costs: Costs | null): string {
  if (costs?.of === "damage") return "Percent Lost";
  return is_cascading ? "Percent Impacted" : "Percent Exposed";
}
