import type { AreaPolygon } from "../engine/areas.ts";

/**
 * Areas that follow each other as while one is dragged: the `bases` in turn, each a little further along its way than
 * the time before, so that no two are alike.
 */
export const nudged = (bases: readonly AreaPolygon[], count: number, first = 1): AreaPolygon[] =>
  Array.from({ length: count }, (_, i) => {
    const degrees = (first + i) * 1e-5;
    const ring = bases[i % bases.length]!.coordinates[0].map(([x, y]) => [x + degrees, y - degrees] as const);
    return { type: "Polygon", coordinates: [ring] };
  });
