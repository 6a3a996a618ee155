import { damageClassCodes } from "../columns/columns.ts";
import { elementsOf, type Selection } from "../columns/selection.ts";
import { severityOrder } from "../totals/classes.ts";
import { forEachRun } from "../totals/tally.ts";
import type { KnownClasses } from "./knownClasses.ts";

/** Of one layer: for each group of hazards the part of the weighted metric for which they are the worst. */
export type WeightedByGroup = Float64Array;

/** 0 for no class, then by severity; what was not assessed has none. */
const severityOf = new Uint8Array(256);
for (const [i, name] of severityOrder.entries()) severityOf[damageClassCodes[name]] = i + 1;

/**
 * Takes the weighted metric of the selected elements apart by group of hazards: an element counts for the group that gives it its
 * worst class, and for several that do in equal parts, so that the groups add up to the weighted metric of all together.
 *
 * @param groups what each group does to the layer, every element by its worst class.
 * @param weightOf weight of each damage class, by its stored code.
 */
export function weightedByGroup(
  selection: Selection,
  metric: Float64Array | undefined,
  groups: readonly KnownClasses[],
  weightOf: Float64Array,
): WeightedByGroup {
  const elements = elementsOf(selection);
  const codes = groups.map((exposure) => codesOf(selection, elements, exposure));
  const weighted = new Float64Array(groups.length);
  for (const [at, element] of elements.entries()) {
    let worst = 0;
    let sharers = 0;
    let code = 0;
    for (const each of codes) {
      const severity = severityOf[each[at]!]!;
      if (severity === 0 || severity < worst) continue;
      sharers = severity === worst ? sharers + 1 : 1;
      worst = severity;
      code = each[at]!;
    }
    if (worst === 0) continue;
    const part = (weightOf[code]! * (metric === undefined ? 1 : metric[element]!)) / sharers;
    for (const [group, each] of codes.entries())
      if (severityOf[each[at]!] === worst) weighted[group]! += part;
  }
  return weighted;
}

/** No stored code: an element that no row speaks of. */
const noRow = 253;

/** The class of each selected element by its stored code. */
function codesOf(
  selection: Selection,
  elements: Uint32Array,
  { element, damageClass }: KnownClasses,
): Uint8Array {
  const codes = new Uint8Array(elements.length).fill(noRow);
  let at = 0;
  forEachRun(selection, element, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) {
      while (elements[at]! < element[row]!) at++;
      codes[at] = damageClass[row]!;
    }
  });
  return codes;
}
