import { notAssessedPaint } from "../palettes.ts";
import type { MarkShape } from "./legendCard.ts";

/** How large a sample of a legend is drawn. */
export const markSize = { width: 20, height: 14 } as const;

/** A part of a sample, within {@link markSize}, the lowest first. */
export type MarkPart = { readonly fill: string; readonly stroke: string; readonly width: number } & {
  /** Lines and gaps along the stroke. */
  readonly dash?: readonly number[];
  /** Ends of lines are round. */
  readonly isRound?: boolean;
} & (
    | { readonly kind: "path"; readonly d: string }
    | { readonly kind: "circle"; readonly cx: number; readonly cy: number; readonly r: number }
    | {
        readonly kind: "rect";
        readonly x: number;
        readonly y: number;
        readonly w: number;
        readonly h: number;
        readonly radius: number;
      }
  );

const faint = "rgba(22, 32, 44, 0.35)";
const line = "M2 11 8 4l5 4 5-5";
const hatch = "M2 9 9 2M5 13 16 2M12 13l6-6";

/** A sample of how something is drawn on the map, for whatever draws it: the screen, paper, a picture. */
export function markShapes(mark: MarkShape): readonly MarkPart[] {
  const { color, outline, shape = "fill", isHatched = false, sizeFactor = 1, weightFactor = 1, dash } = mark;
  const width = shape === "line" ? 2.5 * weightFactor : weightFactor;
  const dashes =
    dash === undefined || dash[1] === 0
      ? {}
      : {
          dash: dash.map((part) => part * width),
          // Dots are lines of next to no length with round ends, as on the map.
          ...(dash[0] < 1 ? { isRound: true } : {}),
        };
  const edge = { fill: color, stroke: outline ?? faint, width, ...dashes };
  return [
    ...(shape === "line" && outline !== undefined
      ? [{ kind: "path", d: line, fill: "none", stroke: outline, width: width + 1.5 } as const]
      : []),
    ...(shape === "line"
      ? [{ kind: "path", d: line, fill: "none", stroke: color, width, ...dashes } as const]
      : []),
    ...(shape === "point" ? [{ kind: "circle", cx: 10, cy: 7, r: 4.5 * sizeFactor, ...edge } as const] : []),
    ...(shape === "fill" ? [{ kind: "rect", x: 1, y: 1, w: 18, h: 12, radius: 2, ...edge } as const] : []),
    ...(isHatched
      ? [{ kind: "path", d: hatch, fill: "none", stroke: notAssessedPaint.hatch, width: 1.2 } as const]
      : []),
  ];
}
