import type { Area } from "@stopbank/risk-engine/area";
import type { LineColumn } from "@stopbank/risk-engine/columns";
import { beyond, type RankedPolygon } from "./areaByRank.ts";
import { metresBetween } from "./ellipsoid.ts";
import { stretchesInside } from "./stretchesInside.ts";
import { leastDegrees } from "./sweepBands.ts";

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
  for (let part = partStart[element]!; part < partStart[element + 1]!; part++)
    for (let v = vertexStart[part]! + 1; v < vertexStart[part + 1]!; v++) {
      const [ax, ay, bx, by] = [coords[v * 2 - 2]!, coords[v * 2 - 1]!, coords[v * 2]!, coords[v * 2 + 1]!];
      const [dx, dy] = [bx - ax, by - ay];
      const stretches = over.flatMap(({ area, rank }) =>
        stretchesInside(ax, ay, bx, by, area).map(([from, to]) => ({ from, to, rank })),
      );
      const seen = within?.flatMap((area) => stretchesInside(ax, ay, bx, by, area));
      const ends = [...stretches.flatMap(({ from, to }) => [from, to]), ...(seen?.flat() ?? [])];
      const cuts = [0, 1, ...ends].sort((a, b) => a - b);
      for (let i = 1; i < cuts.length; i++) {
        const [from, to] = [cuts[i - 1]!, cuts[i]!];
        if ((to - from) * Math.max(Math.abs(dx), Math.abs(dy)) <= leastDegrees) continue;
        let rank = seen?.some((each) => each[0] <= from && each[1] >= to) === false ? beyond : 0;
        for (const each of stretches)
          if (rank !== beyond && each.from <= from && each.to >= to) rank = Math.max(rank, each.rank);
        const metres = metresBetween(ax + dx * from, ay + dy * from, ax + dx * to, ay + dy * to);
        lengths.set(rank, (lengths.get(rank) ?? 0) + metres);
      }
    }
  return lengths;
}
