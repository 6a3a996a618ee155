import { type ExposureColumn, notAssessed } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import { type CostColumns, emptyColumns, forEachRun } from "../totals/tally.ts";
import type { DamageCost } from "./damage.ts";

/** Why the damage of an exposed element is not known, as a code. */
export const lackCodes = { nothing: 0, cost: 1, function: 2, intensity: 3 } as const;

const countOfCode = { 1: "withoutCost", 2: "withoutFunction", 3: "withoutIntensity" } as const;

/**
 * Damage that was worked out when the data was imported, in currency: of one event, or of a year over a set of events.
 * Sparse: an element without a row loses nothing. One that is not exposed may have a row where curves begin below the
 * least damage class: it loses something, or may and lacks what would tell.
 */
export interface DamageColumn {
  /** Element indexes, ascending, each at most once. */
  readonly element: Uint32Array;
  /** NaN where the damage is not known. */
  readonly min: Float64Array;
  readonly value: Float64Array;
  readonly max: Float64Array;
  /** A {@link lackCodes} code. */
  readonly lack: Uint8Array;
  /** What the hazard puts at stake in the element; absent where that was not recorded. */
  readonly atStake?: Required<CostColumns>;
}

const bounds = ["min", "value", "max"] as const;

/**
 * What a scenario costs the selected elements: the sum of what was recorded. Elements below the least damage class that
 * lack something are counted by it as exposed ones are.
 */
export function recordedCost(
  selection: Selection,
  exposure: ExposureColumn,
  recorded: DamageColumn,
): DamageCost {
  const counts = { withoutCost: 0, withoutFunction: 0, withoutIntensity: 0, notAssessed: 0 };
  const cost = { min: 0, value: 0, max: 0 };
  const lacking = new Set<number>();
  forEachRun(selection, recorded.element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) {
      const code = recorded.lack[row]!;
      if (code !== lackCodes.nothing) {
        lacking.add(recorded.element[row]!);
        counts[countOfCode[code as keyof typeof countOfCode]]++;
      } else for (const bound of bounds) cost[bound] += recorded[bound][row]!;
    }
  });
  let counted = 0;
  forEachRun(selection, exposure.element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++)
      if (exposure.damageClass[row] === notAssessed) counts.notAssessed++;
      else if (!lacking.has(exposure.element[row]!)) counted++;
  });
  return { cost, counted, ...counts };
}

/** The same by element: 0 where nothing is lost or the element is not selected, NaN where its damage is not known. */
export function recordedColumns(selection: Selection, recorded: DamageColumn): Required<CostColumns> {
  const columns = emptyColumns(selection.of);
  fillRecorded(selection, recorded, columns);
  return columns;
}

/**
 * Writes {@link recordedColumns} of the selected elements that have a row, for whoever takes them in parts.
 * @param columns in which the others stay as they are.
 */
export function fillRecorded(
  selection: Selection,
  recorded: DamageColumn,
  columns: Required<CostColumns>,
): void {
  forEachRun(selection, recorded.element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++)
      for (const bound of bounds) columns[bound][recorded.element[row]!] = recorded[bound][row]!;
  });
}

/**
 * What the hazard puts at stake by element: as recorded, else the replacement cost.
 * @param costs replacement costs, which elements without a record keep.
 */
export function recordedStakes({ element, atStake }: DamageColumn, costs: CostColumns): CostColumns {
  if (atStake === undefined) return costs;
  const stakes = {
    min: Float64Array.from(costs.min ?? costs.value),
    value: Float64Array.from(costs.value),
    max: Float64Array.from(costs.max ?? costs.value),
  };
  for (let row = 0; row < element.length; row++)
    for (const bound of bounds) stakes[bound][element[row]!] = atStake[bound][row]!;
  return stakes;
}
