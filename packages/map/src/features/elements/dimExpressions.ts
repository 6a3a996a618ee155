import type { ExpressionSpecification } from "@maplibre/maplibre-gl-style-spec";
import { ground } from "../../palettes.ts";

/** The feature state of elements that are left out. */
export const leftOutState = "left";

/** How opaque elements are, and how those are that an area, regions or filters leave out. */
export const elementOpacity = { usual: 0.8, leftOut: 0.3 } as const;

/** One value for elements that are looked at and another for those left out; the first where nothing is left out. */
export const unlessLeftOut = <T extends string | number | ExpressionSpecification>(
  isDimmed: boolean,
  lookedAt: T,
  leftOut: T,
): T | ExpressionSpecification =>
  isDimmed
    ? ([
        "case",
        ["boolean", ["feature-state", leftOutState], false],
        leftOut,
        lookedAt,
      ] as unknown as ExpressionSpecification)
    : lookedAt;

/** Opacity of an element layer's part. */
export const opacity = (isDimmed: boolean) =>
  unlessLeftOut<number>(isDimmed, elementOpacity.usual, elementOpacity.leftOut);

/**
 * A colour as pale as it is when left out. Heights have one opacity for all of a layer, so theirs is in the colour: the
 * land's, with as much of their own as makes 0.3 of 0.8.
 */
export function paled(colour: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return colour;
  const own = elementOpacity.leftOut / elementOpacity.usual;
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(own * channel(colour, at) + (1 - own) * channel(ground.land, at)))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}
