import type { Area } from "@stopbank/risk-engine/area";
import { type Box, boxTree } from "./boxTree.ts";
import { type CutBox, type Edge, edgesOfParts } from "./edgesInBox.ts";
import { fullTurns } from "./fullTurns.ts";
import { leastDegrees, sweepBands } from "./sweepBands.ts";
import { trapezoidMetres } from "./trapezoidMetres.ts";

/** A polygon (longitude and latitude) to be compared with others. */
export interface PlacedPolygon {
  readonly box: Box;
  /** Asked for where bounds do not settle it. */
  readonly area: () => Pick<Area, "parts">;
}

/**
 * Pairs of polygons whose insides have something in common, with its square metres. Longitudes a full turn apart are the
 * same place. Bounds settle most pairs; of the others only what lies in both bounds is looked at.
 */
export function* commonAreas<Polygon extends PlacedPolygon>(
  polygons: readonly Polygon[],
): Generator<readonly [one: Polygon, other: Polygon, squareMetres: number]> {
  const tree = boxTree(polygons.map(({ box }) => box));
  const [west, , east] = tree.around;
  const turns = east - west > 360 ? fullTurns : ([0] as const);
  for (const [i, one] of polygons.entries()) {
    const squareMetres = new Map<number, number>();
    for (const turn of turns)
      for (const j of tree.meeting(one.box[0] - turn, one.box[1], one.box[2] - turn, one.box[3])) {
        const box = j > i ? commonBox(one.box, polygons[j]!.box, turn) : undefined;
        const common = box === undefined ? 0 : metresInBoth(one.area(), polygons[j]!.area(), box);
        if (common > 0) squareMetres.set(j, (squareMetres.get(j) ?? 0) + common);
      }
    for (const [j, common] of squareMetres) yield [one, polygons[j]!, common];
  }
}

function commonBox(a: Box, b: Box, turn: number): CutBox | undefined {
  const [west, south] = [Math.max(a[0], b[0] + turn), Math.max(a[1], b[1])];
  const width = Math.min(a[2], b[2] + turn) - west;
  const height = Math.min(a[3], b[3]) - south;
  return width > leastDegrees && height > leastDegrees ? { west, south, width, height } : undefined;
}

/** Square metres in a box that two areas have in common. */
function metresInBoth(one: Pick<Area, "parts">, other: Pick<Area, "parts">, box: CutBox): number {
  const own = edgesOfParts(one, box, 0);
  if (own.length === 0) return 0;
  const others = edgesOfParts(other, box, own.length);
  const edges: Edge[] = [...own, ...others].flat();
  let squareMetres = 0;
  sweepBands(edges, box.height, (trapezoid, inside) => {
    let [isInOne, isInOther] = [false, false];
    for (const shape of inside)
      if (shape < own.length) isInOne = true;
      else isInOther = true;
    if (isInOne && isInOther) squareMetres += trapezoidMetres(trapezoid, box.south);
  });
  return squareMetres;
}
