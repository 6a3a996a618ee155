import type { Area } from "@stopbank/risk-engine/area";
import type { AreaPart } from "@stopbank/risk-engine/area-part";
import { type Box, type BoxTree, boxTree } from "./boxTree.ts";

/** With fewer parts, looking at each takes no longer. */
const fewParts = 8;

/** Of areas of many parts, which are asked for once for every element beside them. */
const known = new WeakMap<Area["parts"], BoxTree>();

/** The parts of an area that may meet a box, edges included, in their order: all that do, of few parts others too. */
export function partsBeside(
  parts: Area["parts"],
  west: number,
  south: number,
  east: number,
  north: number,
): readonly AreaPart[] {
  if (parts.length < fewParts) return parts;
  return treeOf(parts)
    .meeting(west, south, east, north)
    .map((at) => parts[at]!);
}

/** The box around an area. */
export const boxOfArea = ({ parts }: Area): Box =>
  parts.length === 1 ? boxOfPart(parts[0]!) : treeOf(parts).around;

function treeOf(parts: Area["parts"]): BoxTree {
  const tree = known.get(parts) ?? boxTree(parts.map(boxOfPart));
  known.set(parts, tree);
  return tree;
}

function boxOfPart({ tree: { boxes } }: AreaPart): Box {
  return [boxes[0]!, boxes[1]!, boxes[2]!, boxes[3]!];
}
