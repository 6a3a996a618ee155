import type { Bounds } from "@stopbank/dataset/manifest";
import type { Position } from "geojson";

const sides = 4;

/** How far along a box's edge a position near it lies, counter-clockwise from the south-west corner, a side being 1. */
export function alongEdge([x = 0, y = 0]: Position, [west, south, east, north]: Bounds): number {
  const [across, up] = [(x - west) / (east - west), (y - south) / (north - south)];
  const distances = [up, 1 - across, 1 - up, across];
  const side = distances.indexOf(Math.min(...distances));
  const on = [across, up, 1 - across, 1 - up][side]!;
  return side + Math.min(1, Math.max(0, on));
}

/** The place on a box's edge. */
export function onEdge(at: number, [west, south, east, north]: Bounds): Position {
  const side = Math.floor(at) % sides;
  const on = at - Math.floor(at);
  const [x, y] = [west + (east - west) * on, south + (north - south) * on];
  if (side === 0) return [x, south];
  if (side === 1) return [east, y];
  return side === 2 ? [west + east - x, north] : [west, south + north - y];
}

/** The corners passed on the way from one place on the edge to another, counter-clockwise. */
export function cornersBetween(from: number, to: number, box: Bounds): Position[] {
  const end = to < from ? to + sides : to;
  const corners: Position[] = [];
  for (let corner = Math.floor(from) + 1; corner < end; corner++) corners.push(onEdge(corner, box));
  return corners;
}

/** How far one goes counter-clockwise from one place on the edge to another. */
export const wayRound = (from: number, to: number): number => (to - from + sides) % sides;
