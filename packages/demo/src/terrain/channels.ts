import { cellAt, type Grid } from "../ground/grid.ts";
import { smoothstep } from "../ground/smoothstep.ts";
import { bankMetres, type Trunk } from "./trunk.ts";

/** The river's width from bank to bank, in metres: 30 m in the hills to 150 m at the mouth. */
export const riverWidthMetres = (toMouthMetres: number) =>
  30 + 34 * smoothstep(9000, 2500, toMouthMetres) + 86 * smoothstep(2400, 300, toMouthMetres);

/** Height of the river's bed in metres; below mean sea level in the tidal reach. */
const riverBedMetres = (toMouthMetres: number) =>
  bankMetres(toMouthMetres) - 2.6 - 0.5 * smoothstep(1500, 0, toMouthMetres);

/** Cuts the main river into the ground, in place. */
export function carveChannels(heights: Grid, trunk: Trunk) {
  const { data, cellMetres } = heights;
  trunk.points.forEach(([x, y], index) => {
    const toMouth = trunk.toMouthMetres[index]!;
    const bed = riverBedMetres(toMouth);
    const half = Math.max(cellMetres * 0.75, riverWidthMetres(toMouth) / 2);
    for (let dy = -half; dy <= half; dy += cellMetres / 2)
      for (let dx = -half; dx <= half; dx += cellMetres / 2) {
        if (dx * dx + dy * dy > half * half) continue;
        const cell = cellAt(heights, x + dx, y + dy);
        if (data[cell]! > bed) data[cell] = bed;
      }
  });
}
