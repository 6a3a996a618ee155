import { orient2d } from "robust-predicates";

/**
 * On which side of the line from a to b the point p lies: positive on the left, negative on the right, 0 exactly on
 * it. The sign is exact for any doubles (Shewchuk's adaptive predicate); only the sign means anything.
 */
export function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return -orient2d(ax, ay, bx, by, px, py);
}
