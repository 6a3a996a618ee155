import { orient2d } from "robust-predicates";

/**
 * Beyond this share of its two products' sum the sign of their difference is right in spite of rounding (the first bound of
 * Shewchuk's predicate).
 */
const roundingShare = (3 + 16 * 2 ** -53) * 2 ** -53;

/**
 * On which side of the line from a to b the point p lies: positive on the left, negative on the right, 0 exactly on
 * it. The sign is exact for any doubles (Shewchuk's adaptive predicate); only the sign means anything.
 *
 * The first step of the predicate is taken here, so that the compiler puts it into the loops that ask millions of times.
 */
export function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  const rise = (ax - px) * (by - py);
  const fall = (ay - py) * (bx - px);
  const difference = rise - fall;
  return Math.abs(difference) > roundingShare * Math.abs(rise + fall)
    ? difference
    : -orient2d(ax, ay, bx, by, px, py);
}
