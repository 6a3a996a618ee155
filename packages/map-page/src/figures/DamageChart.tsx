import { ClassBars } from "@stopbank/charts/class-bars";
import type { ElementLayer } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import { labelsFor } from "@stopbank/map/class-labels";
import { currencySymbol } from "@stopbank/numbers";
import { amountRows, quantityRows } from "../classes/classRows.ts";
import type { ClassLabels } from "../classes/damageClasses.ts";
import type { Costs } from "./Headline.tsx";
import type { ShareBase } from "./shareBase.ts";

export interface DamageChartProps {
  readonly data: Pick<RiskNumbers, "totals" | "metric_unit">;
  readonly costs?: Costs | null;
  readonly element: Pick<ElementLayer, "display_name" | "is_cascading">;
  /** The client's words for damage classes. */
  readonly labels: ClassLabels;
  /** What shares are of; without it none are given. */
  readonly base: ShareBase | undefined;
  /** Writes a quantity below a million. */
  readonly inFull?: (value: number) => string;
  readonly title?: string;
}

function amountLabel({ of, currency, unit }: Costs): string {
  const name = of === "value" ? "Value" : of === "damage" ? "Damage" : of.name;
  if (currency !== null) return `${name} (${currencySymbol(currency)})`;
  return unit === undefined || unit === name.toLowerCase() ? name : `${name} (${unit})`;
}

/** What each damage class has, most severe first. */
export function DamageChart({
  data,
  costs = null,
  element,
  labels: usual,
  base,
  inFull,
  title = "Damage State",
}: DamageChartProps) {
  const labels = labelsFor(usual, element.is_cascading);
  const rows =
    costs === null ? quantityRows(data, labels, base?.whole, inFull) : amountRows(costs, labels, base?.whole);
  if (rows.length === 0) return <p className="sb-muted">No damage state data</p>;
  return (
    <ClassBars
      title={title}
      bars={rows}
      valueLabel={costs === null ? element.display_name : amountLabel(costs)}
      shareLabel={base?.label}
      note={
        rows.some(({ range }) => range !== undefined)
          ? "Whiskers reach from the least to the most it may cost."
          : undefined
      }
    />
  );
}
