/**
 * Round numbers within a range, evenly spaced.
 *
 * @param most how many at most; 2 or more.
 */
export function axisTicks([from, to]: readonly [from: number, to: number], most = 6): number[] {
  if (!(to > from)) return [from];
  const rough = (to - from) / (most - 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step =
    magnitude * ([1, 2, 2.5, 5, 10].find((times) => times * magnitude >= rough * (1 - 1e-9)) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  // Whole steps are multiplied, not added up, so 0.3 does not become 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
