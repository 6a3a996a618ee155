import type { DamageRows } from "@stopbank/dataset/write";
import { lackCodes } from "@stopbank/risk-engine/recorded-damage";
import { noClass } from "../hazards/sampled.ts";
import { type Damage, type DamageModel, partsAtStake } from "./damageModel.ts";

/** What is known of a layer's elements in a scenario, an entry per element. */
interface Found {
  /** 0 where the study did not look. */
  readonly isAssessed: Uint8Array;
  /** Damage class, `noClass` where an element is not exposed. */
  readonly classes: Uint8Array;
  readonly damage: Damage;
}

/**
 * The damages of a scenario as a dataset records them: a row for each element that loses something, and for each
 * exposed one whose damage is not known. What is not assessed has none.
 */
export function recordedRows(model: DamageModel, found: Found): DamageRows {
  const { isAssessed, classes, damage } = found;
  const { min, value, max } = damage.cost;
  const lackOf = Uint8Array.from(isAssessed, (is, element) =>
    is === 1 && Number.isNaN(value[element]!) ? lack(model, element) : lackCodes.nothing,
  );
  const hasRow = (element: number) =>
    isAssessed[element] === 1 &&
    (lackOf[element] === lackCodes.nothing
      ? value[element] !== 0 || max[element] !== 0
      : classes[element] !== noClass);
  const element = Uint32Array.from(isAssessed.keys().filter(hasRow));
  const of = (column: Float64Array) => {
    const values = new Float64Array(element.length);
    for (let row = 0; row < values.length; row++) values[row] = column[element[row]!]!;
    return values;
  };
  return {
    element,
    min: of(min),
    value: of(value),
    max: of(max),
    lack: Uint8Array.from(element, (each) => lackOf[each]!),
    atStake: stakesOf(model, element),
  };
}

function stakesOf(model: DamageModel, element: Uint32Array): DamageRows["atStake"] {
  const [min, value, max] = [0, 1, 2].map(() => new Float64Array(element.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let row = 0; row < element.length; row++) {
    const most = model.atStake(element[row]!);
    min[row] = most.min;
    value[row] = most.value;
    max[row] = most.max;
  }
  return { min, value, max };
}

/** The first thing an element or a part of it lacks, in the order in which the engine asks for it. */
function lack({ components }: DamageModel, element: number): number {
  const parts = partsAtStake(components, element);
  if (parts.some(({ atStake }) => Number.isNaN(atStake.value(element)))) return lackCodes.cost;
  return parts.some(({ hasCurve }) => !hasCurve(element)) ? lackCodes.function : lackCodes.intensity;
}
