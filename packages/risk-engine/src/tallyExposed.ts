import { damageClassCodes, type ExposureColumn, notAssessed } from "./columns.ts";
import type { ExposureTally } from "./exposureTally.ts";

/**
 * Several scenarios of one hazard as one exposure: an element that any of them exposes, at its highest finite intensity
 * (NaN where none is given) and in the class `exposed`; one that none exposes but one did not assess is not assessed.
 * @param of elements in the layer.
 */
export function tallyExposed(of: number): ExposureTally {
  const state = new Uint8Array(of);
  const highest = new Float32Array(of).fill(Number.NaN);
  let rows = 0;
  const add: ExposureTally["add"] = ({ element: elements, value, damageClass }) => {
    for (let row = 0; row < elements.length; row++) {
      const element = elements[row]!;
      if (state[element] === 0) rows++;
      if (damageClass[row] === notAssessed) {
        state[element] ||= 1;
        continue;
      }
      state[element] = 2;
      // Asked this way round, the first value replaces NaN and NaN replaces nothing.
      if (Number.isFinite(value[row]!) && !(highest[element]! >= value[row]!)) highest[element] = value[row]!;
    }
  };
  const read = (): ExposureColumn => {
    const all = {
      element: new Uint32Array(rows),
      value: new Float32Array(rows),
      damageClass: new Uint8Array(rows),
    };
    for (let element = 0, row = 0; element < of; element++) {
      if (state[element] === 0) continue;
      all.element[row] = element;
      all.value[row] = highest[element]!;
      all.damageClass[row++] = state[element] === 2 ? damageClassCodes.exposed : notAssessed;
    }
    return all;
  };
  return { add, read };
}
