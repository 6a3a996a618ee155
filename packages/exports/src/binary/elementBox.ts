import type { GeometryColumn } from "@stopbank/risk-engine/columns";

/** The bounds of one element. */
export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export const emptyBox = (): Box => ({ minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity });

export const isEmptyBox = ({ minX, maxX }: Box): boolean => minX > maxX;

/** First vertex of an element, and one past its last. */
export function vertexRange(geometry: GeometryColumn, element: number): [from: number, to: number] {
  const part = geometry.partStart[element]!;
  const partEnd = geometry.partStart[element + 1]!;
  if (geometry.kind === "point") return [part, partEnd];
  if (geometry.kind === "line") return [geometry.vertexStart[part]!, geometry.vertexStart[partEnd]!];
  const { ringStart, vertexStart } = geometry;
  return [vertexStart[ringStart[part]!]!, vertexStart[ringStart[partEnd]!]!];
}

/** Sets `box` to the bounds of an element: to an empty one where it has no place. */
export function boxOf(geometry: GeometryColumn, element: number, box: Box): void {
  const [from, to] = vertexRange(geometry, element);
  const { coords } = geometry;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let vertex = from; vertex < to; vertex++) {
    const x = coords[2 * vertex]!;
    const y = coords[2 * vertex + 1]!;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  box.minX = minX;
  box.minY = minY;
  box.maxX = maxX;
  box.maxY = maxY;
}

/** Widens `box` to hold another. */
export function widenBox(box: Box, other: Readonly<Box>): void {
  if (other.minX < box.minX) box.minX = other.minX;
  if (other.minY < box.minY) box.minY = other.minY;
  if (other.maxX > box.maxX) box.maxX = other.maxX;
  if (other.maxY > box.maxY) box.maxY = other.maxY;
}
