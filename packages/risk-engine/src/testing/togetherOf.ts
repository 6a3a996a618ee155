import type { HazardLoss, Together } from "../combineDamage.ts";
import { partsOf, wholeLayer } from "../selection.ts";
import { emptyColumns } from "../tally.ts";

/** What hazards cost together, of all elements, two at a time. */
export const togetherOf = (combine: Together) => (losses: readonly HazardLoss[]) => {
  const of = losses[0]?.damage.value.length ?? 0;
  const together = emptyColumns(of);
  for (const part of partsOf(wholeLayer(of), 2)) combine(losses, part, together);
  return together;
};
