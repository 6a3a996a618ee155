import { segmentsMeet } from "../area/areaPart.ts";

/** Metres between a point and a segment. */
function pointToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - along * dx, py - ay - along * dy);
}

/** Metres between two segments; 0 where they meet. */
export function segmentToSegment(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  if (segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy)) return 0;
  return Math.min(
    pointToSegment(ax, ay, cx, cy, dx, dy),
    pointToSegment(bx, by, cx, cy, dx, dy),
    pointToSegment(cx, cy, ax, ay, bx, by),
    pointToSegment(dx, dy, ax, ay, bx, by),
  );
}

type Box = readonly [west: number, south: number, east: number, north: number];

/** Metres between two boxes; 0 where they meet. */
export const boxToBox = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, b[0] - a[2], a[0] - b[2]), Math.max(0, b[1] - a[3], a[1] - b[3]));

/** Metres between a segment and a box with all that is in it. */
export function segmentToBox(ax: number, ay: number, bx: number, by: number, box: Box): number {
  const [west, south, east, north] = box;
  const isIn = (x: number, y: number) => x >= west && x <= east && y >= south && y <= north;
  if (isIn(ax, ay) || isIn(bx, by)) return 0;
  return Math.min(
    segmentToSegment(ax, ay, bx, by, west, south, east, south),
    segmentToSegment(ax, ay, bx, by, east, south, east, north),
    segmentToSegment(ax, ay, bx, by, east, north, west, north),
    segmentToSegment(ax, ay, bx, by, west, north, west, south),
  );
}
