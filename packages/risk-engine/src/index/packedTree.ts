/**
 * A static tree of boxes over items that already lie near their neighbours (elements in Hilbert order, edges in ring
 * order). Nodes are stored in pre-order with the node to go to when a subtree is done, so every query is one loop
 * without a stack: `node = hit ? node + 1 : skip[node]`.
 */
export interface PackedTree {
  /** minX, minY, maxX, maxY per node. A node of empty items holds Infinity, Infinity, -Infinity, -Infinity. */
  readonly boxes: Float64Array;
  /** The next node in pre-order that is not below this one; a leaf's is `node + 1`. */
  readonly skip: Uint32Array;
  /** The first item below each node, and one past the last. */
  readonly start: Uint32Array;
  readonly end: Uint32Array;
}

/** Widens `boxes[offset..offset + 3]` to hold one item. */
export type WidenByItem = (item: number, boxes: Float64Array, offset: number) => void;

/** Builds the tree over items `0..count - 1`, `nodeSize` items to a leaf and `nodeSize` children to a node. */
export function packTree(count: number, nodeSize: number, widenByItem: WidenByItem): PackedTree {
  const nodes = countNodes(count, nodeSize);
  const boxes = new Float64Array(nodes * 4);
  const skip = new Uint32Array(nodes);
  const start = new Uint32Array(nodes);
  const end = new Uint32Array(nodes);
  let next = 0;
  const layOut = (first: number, span: number): number => {
    const node = next++;
    const offset = node * 4;
    boxes.set(emptyBox, offset);
    const last = Math.min(first + span, count);
    start[node] = first;
    end[node] = last;
    if (span === nodeSize) {
      for (let item = first; item < last; item++) widenByItem(item, boxes, offset);
    } else {
      const childSpan = span / nodeSize;
      for (let child = first; child < last; child += childSpan)
        widen(boxes, offset, layOut(child, childSpan) * 4);
    }
    skip[node] = next;
    return node;
  };
  if (count > 0) {
    let span = nodeSize;
    while (span < count) span *= nodeSize;
    layOut(0, span);
  }
  return { boxes, skip, start, end };
}

const emptyBox = [Infinity, Infinity, -Infinity, -Infinity];

function countNodes(count: number, nodeSize: number): number {
  let nodes = 0;
  for (let level = count; level > 0; ) {
    level = Math.ceil(level / nodeSize);
    nodes += level;
    if (level === 1) break;
  }
  return nodes;
}

/** Widens the box at `offset` to hold the box at `other`. */
function widen(boxes: Float64Array, offset: number, other: number): void {
  boxes[offset] = Math.min(boxes[offset]!, boxes[other]!);
  boxes[offset + 1] = Math.min(boxes[offset + 1]!, boxes[other + 1]!);
  boxes[offset + 2] = Math.max(boxes[offset + 2]!, boxes[other + 2]!);
  boxes[offset + 3] = Math.max(boxes[offset + 3]!, boxes[other + 3]!);
}

/** Widens the box at `offset` to hold a point. */
export function widenByPoint(boxes: Float64Array, offset: number, x: number, y: number): void {
  if (x < boxes[offset]!) boxes[offset] = x;
  if (y < boxes[offset + 1]!) boxes[offset + 1] = y;
  if (x > boxes[offset + 2]!) boxes[offset + 2] = x;
  if (y > boxes[offset + 3]!) boxes[offset + 3] = y;
}
