import type { ElementChange } from "@stopbank/dataset/diff";
import { formatNumber, none } from "@stopbank/numbers";

/** Whole above 100, two places below; a dash for what a version does not have. */
export const figure = (value: number | undefined): string =>
  formatNumber(value, value !== undefined && Math.abs(value) < 100 ? 2 : 0);

type Costs = NonNullable<ElementChange["before"]>["replacementCost"];

/** Best estimate to the whole unit, with its bounds where they differ from it, and how many elements have none. */
export function money(costs: Costs, currency: string): string {
  if (costs === undefined) return none;
  const { min, value, max, missing } = costs;
  const bounds =
    min === value && max === value ? "" : ` (${inFull(min, currency)} to ${inFull(max, currency)})`;
  return `${inFull(value, currency)}${bounds}${missing === 0 ? "" : `, ${figure(missing)} without one`}`;
}

const inFull = (value: number, currency: string) =>
  value.toLocaleString("en-NZ", { style: "currency", currency, maximumFractionDigits: 0 });
