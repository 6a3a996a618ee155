import type { ClassTotals, RiskNumbers, WireClass } from "@stopbank/contract/risk";
import { type AmountUnit, formatAmount, formatQuantity } from "@stopbank/numbers";
import { type ClassLabels, classesBySeverity, classLook } from "./damageClasses.ts";
import { uncertainBetween } from "./uncertainBetween.ts";

/** Another amount that elements have, by its attribute's key: `by:land_value`. */
export type AttributeMeasure = `by:${string}`;

/** What a summary counts: elements as their layer measures them, their replacement cost, what their damage costs, or another amount. */
export type Measure = "quantity" | "value" | "damage" | AttributeMeasure;

/** The attribute a measure adds up; undefined for those that are no attribute's. */
export const attributeOfMeasure = (measure: Measure): string | undefined =>
  measure.startsWith("by:") ? measure.slice(3) : undefined;

export interface ClassRow {
  readonly key: WireClass;
  readonly label: string;
  readonly colour: string;
  readonly value: number;
  readonly shown: string;
  /** Of what was assessed; undefined where no share is given. */
  readonly share: number | undefined;
  readonly range?: { readonly from: number; readonly to: number; readonly shown: string };
  readonly uncertainty?: { readonly is_uncertain: boolean; readonly tooltip: string };
}

/**
 * Bars by class, most severe first; classes without anything are left out.
 *
 * @param whole what their shares are of.
 */
export function quantityRows(
  { totals, metric_unit }: Pick<RiskNumbers, "totals" | "metric_unit">,
  labels: ClassLabels,
  whole: number | undefined,
  inFull?: (value: number) => string,
): ClassRow[] {
  return rowsOf(totals, labels, whole, (value) => formatQuantity(value, metric_unit, inFull));
}

/** The same of another amount that elements have, with the least and most each may be where that is uncertain. */
export function amountRows(
  costs: AmountUnit &
    Pick<NonNullable<RiskNumbers["attribute_stats"]["replacement_costs"]>, "min" | "value" | "max">,
  labels: ClassLabels,
  whole: number | undefined,
): ClassRow[] {
  const written = (amount: number) => formatAmount(amount, costs);
  return rowsOf(costs.value, labels, whole, written).map((row) => {
    const from = costs.min[row.key];
    const to = costs.max[row.key];
    if (from === row.value && to === row.value) return row;
    return {
      ...row,
      range: { from, to, shown: `${written(from)} to ${written(to)}` },
      uncertainty: uncertainBetween(written(from), written(to)),
    };
  });
}

function rowsOf(
  totals: ClassTotals,
  labels: ClassLabels,
  whole: number | undefined,
  shown: (value: number) => string,
): ClassRow[] {
  return classesBySeverity
    .toReversed()
    .filter((name) => totals[name] > 0)
    .map((name) => ({
      key: name,
      ...classLook(name, labels),
      value: totals[name],
      shown: shown(totals[name]),
      share: whole === undefined ? undefined : totals[name] / whole,
    }));
}
