import { changeColours, notAssessedPaint, notExposedPaint } from "../palettes.ts";

/** What becomes of elements between two sides, as the API names it: one word and one colour on the map and beside it. */
export const changeLooks = {
  worse: { label: "Worse off", colour: changeColours.worse },
  better: { label: "Better off", colour: changeColours.better },
  same: { label: "As before", colour: notExposedPaint.outline },
  not_comparable: { label: "Not comparable", colour: notAssessedPaint.outline },
} as const;
