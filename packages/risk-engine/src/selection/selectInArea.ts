import type { Area } from "../area/area.ts";
import { type AreaPart, turnedPart } from "../area/areaPart.ts";
import { findNearEdges, type NearEdges, startNearEdges } from "../area/nearEdges.ts";
import { notePassing, placeOfBox } from "../area/passingEdges.ts";
import { addRun, endRuns, intersect, type Selection, startRuns, uniteAll } from "../columns/selection.ts";
import type { SpatialIndex } from "../index/spatialIndex.ts";
import { type AreaRule, addThoseIn, type Steps } from "./addThoseIn.ts";

export type { AreaRule } from "./addThoseIn.ts";

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
  const above: Level[] = [];
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
    const around = depth === 0 ? undefined : above[depth - 1]!.near;
    above[depth] ??= startLevel(part);
    const level = above[depth]!;
    if (around?.allPass) {
      steps.left -= around.count;
      if (steps.left < 0) return undefined;
      const place = placeOfBox(around, minX, minY, maxX, maxY);
      if (place !== 0) {
        if (place > 0) addRun(runs, start[node]!, end[node]!);
        node = skip[node]!;
        continue;
      }
    }
    if (around?.allPass && around.count <= fewPassing) level.near = around;
    else {
      level.near = level.own;
      const isOriginInside = findNearEdges(level.own, part, around, minX, minY, maxX, maxY);
      steps.left -= level.own.looked;
      if (steps.left < 0) return undefined;
      if (level.own.count === 0) {
        if (isOriginInside) addRun(runs, start[node]!, end[node]!);
        node = skip[node]!;
        continue;
      }
      notePassing(level.own, maxX, maxY);
    }
    const { near } = level;
    if (skip[node] === node + 1) {
      const around = { part, near, beside };
      if (!addThoseIn(runs, index, around, rule, start[node]!, end[node]!, steps)) return undefined;
    } else {
      level.skip = skip[node]!;
      depth++;
    }
    node++;
  }
  return endRuns(runs);
}

interface Level {
  /** The edges that meet the node, or few that pass through the one around it, which tell as much. */
  near: NearEdges;
  readonly own: NearEdges;
  skip: number;
}

/** So few that it is not worth while to find which of them meet a node. */
const fewPassing = 3;

function startLevel(part: AreaPart): Level {
  const own = startNearEdges(part);
  return { near: own, own, skip: 0 };
}
