import { type Box, emptyBox, widenBox } from "../binary/elementBox.ts";

/** Children of a node, as FlatGeobuf's own writers have it. */
export const nodeSize = 16;
/** Four doubles, and where it leads. */
const nodeBytes = 40;

/** FlatGeobuf's index: all nodes in one piece, the root first and the features last. */
export interface PackedIndex {
  /** @param item in order. @param offset where its feature begins, from the first feature on. */
  set(item: number, box: Readonly<Box>, offset: number): void;
  /** Makes the nodes above the features. */
  finish(): Uint8Array;
}

/** @param items how many features there are, one or more. */
export function packedIndex(items: number): PackedIndex {
  const sizes = [items];
  do sizes.push(Math.ceil(sizes.at(-1)! / nodeSize));
  while (sizes.at(-1)! > 1);
  const nodes = sizes.reduce((sum, size) => sum + size, 0);
  /** By level, the features' first. */
  const firsts: number[] = [];
  for (const size of sizes) firsts.push((firsts.at(-1) ?? nodes) - size);
  const bytes = new Uint8Array(nodes * nodeBytes);
  const view = new DataView(bytes.buffer);

  const put = (node: number, { minX, minY, maxX, maxY }: Readonly<Box>, leadsTo: number) => {
    const at = node * nodeBytes;
    view.setFloat64(at, minX, true);
    view.setFloat64(at + 8, minY, true);
    view.setFloat64(at + 16, maxX, true);
    view.setFloat64(at + 24, maxY, true);
    view.setBigUint64(at + 32, BigInt(leadsTo), true);
  };
  const boxAt = (node: number): Box => {
    const at = node * nodeBytes;
    return {
      minX: view.getFloat64(at, true),
      minY: view.getFloat64(at + 8, true),
      maxX: view.getFloat64(at + 16, true),
      maxY: view.getFloat64(at + 24, true),
    };
  };
  return {
    set: (item, box, offset) => put(firsts[0]! + item, box, offset),
    finish() {
      for (let level = 0; level + 1 < sizes.length; level++) {
        const end = firsts[level]! + sizes[level]!;
        for (let parent = 0; parent < sizes[level + 1]!; parent++) {
          const first = firsts[level]! + parent * nodeSize;
          const box = emptyBox();
          for (let child = first; child < Math.min(first + nodeSize, end); child++)
            widenBox(box, boxAt(child));
          put(firsts[level + 1]! + parent, box, first);
        }
      }
      return bytes;
    },
  };
}
