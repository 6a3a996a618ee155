import { type ExposureColumn, notAssessed } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import { damageClasses, severityOrder } from "./classes.ts";
import { forEachRun } from "./tally.ts";

/** Calls `visit` with each selected element that a scenario does something to, ascending, and its row of the exposure. */
export function forEachExposed(
  selection: Selection,
  { element, damageClass }: ExposureColumn,
  visit: (element: number, row: number) => void,
): void {
  forEachRun(selection, element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++)
      if (damageClass[row] !== notAssessed) visit(element[row]!, row);
  });
}

const severityOf = damageClasses.map((name) => severityOrder.indexOf(name));

/**
 * How hard a scenario hits an element, to rank it by and for nothing else: the damage class by `severityOrder`, and within
 * a class the intensity; one without an intensity comes last in its class.
 *
 * @returns 1 or more; whole numbers part the classes.
 */
export function severityAt({ damageClass, value }: ExposureColumn, row: number): number {
  const intensity = Math.max(0, value[row]! || 0);
  return 1 + (severityOf[damageClass[row]!] ?? 0) + intensity / (1 + intensity);
}
