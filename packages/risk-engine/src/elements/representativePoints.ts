import type { GeometryColumn, LineColumn, PolygonColumn } from "../columns/columns.ts";
import { elementCount } from "../columns/vertices.ts";

/**
 * One point that stands for each element, x and y interleaved: where it is counted when every element must be
 * counted in exactly one place. A point's first vertex; halfway along a line's longest part; inside a polygon's
 * largest part, in the middle of its widest stretch at half height. NaN for an element without vertices.
 *
 * @param plane `degrees` weighs what a line runs east by the cosine of the latitude, so halfway is halfway on the
 * ground; `projected` takes coordinates as they are.
 */
export function representativePoints(
  geometry: GeometryColumn,
  plane: "degrees" | "projected" = "degrees",
): Float64Array {
  const count = elementCount(geometry);
  if (geometry.kind === "point" && isSinglePoints(geometry.partStart))
    return geometry.coords.subarray(0, count * 2);
  const points = new Float64Array(count * 2).fill(Number.NaN);
  for (let element = 0; element < count; element++) {
    const first = geometry.partStart[element]!;
    const end = geometry.partStart[element + 1]!;
    if (first === end) continue;
    if (geometry.kind === "point")
      points.set(geometry.coords.subarray(first * 2, first * 2 + 2), element * 2);
    else if (geometry.kind === "line") placeOnLine(geometry, plane, [first, end], points, element * 2);
    else placeInPolygon(geometry, first, end, points, element * 2);
  }
  return points;
}

function isSinglePoints(partStart: Int32Array): boolean {
  for (let i = 0; i < partStart.length; i++) if (partStart[i] !== i) return false;
  return true;
}

function placeOnLine(
  line: LineColumn,
  plane: "degrees" | "projected",
  [first, end]: readonly [first: number, end: number],
  out: Float64Array,
  at: number,
): void {
  let longest = -1;
  let longestPart = first;
  for (let part = first; part < end; part++) {
    const length = partLength(line, plane, part);
    if (length > longest) {
      longest = length;
      longestPart = part;
    }
  }
  const { coords, vertexStart } = line;
  let left = longest / 2;
  for (let v = vertexStart[longestPart]!; v < vertexStart[longestPart + 1]!; v++) {
    out[at] = coords[v * 2]!;
    out[at + 1] = coords[v * 2 + 1]!;
    if (v + 1 === vertexStart[longestPart + 1]) return;
    const dx = coords[v * 2 + 2]! - coords[v * 2]!;
    const dy = coords[v * 2 + 3]! - coords[v * 2 + 1]!;
    const step = stepLength(coords, plane, v);
    if (left <= step && step > 0) {
      out[at]! += (dx * left) / step;
      out[at + 1]! += (dy * left) / step;
      return;
    }
    left -= step;
  }
}

function partLength(
  { coords, vertexStart }: LineColumn,
  plane: "degrees" | "projected",
  part: number,
): number {
  let length = 0;
  for (let v = vertexStart[part]!; v < vertexStart[part + 1]! - 1; v++)
    length += stepLength(coords, plane, v);
  return length;
}

/** From a vertex to the next. */
function stepLength(coords: Float64Array, plane: "degrees" | "projected", vertex: number): number {
  const at = vertex * 2;
  const [x, y, nextX, nextY] = [coords[at]!, coords[at + 1]!, coords[at + 2]!, coords[at + 3]!];
  const east = plane === "degrees" ? Math.cos((((y + nextY) / 2) * Math.PI) / 180) : 1;
  return Math.hypot((nextX - x) * east, nextY - y);
}

function placeInPolygon(
  polygon: PolygonColumn,
  first: number,
  end: number,
  out: Float64Array,
  at: number,
): void {
  let largest = -1;
  let largestPart = first;
  for (let part = first; part < end; part++) {
    const area = planarShellArea(polygon, part);
    if (area > largest) {
      largest = area;
      largestPart = part;
    }
  }
  placeInPart(polygon, largestPart, out, at);
}

function planarShellArea({ coords, ringStart, vertexStart }: PolygonColumn, part: number): number {
  const shell = ringStart[part]!;
  const first = vertexStart[shell]!;
  let doubled = 0;
  for (let v = first + 1; v < vertexStart[shell + 1]!; v++) {
    // Relative to the first vertex, or a small building far from the origin loses its digits.
    const ax = coords[v * 2 - 2]! - coords[first * 2]!;
    const ay = coords[v * 2 - 1]! - coords[first * 2 + 1]!;
    const bx = coords[v * 2]! - coords[first * 2]!;
    const by = coords[v * 2 + 1]! - coords[first * 2 + 1]!;
    doubled += ax * by - bx * ay;
  }
  return Math.abs(doubled) / 2;
}

const crossings: number[] = [];

function placeInPart(
  { coords, ringStart, vertexStart }: PolygonColumn,
  part: number,
  out: Float64Array,
  at: number,
) {
  const shell = ringStart[part]!;
  const first = vertexStart[shell]!;
  let minY = Infinity;
  let maxY = -Infinity;
  for (let v = first; v < vertexStart[shell + 1]!; v++) {
    minY = Math.min(minY, coords[v * 2 + 1]!);
    maxY = Math.max(maxY, coords[v * 2 + 1]!);
  }
  const y = minY + (maxY - minY) / 2;
  crossings.length = 0;
  for (let ring = shell; ring < ringStart[part + 1]!; ring++) {
    for (let v = vertexStart[ring]! + 1; v < vertexStart[ring + 1]!; v++) {
      const ay = coords[v * 2 - 1]!;
      const by = coords[v * 2 + 1]!;
      if (ay > y === by > y) continue;
      const ax = coords[v * 2 - 2]!;
      crossings.push(ax + ((y - ay) / (by - ay)) * (coords[v * 2]! - ax));
    }
  }
  crossings.sort((a, b) => a - b);
  out[at] = coords[first * 2]!;
  out[at + 1] = coords[first * 2 + 1]!;
  let widest = 0;
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const width = crossings[i + 1]! - crossings[i]!;
    if (width <= widest) continue;
    widest = width;
    out[at] = crossings[i]! + width / 2;
    out[at + 1] = y;
  }
}
