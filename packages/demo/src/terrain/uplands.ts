import { emptyGrid, type Grid, gridOf, isEdgeCell } from "../ground/grid.ts";
import { fractalNoise } from "../ground/noise.ts";
import { accumulate, drain } from "./drainage.ts";
import type { Island } from "./island.ts";
import type { Plain } from "./plain.ts";

const cellMetres = 100;
const rounds = 36;
const yearsPerRound = 60_000;
/** Rock erodibility and exponent of the stream power law, K in m^(1-2m) a year. */
const erodibility = 1.5e-5;
const areaExponent = 0.5;
const upliftMetresPerYear = 1.05e-3;

/**
 * Hills as rivers leave them: uplift against incision by the stream power law dh/dt = U - K A^m S, solved
 * implicitly from the coast upwards (Braun and Willett 2013), with a little creep of the hillsides. The plain is
 * held at its own surface, so valleys grade down to it.
 *
 * @returns heights on a 100 m grid, 0 at sea.
 */
export function raiseUplands(seed: number, island: Island, plain: Plain): Grid {
  const grain = fractalNoise(seed + 21, 4);
  const heights = emptyGrid(cellMetres);
  const { width, data } = heights;
  const uplift = gridOf(cellMetres, island.uplift).data;
  const isFixed = new Uint8Array(data.length);
  for (let cell = 0; cell < data.length; cell++) {
    const x = ((cell % width) + 0.5) * cellMetres;
    const y = (Math.floor(cell / width) + 0.5) * cellMetres;
    if (island.insideKm(x, y) <= 0 || isEdgeCell(heights, cell)) isFixed[cell] = 1;
    else if (plain.share(x, y) > 0.5) {
      isFixed[cell] = 1;
      data[cell] = plain.surface(x, y);
    } else data[cell] = 20 + 18 * grain(x / 1500, y / 1500);
  }
  for (let round = 0; round < rounds; round++) {
    const drainage = drain(heights, isFixed);
    const area = accumulate(drainage, cellMetres);
    for (const cell of drainage.order) {
      if (isFixed[cell] === 1) continue;
      const below = drainage.receiver[cell]!;
      const step = Math.abs(below - cell);
      const run = step === 1 || step === width ? cellMetres : cellMetres * Math.SQRT2;
      const pull = (erodibility * area[cell]! ** areaExponent * yearsPerRound) / run;
      data[cell] =
        (data[cell]! + uplift[cell]! * upliftMetresPerYear * yearsPerRound + pull * data[below]!) /
        (1 + pull);
    }
    creep(heights, isFixed);
  }
  return heights;
}

/** One pass of hillslope diffusion. */
function creep({ data, width }: Grid, isFixed: Uint8Array) {
  const before = data.slice();
  for (let cell = 0; cell < data.length; cell++) {
    if (isFixed[cell] === 1) continue;
    const around =
      (before[cell - 1]! + before[cell + 1]! + before[cell - width]! + before[cell + width]!) / 4;
    data[cell] = before[cell]! + 0.08 * (around - before[cell]!);
  }
}
