import type { DamageRows } from "@stopbank/dataset/write";
import { lackCodes } from "@stopbank/risk-engine/recorded-damage";
import { noClass } from "../hazards/sampled.ts";
import type { Damage, DamageModel } from "./damageModel.ts";

/** What is known of a layer's elements in a scenario, an entry per element. */
interface Found {
  /** 0 where the study did not look. */
  readonly isAssessed: Uint8Array;
  /** Damage class, `noClass` where an element is not exposed. */
  readonly classes: Uint8Array;
  readonly intensity: Float64Array;
  readonly damage: Damage;
}

/**
 * The damages of a scenario as a dataset records them: a row for each element that loses something, and for each
 * exposed one whose damage is not known. What is not assessed has none.
 */
export function recordedRows(model: DamageModel, found: Found): DamageRows {
  const { isAssessed, classes, intensity, damage } = found;
  const { min, value, max } = damage.cost;
  const lackOf = Uint8Array.from(isAssessed, (is, element) =>
    is === 1 && Number.isNaN(value[element]!) ? lack(model, element, intensity[element]!) : lackCodes.nothing,
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

/** The first thing an element lacks, in the order in which the engine asks for it. */
function lack({ components }: DamageModel, element: number, intensity: number): number {
  if (components.every(({ atStake }) => Number.isNaN(atStake.value(element)))) return lackCodes.cost;
  if (components.every(({ hasCurve }) => !hasCurve(element))) return lackCodes.function;
  // A part may have what another lacks: then it is a curve for the part that has something at stake.
  return Number.isNaN(intensity) ? lackCodes.intensity : lackCodes.function;
}
