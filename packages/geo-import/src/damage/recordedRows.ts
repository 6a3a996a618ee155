import type { DamageRows } from "@stopbank/dataset/write";
import { lackCodes } from "@stopbank/risk-engine/recorded-damage";
import type { Bounded } from "../elements/bounded.ts";
import { type IntensityDamage, partsAtStake } from "./damageModel.ts";
import { inSum } from "./inSum.ts";

/**
 * The damages of a scenario as a dataset records them: a row for each element that loses something, and for each that
 * is missing in the sum.
 *
 * @param codes by element, of `inSum`.
 */
export function recordedRows(
  model: IntensityDamage,
  codes: Uint8Array,
  { min, value, max }: Bounded,
): DamageRows {
  const hasRow = (element: number) =>
    codes[element] === inSum.missing || (codes[element] === inSum.counted && max[element] !== 0);
  const element = Uint32Array.from(codes.keys().filter(hasRow));
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
    lack: Uint8Array.from(element, (each) =>
      codes[each] === inSum.missing ? lack(model, each) : lackCodes.nothing,
    ),
    atStake: stakesOf(model, element),
  };
}

function stakesOf(model: IntensityDamage, element: Uint32Array): DamageRows["atStake"] {
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
function lack({ components }: IntensityDamage, element: number): number {
  const parts = partsAtStake(components, element);
  if (parts.some(({ atStake }) => Number.isNaN(atStake.value(element)))) return lackCodes.cost;
  return parts.some(({ hasCurve }) => !hasCurve(element)) ? lackCodes.function : lackCodes.intensity;
}
