import { changeLooks } from "../../feature/changeLooks.ts";
import { type ClassLabels, classOrder, labelsFor, notExposedLabel } from "../../feature/classLabels.ts";
import type { MarkShape } from "../../feature/legendCard.ts";
import {
  type ClassCode,
  classColours,
  notAssessedCode,
  notAssessedPaint,
  notExposedPaint,
} from "../../palettes.ts";
import { changeCodes } from "./changeCodes.ts";
import { notExposedCode } from "./elementClasses.ts";

/** What an element's colour says. */
export interface ElementStatus {
  readonly label: string;
  readonly mark: MarkShape;
}

const unassessedMark: MarkShape = {
  color: notAssessedPaint.fill,
  outline: notAssessedPaint.outline,
  isHatched: true,
};
const calmMark: MarkShape = { color: notExposedPaint.fill, outline: notExposedPaint.outline };

const changes: Readonly<Record<number, ElementStatus>> = {
  [changeCodes.worse]: { label: changeLooks.worse.label, mark: { color: changeLooks.worse.colour } },
  [changeCodes.better]: { label: changeLooks.better.label, mark: { color: changeLooks.better.colour } },
  [changeCodes.same]: { label: changeLooks.same.label, mark: calmMark },
  [changeCodes.notComparable]: { label: changeLooks.not_comparable.label, mark: unassessedMark },
};

/** Codes as legends and lists order them: the worst first, what is no damage and no change after it. */
export const classesInOrder: readonly number[] = [...classOrder, notExposedCode];
export const changesInOrder: readonly number[] = [
  changeCodes.worse,
  changeCodes.better,
  changeCodes.same,
  changeCodes.notComparable,
];

/**
 * What a damage class, or a change between two sides, is called and looks like.
 *
 * @param code as `Colouring.classOf` gives it.
 * @param isCascading elements of the layer are out rather than exposed.
 */
export function elementStatus(code: number, labels: ClassLabels, isCascading: boolean): ElementStatus {
  const change = changes[code];
  if (change !== undefined) return change;
  if (code === notExposedCode) return { label: notExposedLabel(isCascading), mark: calmMark };
  const known = code as ClassCode;
  return {
    label: labelsFor(labels, isCascading)[known],
    mark: known === notAssessedCode ? unassessedMark : { color: classColours[known] },
  };
}
