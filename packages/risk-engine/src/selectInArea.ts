import type { Area } from "./area.ts";
import { type AreaPart, holds, turned } from "./areaPart.ts";
import { findNearEdges, isInsideNear, type NearEdges, nearEdgeMeets, startNearEdges } from "./nearEdges.ts";
import { addRun, endRuns, intersect, type Runs, type Selection, startRuns, uniteAll } from "./selection.ts";
import type { SpatialIndex } from "./spatialIndex.ts";
import { touchesPart } from "./touchesPart.ts";
import { boundVertices } from "./vertexBox.ts";
import { firstVertex } from "./vertices.ts";

/**
 * When an element is in an area. `touches`: its geometry and the area share a point, boundaries included, so an
 * element can be in two neighbouring areas. `anchor`: its representative point is in the area, half-open, so areas
 * that share only an edge count every element exactly once.
 */
export type AreaRule = "touches" | "anchor";

/**
 * The elements in an area; those in several of its parts once.
 *
 * Index nodes wholly inside or outside are taken or dropped at once; only elements in nodes that an edge of the area
 * crosses are tested one by one. Longitudes a full turn apart are the same place: an area drawn past 180 degrees
 * meets elements stored at -179, and the other way round.
 */
export function selectInArea(index: SpatialIndex, area: Area, rule: AreaRule): Selection {
  const parts = area.parts.flatMap((part) => turnsInReach(index, part));
  const selected = uniteAll(
    parts.map((part) => selectInPart(index, part, rule)),
    index.count,
  );
  return index.located === undefined ? selected : intersect(selected, index.located);
}

function turnsInReach(index: SpatialIndex, part: AreaPart): AreaPart[] {
  const { boxes } = index.tree;
  if (boxes.length === 0) return [];
  return [-360, 0, 360]
    .filter((turn) => part.tree.boxes[0]! + turn <= boxes[2]! && part.tree.boxes[2]! + turn >= boxes[0]!)
    .map((turn) => (turn === 0 ? part : turned(part, turn)));
}

function selectInPart(index: SpatialIndex, part: AreaPart, rule: AreaRule): Selection {
  const { boxes, skip, start, end } = index.tree;
  const partMinX = part.tree.boxes[0]!;
  const partMinY = part.tree.boxes[1]!;
  const partMaxX = part.tree.boxes[2]!;
  const partMaxY = part.tree.boxes[3]!;
  const runs = startRuns(index.count);
  // The nodes above the one that is looked at, with the edges that meet each.
  const above: { readonly near: NearEdges; skip: number }[] = [];
  let depth = 0;
  for (let node = 0; node < skip.length; ) {
    while (depth > 0 && node >= above[depth - 1]!.skip) depth--;
    const minX = boxes[node * 4]!;
    const minY = boxes[node * 4 + 1]!;
    const maxX = boxes[node * 4 + 2]!;
    const maxY = boxes[node * 4 + 3]!;
    if (minX > partMaxX || minY > partMaxY || maxX < partMinX || maxY < partMinY) {
      node = skip[node]!;
      continue;
    }
    above[depth] ??= { near: startNearEdges(part), skip: 0 };
    const level = above[depth]!;
    const { near } = level;
    const around = depth === 0 ? undefined : above[depth - 1]!.near;
    const isOriginInside = findNearEdges(near, part, around, minX, minY, maxX, maxY);
    if (near.count === 0) {
      if (isOriginInside) addRun(runs, start[node]!, end[node]!);
      node = skip[node]!;
      continue;
    }
    if (skip[node] === node + 1) testEach(index, part, near, rule, start[node]!, end[node]!, runs);
    else {
      level.skip = skip[node]!;
      depth++;
    }
    node++;
  }
  return endRuns(runs);
}

function testEach(
  index: SpatialIndex,
  part: AreaPart,
  near: NearEdges,
  rule: AreaRule,
  start: number,
  end: number,
  runs: Runs,
): void {
  const isIn = rule === "anchor" ? holdsAnchor : touchesElement;
  for (let element = start; element < end; element++)
    if (isIn(index, element, part, near)) addRun(runs, element, element + 1);
}

function holdsAnchor({ anchors }: SpatialIndex, element: number, part: AreaPart, near: NearEdges): boolean {
  const x = anchors[element * 2]!;
  const y = anchors[element * 2 + 1]!;
  const isClear = x >= near.originX && y >= near.originY && !nearEdgeMeets(near, x, y, x, y);
  return (isClear ? isInsideNear(near, x, y) : undefined) ?? holds(part, x, y);
}

const box = new Float64Array(4);

/** Most elements beside an edge lie clear of it: what holds one of their points holds all of them. */
function touchesElement(
  { geometry }: SpatialIndex,
  element: number,
  part: AreaPart,
  near: NearEdges,
): boolean {
  const { coords } = geometry;
  const first = firstVertex(geometry, element);
  const end = firstVertex(geometry, element + 1);
  boundVertices(box, coords, first, end);
  const isClear = first < end && !nearEdgeMeets(near, box[0]!, box[1]!, box[2]!, box[3]!);
  const inside = isClear ? isInsideNear(near, coords[first * 2]!, coords[first * 2 + 1]!) : undefined;
  return inside ?? touchesPart(geometry, element, part);
}
