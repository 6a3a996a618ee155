import type { ClassBarsProps } from "@stopbank/charts/class-bars";
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

/** What each damage class has, most severe first, as a chart shows it; undefined where no class has any. */
export function damageBars({
  data,
  costs = null,
  element,
  labels: usual,
  base,
  inFull,
  title = "Damage State",
}: DamageChartProps): ClassBarsProps | undefined {
  const labels = labelsFor(usual, element.is_cascading);
  const bars =
    costs === null ? quantityRows(data, labels, base?.whole, inFull) : amountRows(costs, labels, base?.whole);
  if (bars.length === 0) return undefined;
  return {
    title,
    bars,
    valueLabel: costs === null ? element.display_name : amountLabel(costs),
    shareLabel: base?.label,
    note: bars.some(({ range }) => range !== undefined)
      ? "Whiskers reach from the least to the most it may cost."
      : undefined,
  };
}

function amountLabel({ of, currency, unit }: Costs): string {
  const name = of === "value" ? "Value" : of === "damage" ? "Damage" : of.name;
  if (currency !== null) return `${name} (${currencySymbol(currency)})`;
  return unit === undefined || unit === name.toLowerCase() ? name : `${name} (${unit})`;
}
