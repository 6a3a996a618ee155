import { ellipsoidMetresBetween } from "@stopbank/geo-read/ellipsoid";
import { leastDegrees } from "@stopbank/geo-read/sweep-bands";
import type { Area } from "@stopbank/risk-engine/area";
import type { LineColumn } from "@stopbank/risk-engine/columns";
import { beyond, extent, type RankedPolygon } from "./areaByRank.ts";
import { areasBeside } from "./areasBeside.ts";
import { stretchesInside } from "./stretchesInside.ts";

/** A stretch of a segment, from 0 at its beginning to 1 at its end. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly rank: number;
}

/**
 * The length in metres of a line by the rank of what covers it, 0 for nothing; along an edge it is covered.
 * @param within the areas that are looked at, where not all is; the rest has rank `beyond`.
 */
export function lengthByRank(
  { coords, partStart, vertexStart }: LineColumn,
  element: number,
  over: readonly RankedPolygon[],
  within?: readonly Area[],
): Map<number, number> {
  const lengths = new Map<number, number>();
  const beside = areasBeside([...over, ...(within?.map((area) => ({ area, rank: extent })) ?? [])]);
  for (let part = partStart[element]!; part < partStart[element + 1]!; part++)
    for (let v = vertexStart[part]! + 1; v < vertexStart[part + 1]!; v++) {
      const [ax, ay, bx, by] = [coords[v * 2 - 2]!, coords[v * 2 - 1]!, coords[v * 2]!, coords[v * 2 + 1]!];
      const [dx, dy] = [bx - ax, by - ay];
      const stretches = beside(ax, ay, bx, by).flatMap(({ area, rank }) =>
        stretchesInside(ax, ay, bx, by, area).map(([from, to]) => ({ from, to, rank })),
      );
      const longer = Math.max(Math.abs(dx), Math.abs(dy));
      for (const { from, to, rank } of ranksAlong(stretches, within === undefined)) {
        if ((to - from) * longer <= leastDegrees) continue;
        const metres = ellipsoidMetresBetween(ax + dx * from, ay + dy * from, ax + dx * to, ay + dy * to);
        lengths.set(rank, (lengths.get(rank) ?? 0) + metres);
      }
    }
  return lengths;
}

/**
 * A segment from its beginning to its end, cut wherever a stretch begins or ends, each piece with the greatest rank.
 * @param isAllSeen whether it is looked at outside the stretches of rank `extent` too.
 */
function* ranksAlong(stretches: readonly Stretch[], isAllSeen: boolean): Generator<Stretch> {
  const cuts = [0, 1, ...stretches.flatMap(({ from, to }) => [from, to])].sort((a, b) => a - b);
  const onward = stretches.toSorted((a, b) => a.from - b.from);
  let over: Stretch[] = [];
  let next = 0;
  for (let i = 1; i < cuts.length; i++) {
    const [from, to] = [cuts[i - 1]!, cuts[i]!];
    if (to === from) continue;
    while (next < onward.length && onward[next]!.from <= from) over.push(onward[next++]!);
    over = over.filter((each) => each.to > from);
    const isSeen = isAllSeen || over.some(({ rank }) => rank === extent);
    yield { from, to, rank: isSeen ? over.reduce((most, { rank }) => Math.max(most, rank), 0) : beyond };
  }
}
