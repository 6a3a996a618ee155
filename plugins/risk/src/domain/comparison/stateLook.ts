import type { ElementState } from "@stopbank/contract/comparison";
import {
  type ClassLabels,
  type ClassLook,
  classesBySeverity,
  classLook,
  notAssessedLook,
  notExposedLook,
} from "@stopbank/map-page/damage-classes";
import type { StateWords } from "@stopbank/map-page/state-words";

/** The worst first, then not exposed, then not assessed: as legends list them. */
export const statesFromWorst: readonly ElementState[] = [
  ...classesBySeverity.toReversed(),
  "not_exposed",
  "not_assessed",
];

/** Colour and word of a state. */
export function stateLook(state: ElementState, labels: ClassLabels, words: StateWords): ClassLook {
  if (state === "not_exposed") return { ...notExposedLook, label: words.notExposed };
  return state === "not_assessed" ? notAssessedLook : classLook(state, labels);
}

/** Orders states: the worst first. */
export const stateOrder = (a: ElementState, b: ElementState): number =>
  statesFromWorst.indexOf(a) - statesFromWorst.indexOf(b);
