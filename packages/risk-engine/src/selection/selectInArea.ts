import type { Area } from "../area/area.ts";
import { type AreaPart, holds, turnedPart } from "../area/areaPart.ts";
import {
  findBeside,
  findNearEdges,
  isInsideNear,
  type NearEdges,
  nearEdgeMeets,
  startNearEdges,
} from "../area/nearEdges.ts";
import { type Surroundings, touchesPart } from "../area/touchesPart.ts";
import {
  addRun,
  endRuns,
  intersect,
  type Runs,
  type Selection,
  startRuns,
  uniteAll,
} from "../columns/selection.ts";
import { firstVertex } from "../columns/vertices.ts";
import type { SpatialIndex } from "../index/spatialIndex.ts";
import { boundVertices } from "./vertexBox.ts";

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
  return select(index, area, rule, { left: Infinity }) as Selection;
}

/**
 * As {@link selectInArea}, given up once it has taken so many steps (an edge looked at beside a node or an element): an
 * area whose outline winds through a whole layer takes thousands of times what an ordinary one does, which its number of
 * vertices alone does not show.
 *
 * @returns undefined when it was given up.
 */
export const selectInAreaWithin = (
  index: SpatialIndex,
  area: Area,
  rule: AreaRule,
  mostSteps: number,
): Selection | undefined => select(index, area, rule, { left: mostSteps });

/** Steps that may still be taken. */
interface Steps {
  left: number;
}

function select(index: SpatialIndex, area: Area, rule: AreaRule, steps: Steps): Selection | undefined {
  const selections: Selection[] = [];
  for (const part of area.parts.flatMap((each) => turnsInReach(index, each))) {
    const selected = selectInPart(index, part, rule, steps);
    if (selected === undefined) return undefined;
    selections.push(selected);
  }
  const selected = uniteAll(selections, index.count);
  return index.located === undefined ? selected : intersect(selected, index.located);
}

function turnsInReach(index: SpatialIndex, part: AreaPart): AreaPart[] {
  const { boxes } = index.tree;
  if (boxes.length === 0) return [];
  return [-360, 0, 360]
    .filter((turn) => part.tree.boxes[0]! + turn <= boxes[2]! && part.tree.boxes[2]! + turn >= boxes[0]!)
    .map((turn) => (turn === 0 ? part : turnedPart(part, turn)));
}

function selectInPart(
  index: SpatialIndex,
  part: AreaPart,
  rule: AreaRule,
  steps: Steps,
): Selection | undefined {
  const { boxes, skip, start, end } = index.tree;
  const partMinX = part.tree.boxes[0]!;
  const partMinY = part.tree.boxes[1]!;
  const partMaxX = part.tree.boxes[2]!;
  const partMaxY = part.tree.boxes[3]!;
  const runs = startRuns(index.count);
  // The nodes above the one that is looked at, with the edges that meet each.
  const above: { readonly near: NearEdges; skip: number }[] = [];
  const beside = startNearEdges(part);
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
    steps.left -= near.looked;
    if (steps.left < 0) return undefined;
    if (near.count === 0) {
      if (isOriginInside) addRun(runs, start[node]!, end[node]!);
      node = skip[node]!;
      continue;
    }
    if (skip[node] === node + 1) {
      if (!testEach(index, { part, near, beside }, rule, start[node]!, end[node]!, runs, steps))
        return undefined;
    } else {
      level.skip = skip[node]!;
      depth++;
    }
    node++;
  }
  return endRuns(runs);
}

/** @returns false when the steps were used up. */
function testEach(
  index: SpatialIndex,
  around: Surroundings,
  rule: AreaRule,
  start: number,
  end: number,
  runs: Runs,
  steps: Steps,
): boolean {
  for (let element = start; element < end; element++) {
    steps.left -= around.near.count * 2;
    if (rule === "touches") steps.left -= findBesideElement(index, element, around);
    if (steps.left < 0) return false;
    const isIn =
      rule === "anchor" ? holdsAnchor(index, element, around) : touchesPart(index.geometry, element, around);
    if (isIn) addRun(runs, element, element + 1);
  }
  return true;
}

function holdsAnchor({ anchors }: SpatialIndex, element: number, { part, near }: Surroundings): boolean {
  const x = anchors[element * 2]!;
  const y = anchors[element * 2 + 1]!;
  const isClear = x >= near.originX && y >= near.originY && !nearEdgeMeets(near, x, y, x, y);
  return (isClear ? isInsideNear(near, x, y) : undefined) ?? holds(part, x, y);
}

const box = new Float64Array(4);

/** @returns how many pairs of a vertex of the element and an edge beside it there are to look at. */
function findBesideElement(
  { geometry }: SpatialIndex,
  element: number,
  { near, beside }: Surroundings,
): number {
  const first = firstVertex(geometry, element);
  const end = firstVertex(geometry, element + 1);
  boundVertices(box, geometry.coords, first, end);
  findBeside(beside, near, box[0]!, box[1]!, box[2]!, box[3]!);
  return beside.count * (end - first);
}
