import { cellAt, type Grid } from "../ground/grid.ts";
import { smoothstep } from "../ground/smoothstep.ts";
import { bankMetres, type Trunk } from "./trunk.ts";

/** The river's width from bank to bank, in metres: 30 m in the hills to 150 m at the mouth. */
export const riverWidthMetres = (toMouthMetres: number) =>
  30 + 34 * smoothstep(9000, 2500, toMouthMetres) + 86 * smoothstep(2400, 300, toMouthMetres);

/** Height of the river's bed in metres; below mean sea level in the tidal reach. */
const riverBedMetres = (toMouthMetres: number) =>
  bankMetres(toMouthMetres) - 2.6 - 0.5 * smoothstep(1500, 0, toMouthMetres);

/** Over how many metres a bank rises from the bed to the plain. */
const bankSlopeMetres = 40;

/**
 * The river's cross-section, for what flows in it: the ground's own cells are a fair part of its width, and their corners
 * would show as beads along it.
 *
 * @returns the bed's height in metres at a place in the channel or on its banks; undefined elsewhere.
 */
export function channelBed(trunk: Trunk, x: number, y: number): number | undefined {
  const { metres, toMouthMetres } = alongMiddleLine(trunk, x, y);
  const half = riverWidthMetres(toMouthMetres) / 2;
  if (metres > half + bankSlopeMetres / 2) return undefined;
  const bed = riverBedMetres(toMouthMetres);
  const share = smoothstep(half - bankSlopeMetres / 2, half + bankSlopeMetres / 2, metres);
  return bed + (bankMetres(toMouthMetres) - bed) * share;
}

/** How far a place is from the line itself, not from its points, and how far along it. */
function alongMiddleLine({ points, toMouthMetres, nearest }: Trunk, x: number, y: number) {
  const { index, metres } = nearest(x, y);
  let found = { metres, toMouthMetres: toMouthMetres[index]! };
  for (const start of [index - 1, index]) {
    const [a, b] = [points[start], points[start + 1]];
    if (a === undefined || b === undefined) continue;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy);
    const t = Math.min(1, Math.max(0, along));
    const away = Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy);
    if (away >= found.metres) continue;
    const to = toMouthMetres[start]! + t * (toMouthMetres[start + 1]! - toMouthMetres[start]!);
    found = { metres: away, toMouthMetres: to };
  }
  return found;
}

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
