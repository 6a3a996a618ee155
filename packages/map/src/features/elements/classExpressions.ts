import type { ExpressionSpecification } from "@maplibre/maplibre-gl-style-spec";
import { hoverState } from "../../feature/hoverState.ts";
import { classColours, notAssessedCode, notAssessedPaint, notExposedPaint } from "../../palettes.ts";

/** The feature state that holds a damage class code; absent is not exposed. */
export const classState = "class";

const code: ExpressionSpecification = ["coalesce", ["feature-state", classState], -1];

/** A value by damage class: for exposed, not assessed and not exposed elements. */
export const byClass = <T extends string | number>(
  exposed: T | ExpressionSpecification,
  unassessed: T,
  otherwise: T,
): ExpressionSpecification => [
  "case",
  ["==", code, notAssessedCode],
  unassessed,
  [">=", code, 0],
  exposed,
  otherwise,
];

const exposedColour = [
  "match",
  code,
  ...Object.entries(classColours).flatMap(([key, colour]) => [Number(key), colour]),
  notExposedPaint.fill,
] as unknown as ExpressionSpecification;

/** The fill of an element by its damage class. */
export const classColour: ExpressionSpecification = byClass(
  exposedColour,
  notAssessedPaint.fill,
  notExposedPaint.fill,
);

/** The outline of an element by its damage class: grey where the fill alone would be lost on the ground. */
export const classOutline: ExpressionSpecification = byClass<string>(
  "rgba(22, 32, 44, 0.45)",
  notAssessedPaint.outline,
  notExposedPaint.outline,
);

export const whenHovered = <T extends string | number>(
  hovered: T | ExpressionSpecification,
  otherwise: T | ExpressionSpecification,
): ExpressionSpecification => ["case", ["boolean", ["feature-state", hoverState], false], hovered, otherwise];
