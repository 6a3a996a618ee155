import { notAssessed } from "@stopbank/risk-engine/columns";
import { recordedColumns } from "@stopbank/risk-engine/recorded-damage";
import { wholeLayer } from "@stopbank/risk-engine/select";
import type { ExportScenario } from "./exportLayer.ts";

/** Stands where an element is assessed and has no class. No damage class has this code. */
export const notExposed = 254;

/**
 * How one scenario stands to the element it was moved to. Elements are visited in order, so nothing is looked for and nothing
 * is made for each of them.
 */
export interface ScenarioCursor {
  /** @param element at or after the last one. */
  moveTo(element: number): void;
  /** A damage class's code, {@link notExposed}, or `notAssessed`. */
  code: number;
  /** Of the hazard; NaN where not exposed, not assessed or not given. */
  value: number;
  /** In currency; 0 where nothing is lost, NaN where that is not known. */
  damage: number;
}

export function scenarioCursor(
  { exposure, damage }: Pick<ExportScenario, "exposure" | "damage">,
  count: number,
): ScenarioCursor {
  const { element: elements, value, damageClass } = exposure;
  const damageAt = damageReader(damage, count);
  let row = 0;
  const cursor: ScenarioCursor = {
    code: notExposed,
    value: Number.NaN,
    damage: Number.NaN,
    moveTo(element) {
      while (row < elements.length && elements[row]! < element) row++;
      const hasRow = elements[row] === element;
      cursor.code = hasRow ? damageClass[row]! : notExposed;
      const isKnown = cursor.code !== notAssessed;
      cursor.value = hasRow && isKnown ? value[row]! : Number.NaN;
      cursor.damage = isKnown ? damageAt(element, hasRow ? row : -1) : Number.NaN;
    },
  };
  return cursor;
}

/** @param row -1 where the element has none. */
function damageReader(
  damage: ExportScenario["damage"],
  count: number,
): (element: number, row: number) => number {
  if (damage === undefined) return () => Number.NaN;
  if ("byRow" in damage) return (_, row) => (row < 0 ? 0 : damage.byRow[row]!);
  const { value } = recordedColumns(wholeLayer(count), damage.recorded);
  return (element) => value[element]!;
}
