import type { ClassTotals, RiskNumbers, WireClass } from "@stopbank/contract/risk";
import { formatMoney, formatNumber, formatQuantity } from "@stopbank/numbers";
import { type ClassLabels, classesBySeverity, classLook } from "./damageClasses.ts";

/** What a summary counts: elements as their layer measures them, their replacement cost, or what their damage costs. */
export type Measure = "quantity" | "value" | "damage";

export interface ClassRow {
  readonly key: WireClass;
  readonly label: string;
  readonly colour: string;
  readonly value: number;
  readonly shown: string;
  readonly share: number;
  readonly range?: { readonly from: number; readonly to: number; readonly shown: string };
}

/** Bars by class, most severe first; classes without anything are left out. */
export function quantityRows(
  { totals, metric_unit }: Pick<RiskNumbers, "totals" | "metric_unit">,
  labels: ClassLabels,
  decimals?: number,
): ClassRow[] {
  const shown = (value: number) =>
    decimals === undefined
      ? formatQuantity(value, metric_unit)
      : withUnit(formatNumber(value, decimals), metric_unit);
  return rowsOf(totals, labels, shown);
}

/** The same in New Zealand dollars, with the least and most each may cost where that is uncertain. */
export function costRows(
  costs: Pick<NonNullable<RiskNumbers["attribute_stats"]["replacement_costs"]>, "min" | "value" | "max">,
  labels: ClassLabels,
): ClassRow[] {
  return rowsOf(costs.value, labels, formatMoney).map((row) => {
    const from = costs.min[row.key];
    const to = costs.max[row.key];
    if (from === row.value && to === row.value) return row;
    return { ...row, range: { from, to, shown: `${formatMoney(from)} to ${formatMoney(to)}` } };
  });
}

function rowsOf(totals: ClassTotals, labels: ClassLabels, shown: (value: number) => string): ClassRow[] {
  return classesBySeverity
    .toReversed()
    .filter((name) => totals[name] > 0)
    .map((name) => ({
      key: name,
      ...classLook(name, labels),
      value: totals[name],
      shown: shown(totals[name]),
      share: totals[name] / totals.total,
    }));
}

const withUnit = (number: string, unit: string) => (unit === "each" ? number : `${number}\u00a0${unit}`);
