import { type DamageClass, type ExposureColumn, notAssessed } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import { damageClasses } from "./classes.ts";
import { type Measures, tallyElements, tallyRows } from "./tally.ts";
import { type ExposureTotals, readTotals } from "./totals.ts";

/** One scenario of a hazard with the value of the parameter that is varied: sea level, return period, days after. */
export interface ParameterStep {
  readonly parameterValue: number;
  readonly exposure: ExposureColumn;
}

export interface ProjectedRisk extends ExposureTotals {
  readonly parameterValue: number;
}

/**
 * What the selected elements suffer along a parameter, ascending whatever the order given. Also the buckets of days
 * of a cascading layer, with the days as parameter.
 * @throws DomainError `exposure/unknown-class`.
 */
export function projectedRisk(
  selection: Selection,
  steps: readonly ParameterStep[],
  measures: Measures = {},
): ProjectedRisk[] {
  const all = tallyElements(selection, measures);
  const withCost = measures.replacementCost !== undefined;
  return ascending(steps).map(({ parameterValue, exposure }) => ({
    parameterValue,
    ...readTotals(tallyRows(selection, exposure, measures), all, withCost),
  }));
}

/** How one element fares in one scenario. */
export type ElementExposure =
  | { readonly state: "exposed"; readonly damageClass: DamageClass; readonly value: number | null }
  | { readonly state: "not exposed" }
  | { readonly state: "not assessed" };

/** What one scenario does to one element; a value that is not a number reads null. */
export function elementExposure(element: number, exposure: ExposureColumn): ElementExposure {
  const row = findRow(exposure.element, element);
  if (row === undefined) return { state: "not exposed" };
  const damageClass = damageClasses[exposure.damageClass[row]!];
  if (exposure.damageClass[row] === notAssessed || damageClass === undefined)
    return { state: "not assessed" };
  const value = exposure.value[row]!;
  return { state: "exposed", damageClass, value: Number.isFinite(value) ? value : null };
}

/** What one element suffers along a parameter, ascending. */
export function projectedExposure(
  element: number,
  steps: readonly ParameterStep[],
): ({ readonly parameterValue: number } & ElementExposure)[] {
  return ascending(steps).map(({ parameterValue, exposure }) => ({
    parameterValue,
    ...elementExposure(element, exposure),
  }));
}

const ascending = (steps: readonly ParameterStep[]) =>
  steps.toSorted((a, b) => a.parameterValue - b.parameterValue);

function findRow(elements: Uint32Array, element: number): number | undefined {
  let low = 0;
  let high = elements.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (elements[middle]! < element) low = middle + 1;
    else high = middle;
  }
  return elements[low] === element ? low : undefined;
}
