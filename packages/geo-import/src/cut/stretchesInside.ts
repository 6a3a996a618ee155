import { fullTurns } from "@stopbank/geo-read/full-turns";
import { partsBeside } from "@stopbank/geo-read/parts-beside";
import type { Area } from "@stopbank/risk-engine/area";
import { type AreaPart, edgesBeside, locate } from "@stopbank/risk-engine/area-part";
import { side } from "@stopbank/risk-engine/side";

/** Part of a segment, from 0 at its beginning to 1 at its end. */
export type Interval = readonly [from: number, to: number];

/** Cuts that rounding leaves beside a corner are made all the same: one too many changes nothing. */
const roundingShare = 1e-9;

/**
 * The stretches of a segment that lie in an area or along its edges. Longitudes a full turn apart are the same place.
 */
export const stretchesInside = (ax: number, ay: number, bx: number, by: number, area: Area): Interval[] =>
  fullTurns.flatMap((turn) => {
    const [west, east] = [Math.min(ax, bx) + turn, Math.max(ax, bx) + turn];
    return partsBeside(area.parts, west, Math.min(ay, by), east, Math.max(ay, by)).flatMap((part) =>
      stretchesInPart(ax + turn, ay, bx + turn, by, part),
    );
  });

function stretchesInPart(ax: number, ay: number, bx: number, by: number, part: AreaPart): Interval[] {
  const [west, south] = [Math.min(ax, bx), Math.min(ay, by)];
  const [east, north] = [Math.max(ax, bx), Math.max(ay, by)];
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = part.tree.boxes;
  if (west > maxX || east < minX || south > maxY || north < minY) return [];
  const cuts = [0, 1];
  const stretches: Interval[] = [];
  const [dx, dy] = [bx - ax, by - ay];
  const alongOf = (x: number, y: number) =>
    Math.min(Math.max(Math.abs(dx) > Math.abs(dy) ? (x - ax) / dx : (y - ay) / dy, 0), 1);
  edgesBeside(part, west, south, east, north, (cx, cy, ex, ey) => {
    if (side(ax, ay, bx, by, cx, cy) === 0 && side(ax, ay, bx, by, ex, ey) === 0) {
      const ends = [alongOf(cx, cy), alongOf(ex, ey)] as const;
      cuts.push(...ends);
      stretches.push([Math.min(...ends), Math.max(...ends)]);
      return;
    }
    const cross = dx * (ey - cy) - dy * (ex - cx);
    if (cross === 0) return;
    const alongEdge = ((cx - ax) * dy - (cy - ay) * dx) / cross;
    if (alongEdge < -roundingShare || alongEdge > 1 + roundingShare) return;
    const along = ((cx - ax) * (ey - cy) - (cy - ay) * (ex - cx)) / cross;
    if (along > 0 && along < 1) cuts.push(along);
  });
  cuts.sort((left, right) => left - right);
  for (let i = 1; i < cuts.length; i++) {
    const [from, to] = [cuts[i - 1]!, cuts[i]!];
    const middle = (from + to) / 2;
    if (to > from && locate(part, ax + dx * middle, ay + dy * middle) >= 0) stretches.push([from, to]);
  }
  return stretches.filter(([from, to]) => to > from);
}
