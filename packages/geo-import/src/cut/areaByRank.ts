import { boxOf, type Edge, edgesOfParts, ownEdges } from "@stopbank/geo-read/edges-in-box";
import { sweepBands } from "@stopbank/geo-read/sweep-bands";
import { trapezoidMetres } from "@stopbank/geo-read/trapezoid-metres";
import type { Area } from "@stopbank/risk-engine/area";
import type { MultiPolygon } from "geojson";

/** A mapped polygon; of several at one place the one of the greatest rank, at least 1, counts. */
export interface RankedPolygon {
  readonly area: Area;
  readonly rank: number;
}

/** The rank of what lies outside the areas that are looked at, whatever lies there. */
export const beyond = -1;

/** Marks an area that is looked at among those that cover something. */
export const extent = Number.NEGATIVE_INFINITY;

/**
 * The area in square metres of a polygon by the rank of what covers it, 0 for nothing.
 * @param within the areas that are looked at, where not all is; the rest has rank `beyond`.
 */
export function areaByRank(
  polygon: MultiPolygon,
  over: readonly RankedPolygon[],
  within?: readonly Area[],
): Map<number, number> {
  const box = boxOf(polygon);
  const edges: Edge[] = ownEdges(polygon, box, 0);
  const rankOf = [0];
  const extents = within?.map((area) => ({ area, rank: extent })) ?? [];
  for (const { area, rank } of [...over, ...extents])
    for (const each of edgesOfParts(area, box, rankOf.length)) {
      for (const edge of each) edges.push(edge);
      rankOf.push(rank);
    }
  const areas = new Map<number, number>();
  sweepBands(edges, box.height, (trapezoid, inside) => {
    if (!inside.has(0)) return;
    let rank = 0;
    let isSeen = within === undefined;
    for (const shape of inside) {
      rank = Math.max(rank, rankOf[shape]!);
      if (rankOf[shape] === extent) isSeen = true;
    }
    if (!isSeen) rank = beyond;
    areas.set(rank, (areas.get(rank) ?? 0) + trapezoidMetres(trapezoid, box.south));
  });
  return areas;
}
