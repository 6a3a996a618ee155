import type { ExposureRows } from "@stopbank/dataset/write";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import type { ClassesEntry } from "../description/hazards.ts";
import { noClass, type Sampled } from "./sampled.ts";

type Thresholds = Extract<ClassesEntry, readonly unknown[]>;

/** The code of the highest threshold a value reaches, or undefined below the least and for NaN. */
export function classByThreshold(value: number, thresholds: Thresholds): number | undefined {
  let best: Thresholds[number] | undefined;
  for (const each of thresholds)
    if (value >= each.from && (best === undefined || each.from >= best.from)) best = each;
  return best === undefined ? undefined : damageClassCodes[best.class];
}

/**
 * The damage class of each exposed element. A single class goes to whatever the hazard touches, and where the
 * intensity is known to whatever has more than 0.
 * @returns `noClass` where an element is not exposed.
 */
export function classify(sampled: Sampled, classes: ClassesEntry): Uint8Array {
  const { value, isHit, sourceClass } = sampled;
  return Uint8Array.from(value, (each, element) => {
    if (isHit[element] === 0) return noClass;
    if (Array.isArray(classes)) return classByThreshold(each, classes) ?? noClass;
    if (typeof classes === "string") return each <= 0 ? noClass : damageClassCodes[classes];
    return sourceClass?.[element] ?? noClass;
  });
}

/** The dataset's rows: not assessed, exposed, and none for assessed elements that are not exposed. */
export function exposureRows(
  isAssessed: Uint8Array,
  value: Float64Array,
  damageClass: Uint8Array,
): ExposureRows {
  const elements: number[] = [];
  for (let element = 0; element < isAssessed.length; element++)
    if (isAssessed[element] === 0 || damageClass[element] !== noClass) elements.push(element);
  const isOut = (element: number) => isAssessed[element] === 0;
  return {
    element: Uint32Array.from(elements),
    value: Float32Array.from(elements, (e) => (isOut(e) ? Number.NaN : value[e]!)),
    damageClass: Uint8Array.from(elements, (e) => (isOut(e) ? notAssessed : damageClass[e]!)),
  };
}
