import { validateArea } from "@stopbank/risk-engine/area";
import { damageClasses, severityOrder } from "@stopbank/risk-engine/classes";
import { damageClassCodes } from "@stopbank/risk-engine/columns";
import { elementsOf, selectElements } from "@stopbank/risk-engine/select";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { MultiPolygon } from "geojson";
import type { RankedPolygon } from "./areaByRank.ts";
import { type ClassShares, notExposed, PieceWeights } from "./classShares.ts";
import { sizesByRank } from "./sizesByRank.ts";

/** A mapped polygon with the code of its class. */
export interface CodedPolygon {
  readonly geometry: MultiPolygon;
  readonly code: number;
}

/** Cuts lines and polygons at the edges of mapped polygons: each piece has the worst class of those it lies in. */
export function cutByPolygons(index: SpatialIndex, polygons: readonly CodedPolygon[]): ClassShares {
  const { geometry } = index;
  const weights = new PieceWeights(index.count);
  const touching = new Map<number, RankedPolygon[]>();
  for (const { geometry: shape, code } of polygons) {
    const area = validateArea(shape, Number.POSITIVE_INFINITY);
    const ranked = { area, rank: severityOrder.indexOf(damageClasses[code]!) + 1 };
    for (const element of elementsOf(selectElements(index, { area: { area, rule: "touches" } }))) {
      const known = touching.get(element);
      if (known === undefined) touching.set(element, [ranked]);
      else known.push(ranked);
    }
  }
  for (let element = 0; element < index.count; element++) {
    const over = touching.get(element);
    if (over === undefined || geometry.kind === "point") {
      weights.add(notExposed, element, 1);
      continue;
    }
    for (const [rank, size] of sizesByRank(geometry, element, over))
      weights.add(rank === 0 ? notExposed : damageClassCodes[severityOrder[rank - 1]!], element, size);
  }
  return weights.shares();
}
