import { ClassBars } from "@stopbank/charts/class-bars";
import type { ElementLayer } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import { costRows, quantityRows } from "../../domain/classRows.ts";
import { useRisk } from "../riskContext.ts";
import type { Costs } from "./Headline.tsx";

export interface DamageChartProps {
  readonly data: Pick<RiskNumbers, "totals" | "metric_unit">;
  readonly costs?: Costs | null;
  readonly element: ElementLayer;
  readonly decimals?: number;
}

export function DamageChart({ data, costs = null, element, decimals }: DamageChartProps) {
  const { labels } = useRisk();
  const rows = costs === null ? quantityRows(data, labels, decimals) : costRows(costs, labels);
  if (rows.length === 0) return <p className="sb-muted">No damage state data</p>;
  return (
    <ClassBars
      title="Damage State"
      bars={rows}
      valueLabel={costs === null ? element.display_name : costs.of === "value" ? "Value ($)" : "Damage ($)"}
      shareLabel={costs?.of === "damage" ? "of damage" : "of exposed"}
      note={
        rows.some(({ range }) => range !== undefined)
          ? "Whiskers reach from the least to the most it may cost."
          : undefined
      }
    />
  );
}
