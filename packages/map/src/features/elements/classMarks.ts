import type { MarkShape } from "../../feature/legendCard.ts";
import { type ClassCode, classColours, notAssessed, notAssessedCode, notExposed } from "../../palettes.ts";

/** How elements of a damage class are drawn. */
export const classMark = (code: ClassCode): MarkShape =>
  code === notAssessedCode
    ? { color: notAssessed.fill, outline: notAssessed.outline, isHatched: true }
    : { color: classColours[code] };

export const notExposedMark: MarkShape = { color: notExposed.fill, outline: notExposed.outline };
