import type { Legend } from "@stopbank/contract/legends";
import type { MarkShape } from "./legendCard.ts";

/** A named mark of a legend, as the dataset gives it. */
export type LegendItem = Extract<Legend["sections"][number], { type: "categorical" }>["items"][number];

/** Times as large as a medium point. */
export const sizeFactors = { small: 0.7, medium: 1, large: 1.4 } as const;

/** Times as wide as a normal line. */
export const weightFactors = { light: 0.6, normal: 1, heavy: 1.6 } as const;

/** Lines and gaps in widths of the line, by an item's `style`; `hatched` is for what is filled. */
export const dashes: Readonly<Record<string, readonly [number, number]>> = {
  solid: [1, 0],
  dashed: [3, 1.5],
  dotted: [0.1, 2],
};

export const isHatched = ({ style }: Pick<LegendItem, "style">): boolean => style === "hatched";

/** A sample of what an item of a legend says. @param shape how the layer is drawn, where the item does not say. */
export function markOf(item: LegendItem, shape: MarkShape["shape"]): MarkShape {
  const { color, secondary_color, size, weight, style, type } = item;
  const dash = style === undefined ? undefined : dashes[style];
  return {
    color,
    shape: type === "polygon" ? "fill" : (type ?? shape ?? "fill"),
    isHatched: isHatched(item),
    ...(secondary_color === undefined ? {} : { outline: secondary_color }),
    ...(size === undefined ? {} : { sizeFactor: sizeFactors[size] }),
    ...(weight === undefined ? {} : { weightFactor: weightFactors[weight] }),
    ...(dash === undefined ? {} : { dash }),
  };
}
