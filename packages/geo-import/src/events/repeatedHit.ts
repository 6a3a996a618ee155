import type { HitBlock } from "./hitBlocks.ts";

/**
 * The first event and place, by their codes, that several rows stand for: their damage would count as often.
 * @returns undefined where each stands in one row at most.
 */
export function repeatedHit(
  hits: readonly HitBlock[],
  placeCount: number,
): { readonly event: number; readonly place: number } | undefined {
  const keys = new Float64Array(hits.reduce((sum, { count }) => sum + count, 0));
  let at = 0;
  for (const { count, event, place } of hits)
    for (let row = 0; row < count; row++) keys[at++] = event[row]! * placeCount + place[row]!;
  keys.sort();
  for (let i = 1; i < keys.length; i++)
    if (keys[i] === keys[i - 1])
      return { event: Math.floor(keys[i]! / placeCount), place: keys[i]! % placeCount };
  return undefined;
}
