import { severityOrder } from "@stopbank/risk-engine/classes";
import { damageClassCodes } from "@stopbank/risk-engine/columns";
import { type ClassCode, notAssessedCode } from "../palettes.ts";

/** Damage classes most severe first as legends list them, then what was not assessed. */
export const classOrder: readonly ClassCode[] = [
  ...severityOrder.map((name) => damageClassCodes[name]).toReversed(),
  notAssessedCode,
];

/** Words for every damage class by the code the map colours by; 255 is not assessed. */
export type ClassLabels = Readonly<Record<ClassCode, string>>;

/** Until the client's own words are there. */
export const usualClassLabels: ClassLabels = {
  0: "Unspecified",
  1: "Potential",
  2: "Exposed",
  3: "Insignificant",
  4: "Minor",
  5: "Moderate",
  6: "Major",
  255: "Not assessed",
};

/** The same for a cascading layer, whose elements are out rather than exposed (MAP-29). */
export const labelsFor = (labels: ClassLabels, isCascading: boolean): ClassLabels =>
  isCascading ? { ...labels, 2: "Outage" } : labels;

export const notExposedLabel = (isCascading: boolean): string => (isCascading ? "No outage" : "Not exposed");
