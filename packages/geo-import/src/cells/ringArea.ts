/**
 * Twice the area of a ring, its sign telling which way it turns. Relative to the first vertex, or a small ring far
 * from the origin loses its digits.
 * @param first and `end` of its vertices in `coords`.
 */
export function ringArea(coords: Float64Array, first: number, end: number): number {
  const x0 = coords[first * 2]!;
  const y0 = coords[first * 2 + 1]!;
  let sum = 0;
  for (let v = first + 1; v < end; v++)
    sum +=
      (coords[v * 2 - 2]! - x0) * (coords[v * 2 + 1]! - y0) -
      (coords[v * 2]! - x0) * (coords[v * 2 - 1]! - y0);
  return sum;
}
