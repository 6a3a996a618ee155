import { DomainError } from "@stopbank/errors";
import { type DamageClass, damageClassCodes, type ExposureColumn } from "../columns/columns.ts";
import { damageClasses, severityOrder } from "../totals/classes.ts";

/** How an element stands to a scenario. Every element is in exactly one of them. */
export type ElementState = DamageClass | "notAssessed" | "notExposed";

/** Every state by its code: the damage classes by theirs, then what is no class. */
export const elementStates = [
  ...damageClasses,
  "notAssessed",
  "notExposed",
] as const satisfies readonly ElementState[];

export const stateCount = elementStates.length;
const notAssessedState = elementStates.indexOf("notAssessed");
const notExposedState = elementStates.indexOf("notExposed");
export const isExposedState = (code: number): boolean => code < notAssessedState;

/**
 * How bad a state is, by its code: 0 not exposed, then the classes by severity; -1 for not assessed, which is neither better
 * nor worse than anything.
 */
export const stateRanks: Int8Array = Int8Array.from(elementStates, (state) => {
  if (state === "notAssessed") return -1;
  return state === "notExposed" ? 0 : 1 + severityOrder.indexOf(state);
});

const unknownState = 255;
const stateOfClass = new Uint8Array(256).fill(unknownState);
for (const code of Object.values(damageClassCodes)) stateOfClass[code] = code;
stateOfClass[255] = notAssessedState;

/**
 * The state of every element of a layer under a scenario.
 *
 * @param of elements in the layer.
 * @returns a code for each, of {@link elementStates}.
 * @throws DomainError `exposure/unknown-class`.
 */
export function statesOf({ element, damageClass }: ExposureColumn, of: number): Uint8Array {
  const states = new Uint8Array(of).fill(notExposedState);
  for (let row = 0; row < element.length; row++) {
    const state = stateOfClass[damageClass[row]!]!;
    if (state === unknownState)
      throw new DomainError(
        "invalid",
        "exposure/unknown-class",
        "The exposure data holds an unknown damage class.",
      );
    states[element[row]!] = state;
  }
  return states;
}

/** What each of two sides has of every element of a layer: {@link statesOf}, as many in both. */
export interface Sides {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}
