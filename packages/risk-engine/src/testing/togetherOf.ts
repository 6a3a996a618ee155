import { partsOf, wholeLayer } from "../columns/selection.ts";
import type { HazardLoss, Together } from "../damage/combineDamage.ts";
import { emptyColumns } from "../totals/tally.ts";

/** What hazards cost together, of all elements, two at a time. */
export const togetherOf = (combine: Together) => (losses: readonly HazardLoss[]) => {
  const of = losses[0]?.damage.value.length ?? 0;
  const together = emptyColumns(of);
  for (const part of partsOf(wholeLayer(of), 2)) combine(losses, part, together);
  return together;
};
