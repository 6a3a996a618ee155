import type { Area } from "./area.ts";
import { type AreaPart, edgesMeetBox, holds, turned } from "./areaPart.ts";
import { addRun, endRuns, intersect, type Runs, type Selection, startRuns, uniteAll } from "./selection.ts";
import type { SpatialIndex } from "./spatialIndex.ts";
import { touchesPart } from "./touchesPart.ts";

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
  for (let node = 0; node < skip.length; ) {
    const minX = boxes[node * 4]!;
    const minY = boxes[node * 4 + 1]!;
    const maxX = boxes[node * 4 + 2]!;
    const maxY = boxes[node * 4 + 3]!;
    if (minX > partMaxX || minY > partMaxY || maxX < partMinX || maxY < partMinY) {
      node = skip[node]!;
    } else if (!edgesMeetBox(part, minX, minY, maxX, maxY)) {
      if (holds(part, minX, minY)) addRun(runs, start[node]!, end[node]!);
      node = skip[node]!;
    } else {
      if (skip[node] === node + 1) testEach(index, part, rule, start[node]!, end[node]!, runs);
      node++;
    }
  }
  return endRuns(runs);
}

function testEach(
  index: SpatialIndex,
  part: AreaPart,
  rule: AreaRule,
  start: number,
  end: number,
  runs: Runs,
): void {
  const { anchors, geometry } = index;
  for (let element = start; element < end; element++) {
    const inside =
      rule === "anchor"
        ? holds(part, anchors[element * 2]!, anchors[element * 2 + 1]!)
        : touchesPart(geometry, element, part);
    if (inside) addRun(runs, element, element + 1);
  }
}
