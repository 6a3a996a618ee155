import type { LineColumn } from "@stopbank/risk-engine/columns";
import { type Ground, groundMetres } from "../cells/ground.ts";

/** Halvings that find a place along a segment to a millionth of its length. */
const halvings = 20;

/** Halfway along the longest part of a line, on the ground; its coordinates are the grid's. */
export function halfwayPoint(
  { coords, partStart, vertexStart }: LineColumn,
  element: number,
  ground: Ground,
): [x: number, y: number] {
  const segment = (v: number) =>
    [coords[v * 2 - 2]!, coords[v * 2 - 1]!, coords[v * 2]!, coords[v * 2 + 1]!] as const;
  let [longest, of] = [-1, partStart[element]!];
  for (let part = partStart[element]!; part < partStart[element + 1]!; part++) {
    let length = 0;
    for (let v = vertexStart[part]! + 1; v < vertexStart[part + 1]!; v++)
      length += groundMetres(ground, ...segment(v));
    if (length > longest) [longest, of] = [length, part];
  }
  let left = longest / 2;
  for (let v = vertexStart[of]! + 1; v < vertexStart[of + 1]!; v++) {
    const length = groundMetres(ground, ...segment(v));
    if (left <= length && length > 0) return placeAlong(segment(v), left, ground);
    left -= length;
  }
  const last = vertexStart[of + 1]! - 1;
  return [coords[last * 2]!, coords[last * 2 + 1]!];
}

/** Where so many metres of a segment lie behind. */
function placeAlong(
  [ax, ay, bx, by]: readonly [number, number, number, number],
  metres: number,
  ground: Ground,
): [x: number, y: number] {
  const at = (share: number): [number, number] => [ax + (bx - ax) * share, ay + (by - ay) * share];
  let [low, high] = [0, 1];
  for (let i = 0; i < halvings; i++) {
    const middle = (low + high) / 2;
    if (groundMetres(ground, ax, ay, ...at(middle)) < metres) low = middle;
    else high = middle;
  }
  return at((low + high) / 2);
}
