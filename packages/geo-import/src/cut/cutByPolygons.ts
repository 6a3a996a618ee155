import type { Area } from "@stopbank/risk-engine/area";
import { damageClasses, severityOrder } from "@stopbank/risk-engine/classes";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { MultiPolygon } from "geojson";
import { beyond } from "./areaByRank.ts";
import { type ClassShares, notExposed, PieceWeights } from "./classShares.ts";
import { mappedArea } from "./mappedArea.ts";
import { sizesByRank } from "./sizesByRank.ts";
import { touchedBy } from "./touchedBy.ts";

/** A mapped polygon with the code of its class. */
export interface CodedPolygon {
  readonly geometry: MultiPolygon;
  readonly code: number;
}

/**
 * Cuts lines and polygons at the edges of mapped polygons: each piece has the worst class of those it lies in.
 * @param within what was assessed, where not all was; pieces beyond it are not, whatever lies there.
 */
export function cutByPolygons(
  index: SpatialIndex,
  polygons: readonly CodedPolygon[],
  within?: readonly Area[],
): ClassShares {
  const { geometry, anchors, count } = index;
  const weights = new PieceWeights(count);
  const ranked = polygons.map(({ geometry: shape, code }) => ({
    area: mappedArea(shape),
    rank: severityOrder.indexOf(damageClasses[code]!) + 1,
  }));
  const touching = touchedBy(index, ranked);
  const extents =
    within &&
    touchedBy(
      index,
      within.map((area) => ({ area })),
    );
  for (let element = 0; element < count; element++) {
    const over = touching.get(element) ?? [];
    const areas = extents?.get(element)?.map(({ area }) => area);
    if (extents !== undefined && areas === undefined) weights.add(notAssessed, element, 1);
    else if (geometry.kind === "point" || (areas === undefined && over.length === 0))
      weights.add(notExposed, element, 1);
    else
      for (const [rank, size] of sizesByRank({ geometry, anchors }, element, over, areas))
        weights.add(codeOf(rank), element, size);
  }
  return weights.shares();
}

function codeOf(rank: number): number {
  if (rank === beyond) return notAssessed;
  return rank === 0 ? notExposed : damageClassCodes[severityOrder[rank - 1]!];
}
