import type { ExpressionSpecification } from "@maplibre/maplibre-gl-style-spec";
import { hoverState } from "../../feature/hoverState.ts";
import {
  changeColours,
  classColours,
  notAssessedCode,
  notAssessedPaint,
  notExposedPaint,
} from "../../palettes.ts";
import { changeCodes } from "./changeCodes.ts";
import { paled } from "./dimExpressions.ts";

/** The feature state that holds the code of a damage class or of a change; absent is not exposed, or no change. */
export const classState = "class";

const code: ExpressionSpecification = ["coalesce", ["feature-state", classState], -1];

/** A value by damage class: for exposed, not assessed and not exposed elements. */
export const byClass = <T extends string | number>(
  exposed: T | ExpressionSpecification,
  unassessed: T | ExpressionSpecification,
  otherwise: T,
): ExpressionSpecification => [
  "case",
  ["==", code, notAssessedCode],
  unassessed,
  [">=", code, 0],
  exposed,
  otherwise,
];

/** The fill of an element by its damage class or what becomes of it, each colour as `shade` has it. */
const colourByClass = (shade: (colour: string) => string): ExpressionSpecification =>
  byClass(
    [
      "match",
      code,
      ...Object.entries(classColours).flatMap(([key, colour]) => [Number(key), shade(colour)]),
      changeCodes.worse,
      shade(changeColours.worse),
      changeCodes.better,
      shade(changeColours.better),
      shade(notExposedPaint.fill),
    ] as unknown as ExpressionSpecification,
    shade(notAssessedPaint.fill),
    shade(notExposedPaint.fill),
  );

export const classColour = colourByClass((colour) => colour);

/** The same for heights of elements that are left out. */
export const palerClassColour = colourByClass(paled);

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
