import type { Bounds } from "@stopbank/dataset/manifest";
import type { Position } from "geojson";

/** Twice the area within a ring, in square degrees; negative where it goes clockwise. */
export function doubleArea(ring: readonly Position[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0]] = [ring[i - 1]!, ring[i]!];
    sum += (x0 - ring[0]![0]!) * (y1 - ring[0]![1]!) - (x1 - ring[0]![0]!) * (y0 - ring[0]![1]!);
  }
  return sum;
}

/** Polygons of rings that have land on their left: those that go clockwise are water in the least land around them. */
export function polygonsOfRings(rings: readonly Position[][], box: Bounds): Position[][][] {
  const sized = rings.map((ring) => ({ ring, area: doubleArea(ring) })).filter(({ area }) => area !== 0);
  const polygons = sized
    .filter(({ area }) => area > 0)
    .sort((a, b) => a.area - b.area)
    .map(({ ring }) => [ring]);
  let around: Position[][] | undefined;
  for (const { ring } of sized.filter(({ area }) => area < 0)) {
    const least = polygons.find(([outer]) => isInside(ring[0]!, outer!));
    if (least !== undefined) least.push(ring);
    else {
      // Water that no land is drawn around: all of the box is land around it.
      around ??= [ringOf(box)];
      around.push(ring);
    }
  }
  return around === undefined ? polygons : [...polygons, around];
}

const ringOf = ([west, south, east, north]: Bounds): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

export function isInside([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [[x0 = 0, y0 = 0], [x1 = 0, y1 = 0]] = [ring[i - 1]!, ring[i]!];
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
  }
  return inside;
}
