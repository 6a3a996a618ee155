import type { Counts } from "./countExtension.ts";

/** With what one element type is counted by; undefined for its quantity. */
export function countBy(counts: Counts, type: string, measure: Counts[string] | undefined): Counts {
  const { [type]: _before, ...others } = counts;
  return measure === undefined ? others : { ...others, [type]: measure };
}
