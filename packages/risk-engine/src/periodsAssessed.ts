import { type ExposureColumn, notAssessed } from "./columns.ts";
import { elementsOf, type Selection } from "./selection.ts";

/** How completely elements are known over several scenarios. */
export interface PeriodsAssessed {
  /** Known in some and not in others, where nothing is counted for them: sums over the scenarios are lower bounds. */
  readonly partly: number;
  /** Not assessed in any. */
  readonly never: number;
}

export interface PeriodsTally {
  /**
   * @param needsIntensity whether an exposed element without an intensity is one of which nothing is known.
   */
  add(exposure: ExposureColumn, needsIntensity: boolean): void;
  count(selection: Selection): PeriodsAssessed;
}

/**
 * Counts in how many scenarios elements are known, one scenario after the other.
 * @param of elements in the layer.
 */
export function tallyPeriods(of: number): PeriodsTally {
  const unknown = new Uint16Array(of);
  const unassessed = new Uint16Array(of);
  let scenarios = 0;
  return {
    add({ element, value, damageClass }, needsIntensity) {
      scenarios++;
      for (let row = 0; row < element.length; row++) {
        const isAssessed = damageClass[row] !== notAssessed;
        if (!isAssessed) unassessed[element[row]!]!++;
        if (!isAssessed || (needsIntensity && !Number.isFinite(value[row]!))) unknown[element[row]!]!++;
      }
    },
    count(selection) {
      let [partly, never] = [0, 0];
      for (const element of elementsOf(selection)) {
        if (unassessed[element] === scenarios) never++;
        else if (unknown[element]! > 0 && unknown[element]! < scenarios) partly++;
      }
      return { partly, never };
    },
  };
}
