import type { Position } from "geojson";

/** With more vertices, comparing every edge with every other takes longer than a sweep. */
const mostEdges = 48;
/** How far rounding can be off, as a share of the products' sum (Shewchuk 1997, ccwerrboundA). */
const roundingShare = (3 + 16 * 2 ** -53) * 2 ** -53;

/**
 * Whether a polygon without holes (longitude and latitude) is certainly simple: no two of its edges come so close that
 * rounding could hide that they meet. Most buildings are settled by it, in a twentieth of what `validateArea` takes;
 * where it says no, that has to be asked.
 */
export function isPlainlySimple(rings: readonly (readonly Position[])[]): boolean {
  const [ring] = rings;
  if (ring === undefined || rings.length > 1) return false;
  const edges = ring.length - 1;
  if (edges < 3 || edges > mostEdges) return false;
  if (ring[0]![0] !== ring[edges]![0] || ring[0]![1] !== ring[edges]![1]) return false;
  let [west, east] = [Infinity, -Infinity];
  for (const [x, y] of ring) {
    if (!(Math.abs(x!) <= 180 && Math.abs(y!) <= 90)) return false;
    if (x! < west) west = x!;
    if (x! > east) east = x!;
  }
  if (east - west >= 180) return false;
  for (let e = 0; e < edges; e++) {
    const [a, b] = [ring[e]!, ring[e + 1]!];
    // Neighbours may only turn, or one would lie on the other.
    if (turn(a, b, ring[e + 2 > edges ? 1 : e + 2]!) === 0) return false;
    for (let f = e + 2; f < edges; f++) {
      if (e === 0 && f === edges - 1) continue;
      const [c, d] = [ring[f]!, ring[f + 1]!];
      if (!areApart(a, b, c, d) && !isBeside(a, b, c, d) && !isBeside(c, d, a, b)) return false;
    }
  }
  return true;
}

/** Whether the boxes of two edges have no point in common. */
const areApart = (a: Position, b: Position, c: Position, d: Position) =>
  Math.max(a[0]!, b[0]!) < Math.min(c[0]!, d[0]!) ||
  Math.max(c[0]!, d[0]!) < Math.min(a[0]!, b[0]!) ||
  Math.max(a[1]!, b[1]!) < Math.min(c[1]!, d[1]!) ||
  Math.max(c[1]!, d[1]!) < Math.min(a[1]!, b[1]!);

/** Whether an edge from c to d lies on one side of the line through a and b. */
const isBeside = (a: Position, b: Position, c: Position, d: Position) => turn(a, b, c) * turn(a, b, d) > 0;

/** On which side of the line from a to b c lies: 1 left, -1 right, 0 where rounding leaves it open. */
function turn(a: Position, b: Position, c: Position): number {
  const left = (a[0]! - c[0]!) * (b[1]! - c[1]!);
  const right = (a[1]! - c[1]!) * (b[0]! - c[0]!);
  const area = left - right;
  const error = roundingShare * (Math.abs(left) + Math.abs(right));
  return area > error ? 1 : area < -error ? -1 : 0;
}
