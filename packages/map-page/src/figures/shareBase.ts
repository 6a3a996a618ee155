import type { Assessment, RiskNumbers } from "@stopbank/contract/risk";
import { type AmountUnit, formatAmount, formatQuantity } from "@stopbank/numbers";

/** What every percentage of a section is of: what was assessed, in the measure that is shown. */
export interface ShareBase {
  readonly whole: number;
  /** "of $2.3 B of replacement cost assessed" */
  readonly words: string;
  /** The same without its figure: "of assessed". */
  readonly label: string;
}

/** Amounts by class, of so much in what was assessed. */
export interface AssessedCosts extends AmountUnit {
  /** What is added up; the replacement cost where it is no attribute. */
  readonly of?: string | { readonly name: string };
  readonly value: { readonly total: number };
  readonly assessed_total: number;
}

/**
 * Undefined where there is no share to give: nothing was assessed, or damage is of more than the replacement cost and so
 * is no part of it.
 */
export function shareBase(
  { metric_unit, assessment }: Pick<RiskNumbers, "metric_unit" | "assessment">,
  costs: AssessedCosts | null,
): ShareBase | undefined {
  if (costs === null) {
    const whole = assessment.assessed_metric;
    const words = `of ${formatQuantity(whole, metric_unit)} assessed`;
    return whole > 0 ? { whole, words, label: "of assessed" } : undefined;
  }
  const whole = costs.assessed_total;
  if (whole <= 0 || costs.value.total > whole) return undefined;
  const amount = typeof costs.of === "object" ? lowerFirst(costs.of.name) : "replacement cost";
  // "of 4,771 people assessed" names what it is of.
  const named = amount === costs.unit ? "" : ` of ${amount}`;
  const words = `of ${formatAmount(whole, costs)}${named} assessed`;
  return { whole, words, label: typeof costs.of === "object" ? `of assessed ${amount}` : "of assessed cost" };
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * The same for several hazards together, and only where all of them were assessed for every element. Where one was not,
 * an element is counted as soon as any hazard reaches it and left out where none is known to: a share would lean high.
 */
export const shareBaseOfSeveral = (
  data: Pick<RiskNumbers, "metric_unit"> & { readonly assessment: Assessment },
): ShareBase | undefined => (data.assessment.not_assessed_count === 0 ? shareBase(data, null) : undefined);
