import type { MarkShape } from "../../feature/legendCard.ts";
import {
  type ClassCode,
  classColours,
  notAssessedCode,
  notAssessedPaint,
  notExposedPaint,
} from "../../palettes.ts";

/** How elements of a damage class are drawn. */
export const classMark = (code: ClassCode): MarkShape =>
  code === notAssessedCode
    ? { color: notAssessedPaint.fill, outline: notAssessedPaint.outline, isHatched: true }
    : { color: classColours[code] };

export const notExposedMark: MarkShape = { color: notExposedPaint.fill, outline: notExposedPaint.outline };
