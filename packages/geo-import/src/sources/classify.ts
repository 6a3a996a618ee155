import type { ExposureRows } from "@stopbank/dataset/write";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import type { ClassesEntry, SamplingEntry } from "../description/hazards.ts";
import { noClass, type Sampled } from "../sampling/sampled.ts";

type Thresholds = Extract<ClassesEntry, readonly unknown[]>;

/**
 * The code of the highest threshold a value reaches, or undefined below the least and for NaN. Both are compared in 32
 * bits, as datasets and most rasters hold values: 0.7 there is 0.699999988 and reaches 0.7.
 */
export function classByThreshold(value: number, thresholds: Thresholds): number | undefined {
  const stored = Math.fround(value);
  let best: Thresholds[number] | undefined;
  for (const each of thresholds)
    if (stored >= Math.fround(each.from) && (best === undefined || each.from >= best.from)) best = each;
  return best === undefined ? undefined : damageClassCodes[best.class];
}

/**
 * The damage class of each exposed element. A single class goes to whatever the hazard touches, and where the
 * intensity is known to whatever has more than 0.
 * @returns `noClass` where an element is not exposed.
 */
export function classify({ value, isHit, sourceClass }: Sampled, classes: ClassesEntry): Uint8Array {
  const found = new Uint8Array(value.length).fill(noClass);
  for (let element = 0; element < value.length; element++) {
    if (isHit[element] === 0) continue;
    const each = value[element]!;
    if (Array.isArray(classes)) found[element] = classByThreshold(each, classes) ?? noClass;
    else if (typeof classes === "string") found[element] = each <= 0 ? noClass : damageClassCodes[classes];
    else found[element] = sourceClass?.[element] ?? noClass;
  }
  return found;
}

/**
 * The code of the class of a piece that lies in one cell or mapped polygon, `noClass` where it has none. As the whole
 * element it is exposed with more than 0, save where the rule asks what is covered.
 *
 * @param value NaN is an intensity that is not known.
 * @param isCovered asked where the rule is of what is covered; by default wherever something lies.
 */
export function codeOfPiece(
  value: number,
  { rule }: Pick<SamplingEntry, "rule">,
  classes: ClassesEntry,
  isCovered = true,
): number {
  if (Array.isArray(classes)) return classByThreshold(value, classes) ?? noClass;
  const isExposed = rule === "fraction" || rule === "count" ? isCovered : !(value <= 0);
  return typeof classes === "string" && isExposed ? damageClassCodes[classes] : noClass;
}

/** The dataset's rows: not assessed, exposed, and none for assessed elements that are not exposed. */
export function rowsOfAssessed(
  isAssessed: Uint8Array,
  value: Float64Array,
  damageClass: Uint8Array,
): ExposureRows {
  const all = new Uint32Array(isAssessed.length);
  let count = 0;
  for (let element = 0; element < isAssessed.length; element++)
    if (isAssessed[element] === 0 || damageClass[element] !== noClass) all[count++] = element;
  const element = all.slice(0, count);
  const values = new Float32Array(count);
  const classes = new Uint8Array(count);
  for (let row = 0; row < count; row++) {
    const isOut = isAssessed[element[row]!] === 0;
    values[row] = isOut ? Number.NaN : value[element[row]!]!;
    classes[row] = isOut ? notAssessed : damageClass[element[row]!]!;
  }
  return { element, value: values, damageClass: classes };
}
