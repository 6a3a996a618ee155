/**
 * Round numbers from 0 up to and including the first at or above `greatest`.
 *
 * @param greatest 0 or more.
 * @param most how many at most, 0 among them; 2 or more.
 * @param leastStep between two of them; counts come in whole elements, other measures in parts of one.
 */
export function ticksTo(greatest: number, most = 6, leastStep = 1): number[] {
  if (greatest <= 0) return [0, 1];
  const rough = greatest / (most - 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    leastStep,
    magnitude * ([1, 2, 5, 10].find((times) => times * magnitude >= rough) ?? 10),
  );
  const count = Math.ceil(greatest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Every so many of `count` edges that no more than `most` are labelled. */
export const labelEvery = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));
