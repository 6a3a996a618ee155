/**
 * How many features of one layer a tile below the deepest zoom carries. Beyond it the tile is thinned:
 * features with the lowest stable rank of their id stay, so what shows at one zoom also shows at the next.
 * The deepest zoom is never thinned.
 */
export const overviewFeatureLimit = 20_000;

/** @param idOf the id of an item, or its position when it has none. */
export function thin<T>(items: readonly T[], idOf: (item: T, position: number) => number): readonly T[] {
  if (items.length <= overviewFeatureLimit) return items;
  const ranks = new Uint32Array(items.length);
  for (let i = 0; i < items.length; i++) ranks[i] = rank(idOf(items[i]!, i));
  const limit = atPlace(ranks, overviewFeatureLimit);
  return items.filter((_, i) => ranks[i]! < limit);
}

/** The value that stands at a place when all are sorted, found without sorting more than those near it. */
function atPlace(values: Uint32Array, place: number): number {
  const counts = new Uint32Array(1 << 16);
  for (let i = 0; i < values.length; i++) counts[values[i]! >>> 16]!++;
  let [bucket, before] = [0, 0];
  while (before + counts[bucket]! <= place) before += counts[bucket++]!;
  return values.filter((value) => value >>> 16 === bucket).sort()[place - before]!;
}

/** A number that looks random and depends on the id alone (Murmur3's finaliser). */
function rank(id: number): number {
  let h = id | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
