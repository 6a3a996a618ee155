import { expect, it } from "vitest";
import { tallyExposed } from "./tallyExposed.ts";
import { tallied } from "./testing/exposures.ts";

const rows = (list: readonly (readonly [element: number, value: number, code: number])[]) => ({
  element: Uint32Array.from(list, ([element]) => element),
  value: Float32Array.from(list, ([, value]) => value),
  damageClass: Uint8Array.from(list, ([, , code]) => code),
});

it("takes an element at its highest intensity, and not assessed only where nothing exposes it", () => {
  const common = rows([
    [0, 1, 4],
    [1, Number.NaN, 255],
    [2, Number.NaN, 2],
    [4, Number.NaN, 255],
  ]);
  const rare = rows([
    [0, 2, 6],
    [1, 3, 5],
    [2, Number.NaN, 2],
  ]);
  for (const exposures of [
    [common, rare],
    [rare, common],
  ]) {
    const all = tallied(tallyExposed(6), exposures);
    expect([...all.element]).toEqual([0, 1, 2, 4]);
    expect([...all.value]).toEqual([2, 3, Number.NaN, Number.NaN]);
    expect([...all.damageClass]).toEqual([2, 2, 2, 255]);
  }
});
