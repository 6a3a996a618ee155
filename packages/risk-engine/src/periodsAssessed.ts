import { type ExposureColumn, notAssessed } from "./columns.ts";
import { type DamageColumn, lackCodes } from "./recordedDamage.ts";
import { elementsOf, type Selection } from "./selection.ts";

/** How completely elements are known over several scenarios. */
export interface PeriodsAssessed {
  /** Known in some and not in others, where nothing is counted for them: sums over the scenarios are lower bounds. */
  readonly partly: number;
  /** Not assessed in any; of no scenarios nobody is. */
  readonly never: number;
}

export interface PeriodsTally {
  /**
   * @param recorded of this scenario, where its damage is on record: then the record says which exposed elements lack an
   *   intensity, and without it the exposure does.
   */
  add(exposure: ExposureColumn, recorded?: Pick<DamageColumn, "element" | "lack">): void;
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
    add({ element, value, damageClass }, recorded) {
      scenarios++;
      for (const [row, each] of (recorded?.element ?? []).entries())
        if (recorded?.lack[row] === lackCodes.intensity) unknown[each]!++;
      for (let row = 0; row < element.length; row++) {
        const isAssessed = damageClass[row] !== notAssessed;
        if (!isAssessed) unassessed[element[row]!]!++;
        if (!isAssessed || (recorded === undefined && !Number.isFinite(value[row]!)))
          unknown[element[row]!]!++;
      }
    },
    count(selection) {
      let [partly, never] = [0, 0];
      for (const element of elementsOf(selection)) {
        if (scenarios > 0 && unassessed[element] === scenarios) never++;
        else if (unknown[element]! > 0 && unknown[element]! < scenarios) partly++;
      }
      return { partly, never };
    },
  };
}
