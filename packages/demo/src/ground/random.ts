/** A stream of numbers in [0, 1), the same for the same seed on every machine (mulberry32). */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in [0, 1) that belongs to a pair of whole numbers: for choices that must not depend on order. */
export function hashUnit(a: number, b: number): number {
  let mixed = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul((b | 0) + 0x7f4a7c15, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

/** One of a list, by a number in [0, 1). */
export function pick<T>(list: readonly T[], unit: number): T {
  const chosen = list[Math.min(list.length - 1, Math.floor(unit * list.length))];
  if (chosen === undefined) throw new RangeError("cannot pick from an empty list");
  return chosen;
}
