import { type PackedTree, packTree, widenByPoint } from "@stopbank/risk-engine/packed-tree";
import type { Position } from "geojson";

/** West, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Many boxes, so indexed that those beside a place are found without looking at all. */
export interface BoxTree {
  /** All of them together; of none, one that holds nothing. */
  readonly around: Box;
  /** Positions of the boxes that have a point in common with one, edges included, in ascending order. */
  meeting(west: number, south: number, east: number, north: number): number[];
}

const boxesPerNode = 8;
const nothing: Box = [Infinity, Infinity, -Infinity, -Infinity];

/** The box around some outlines; of none, one that holds nothing. */
export function boxAround(outlines: readonly (readonly Position[])[]): Box {
  let [west, south, east, north] = nothing;
  for (const outline of outlines)
    for (const position of outline) {
      const [x, y] = [position[0]!, position[1]!];
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < south) south = y;
      if (y > north) north = y;
    }
  return [west, south, east, north];
}

export function boxTree(boxes: readonly Box[]): BoxTree {
  const order = boxes.length > boxesPerNode ? tiled(boxes) : boxes.map((_, i) => i);
  const tree = packTree(boxes.length, boxesPerNode, (item, widened, offset) => {
    const [west, south, east, north] = boxes[order[item]!]!;
    widenByPoint(widened, offset, west, south);
    widenByPoint(widened, offset, east, north);
  });
  const [west, south, east, north] = tree.boxes.length === 0 ? nothing : tree.boxes;
  return {
    around: [west!, south!, east!, north!],
    meeting: (...box) => walk(tree, boxes, order, box),
  };
}

/**
 * Neighbours beside each other: sorted into columns from west to east, each from south to north (Leutenegger, Lopez and
 * Edgington 1997, "STR").
 */
function tiled(boxes: readonly Box[]): number[] {
  const eastward = boxes.map((_, i) => i).sort((a, b) => boxes[a]![0] - boxes[b]![0]);
  const perColumn = Math.ceil(Math.sqrt(boxes.length / boxesPerNode)) * boxesPerNode;
  const order: number[] = [];
  for (let first = 0; first < eastward.length; first += perColumn) {
    const column = eastward.slice(first, first + perColumn).sort((a, b) => boxes[a]![1] - boxes[b]![1]);
    for (const each of column) order.push(each);
  }
  return order;
}

const areApart = (a: ArrayLike<number>, at: number, b: Box) =>
  b[2] < a[at]! || b[3] < a[at + 1]! || b[0] > a[at + 2]! || b[1] > a[at + 3]!;

function walk(
  { boxes: nodes, skip, start, end }: PackedTree,
  boxes: readonly Box[],
  order: readonly number[],
  box: Box,
): number[] {
  const found: number[] = [];
  for (let node = 0; node < skip.length; ) {
    if (areApart(nodes, node * 4, box)) {
      node = skip[node]!;
      continue;
    }
    if (skip[node] === node + 1)
      for (let item = start[node]!; item < end[node]!; item++)
        if (!areApart(boxes[order[item]!]!, 0, box)) found.push(order[item]!);
    node++;
  }
  return found.sort((a, b) => a - b);
}
