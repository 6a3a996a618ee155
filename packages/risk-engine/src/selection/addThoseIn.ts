import { holds } from "../area/areaPart.ts";
import { findBeside, isInsideNear, type NearEdges, nearEdgeMeets } from "../area/nearEdges.ts";
import { placesOfVertices } from "../area/passingEdges.ts";
import { type Surroundings, touchesPart } from "../area/touchesPart.ts";
import type { GeometryColumn } from "../columns/columns.ts";
import { addRun, type Runs } from "../columns/selection.ts";
import { firstVertex } from "../columns/vertices.ts";
import { elementsPerNode, type SpatialIndex } from "../index/spatialIndex.ts";
import { boundVertices } from "./vertexBox.ts";

/**
 * When an element is in an area. `touches`: its geometry and the area share a point, boundaries included, so an
 * element can be in two neighbouring areas. `anchor`: its representative point is in the area, half-open, so areas
 * that share only an edge count every element exactly once.
 */
export type AreaRule = "touches" | "anchor";

/** Steps that may still be taken. */
export interface Steps {
  left: number;
}

/**
 * Adds those of a few neighbouring elements, of one leaf of the index, that are in the area.
 * @returns false when the steps were used up.
 */
export function addThoseIn(
  runs: Runs,
  index: SpatialIndex,
  around: Surroundings,
  rule: AreaRule,
  start: number,
  end: number,
  steps: Steps,
): boolean {
  const { near } = around;
  const { geometry } = index;
  steps.left -= near.count * 2 * (end - start);
  if (steps.left < 0) return false;
  if (near.allPass) notePlaces(index, near, rule, start, end);
  else places.fill(0);
  for (let element = start; element < end; element++) {
    const place = places[element - start]!;
    if (place < 0) continue;
    if (place === 0) {
      if (rule === "anchor") {
        if (!holdsAnchor(index, element, around)) continue;
      } else if (!near.allPass || !isInOnePiece(geometry, element)) {
        steps.left -= findBesideElement(index, element, around);
        if (steps.left < 0) return false;
        if (!touchesPart(geometry, element, around)) continue;
      }
    }
    addRun(runs, element, element + 1);
  }
  return true;
}

/** What is one path, or within one, and has vertices on both sides of a line, meets it. Paths may lie on either side. */
function isInOnePiece(geometry: GeometryColumn, element: number): boolean {
  const part = geometry.partStart[element]!;
  if (geometry.partStart[element + 1]! - part !== 1) return false;
  return geometry.kind !== "polygon" || geometry.ringStart[part + 1]! - geometry.ringStart[part]! === 1;
}

// Filled and not made, as millions are asked for.
const places = new Int8Array(elementsPerNode);
const firsts = new Int32Array(elementsPerNode + 1);

/** 1 in the area, -1 out of it, 0 where an edge comes too near to tell; of elements beside edges that all pass. */
function notePlaces(
  { geometry, anchors }: SpatialIndex,
  near: NearEdges,
  rule: AreaRule,
  start: number,
  end: number,
): void {
  const isAnchor = rule === "anchor";
  for (let element = start; element <= end; element++)
    firsts[element - start] = isAnchor ? element : firstVertex(geometry, element);
  placesOfVertices(places, near, isAnchor ? anchors : geometry.coords, firsts, end - start);
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
