import type { ElementChange } from "@stopbank/dataset/diff";

/** Whole above 100, two places below; a dash for what a version does not have. */
export const figure = (value: number | undefined): string =>
  value === undefined
    ? "–"
    : value.toLocaleString("en-NZ", { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });

type Costs = NonNullable<ElementChange["before"]>["replacementCost"];

/** Best estimate, with its bounds where they differ from it, and how many elements have none. */
export function money(costs: Costs): string {
  if (costs === undefined) return "–";
  const { min, value, max, missing } = costs;
  const bounds = min === value && max === value ? "" : ` (${dollars(min)} to ${dollars(max)})`;
  return `${dollars(value)}${bounds}${missing === 0 ? "" : `, ${figure(missing)} without one`}`;
}

const dollars = (value: number) => `$${Math.round(value).toLocaleString("en-NZ")}`;
