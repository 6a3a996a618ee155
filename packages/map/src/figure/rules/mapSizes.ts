import type { SizePoints } from "../../still/paper.ts";

/** The map of a summary report: it bleeds past the page's side margins (EXP-06, AMB-51). */
export const summaryMap: SizePoints = { width: 595, height: 559 };

const usualFields = 6;

/** The map of an element's report (EXP-11): narrower where more than 6 fields need room beside it (AMB-47). */
export const elementMap = (fieldCount: number): SizePoints => ({
  width: fieldCount > usualFields ? 1_449 : 1_920,
  height: 1_080,
});

/**
 * A map as wide as its place on a page, in its own proportions. The element report's is wider than any page it is printed on, and drawn
 * at that width its names would be too small to read: it is drawn at the size it is printed at.
 */
export const inPlace = ({ width, height }: SizePoints, placeWidth: number): SizePoints => ({
  width: placeWidth,
  height: (height / width) * placeWidth,
});
