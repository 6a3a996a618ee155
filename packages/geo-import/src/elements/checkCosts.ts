import type { CellTable } from "@stopbank/geo-read/read-layer";
import { refuse } from "@stopbank/geo-read/refusal";

type CostOf = (element: number) => number;

const examples = 3;

/**
 * Refuses costs below 0, which are a mark for a missing one or a mistake: sums would shrink by them.
 * @param label names the costs in a sentence, such as `replacement costs`.
 * @throws DomainError `import/bad-cost`.
 */
export function checkCosts(table: CellTable, label: string, cost: CostOf): void {
  refuseWhere(
    table,
    (element) => cost(element) < 0,
    `${label} below 0`,
    (element) => `${cost(element)}`,
  );
}

/**
 * Refuses costs and bounds below 0, and bounds that do not enclose the cost.
 * @param cost NaN where not known; then bounds are not looked at.
 * @throws DomainError `import/bad-cost`.
 */
export function checkBoundedCosts(
  table: CellTable,
  label: string,
  { min, value, max }: { readonly min: CostOf; readonly value: CostOf; readonly max: CostOf },
): void {
  for (const each of [value, min, max]) checkCosts(table, label, each);
  refuseWhere(
    table,
    (element) => min(element) > value(element) || value(element) > max(element),
    `${label} that do not lie between their bounds`,
    (element) => `${min(element)}, ${value(element)}, ${max(element)}`,
  );
}

function refuseWhere(
  { place, names, count }: CellTable,
  isWrong: (element: number) => boolean,
  fault: string,
  words: (element: number) => string,
): void {
  const wrong = Array.from({ length: count }, (_, element) => element).filter(isWrong);
  if (wrong.length === 0) return;
  const first = wrong.slice(0, examples).map((element) => `${names[element]} (${words(element)})`);
  throw refuse(
    "bad-cost",
    place,
    `${wrong.length} of ${count} elements have ${fault}: ${first.join("; ")}`,
    "Correct them, and leave what is not known empty.",
  );
}
