import { DomainError } from "@stopbank/errors";
import { notAssessed } from "../columns/columns.ts";
import type { Selection } from "../columns/selection.ts";
import { forEachRun } from "../totals/tally.ts";
import { isAssumed } from "./classWeights.ts";
import { type KnownClasses, partlyAssessed } from "./knownClasses.ts";

/** Of one element layer, for each area, sums of the layer's metric, in its unit. */
export interface AreaSums {
  readonly total: Float64Array;
  /** Assessed for no hazard. */
  readonly notAssessed: Float64Array;
  /** Not exposed as far as was assessed, which was not for every hazard. */
  readonly partlyAssessed: Float64Array;
  /** Of whatever a hazard reaches, insignificantly or more. */
  readonly exposed: Float64Array;
  /** Of the exposed, by the weights of their damage classes. */
  readonly weighted: Float64Array;
  /** Of the weighted, what comes from classes whose weight is assumed. */
  readonly assumed: Float64Array;
}

/** An element layer under a scenario, with an entry per element where it is by element. */
export interface LayerColumns {
  readonly exposure: KnownClasses;
  /** Length or area; without it every element counts 1. */
  readonly metric?: Float64Array | undefined;
  /** The area each element lies in; what is beyond the last area lies in none. */
  readonly areaOf: Uint16Array;
}

export const startAreaSums = (areas: number): AreaSums => ({
  total: new Float64Array(areas),
  notAssessed: new Float64Array(areas),
  partlyAssessed: new Float64Array(areas),
  exposed: new Float64Array(areas),
  weighted: new Float64Array(areas),
  assumed: new Float64Array(areas),
});

/**
 * Adds the selected elements of a layer. Parts of a selection may be added one after the other, ascending.
 *
 * @param weightOf weight of each damage class, by its stored code.
 * @throws DomainError `exposure/unknown-class`.
 */
export function addToAreas(
  sums: AreaSums,
  selection: Selection,
  { exposure, metric, areaOf }: LayerColumns,
  weightOf: Float64Array,
): void {
  const { total, weighted, assumed } = sums;
  const areas = total.length;
  const { ranges } = selection;
  for (let run = 0; run < ranges.length; run += 2)
    for (let element = ranges[run]!; element < ranges[run + 1]!; element++) {
      const area = areaOf[element]!;
      if (area < areas) total[area]! += metric === undefined ? 1 : metric[element]!;
    }
  const { element: elements, damageClass } = exposure;
  forEachRun(selection, elements, (firstRow, endRow) => {
    for (let row = firstRow; row < endRow; row++) {
      const element = elements[row]!;
      const area = areaOf[element]!;
      if (area >= areas) continue;
      const size = metric === undefined ? 1 : metric[element]!;
      const code = damageClass[row]!;
      if (code === notAssessed) sums.notAssessed[area]! += size;
      else if (code === partlyAssessed) sums.partlyAssessed[area]! += size;
      else if (code >= weightOf.length) throw unknownClass(code);
      else {
        sums.exposed[area]! += size;
        const weighed = size * weightOf[code]!;
        weighted[area]! += weighed;
        if (isAssumed[code] === 1) assumed[area]! += weighed;
      }
    }
  });
}

/** The sums of the selected elements of a layer. @throws DomainError `exposure/unknown-class`. */
export function layerByArea(
  selection: Selection,
  layer: LayerColumns,
  weightOf: Float64Array,
  areas: number,
): AreaSums {
  const sums = startAreaSums(areas);
  addToAreas(sums, selection, layer, weightOf);
  return sums;
}

const unknownClass = (code: number) =>
  new DomainError("invalid", "exposure/unknown-class", "The exposure data holds an unknown damage class.", {
    code,
  });
