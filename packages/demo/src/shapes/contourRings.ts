import type { Grid } from "../ground/grid.ts";
import type { DistrictLine, DistrictPoint } from "../network/lines.ts";

/**
 * Closed lines between what is above and what is not above a level, by marching squares with linear
 * interpolation, the higher side on the right in the frame's axes (so rings around high ground have a
 * positive area there). Beyond the grid everything counts as below, so every line closes.
 *
 * NaN counts as below.
 */
export function contourRings(grid: Grid, level: number): DistrictLine[] {
  const { width, height, data, cellMetres } = grid;
  const columns = width + 1;
  const at = (column: number, row: number) => {
    const value =
      column < 0 || row < 0 || column >= width || row >= height
        ? Number.NEGATIVE_INFINITY
        : data[row * width + column]!;
    return value > level ? value : Number.isFinite(value) ? value : level - 1;
  };
  // Edges of the cell lattice are numbered: 2 * corner for the one to the east, + 1 for the one to the south.
  const edgeId = (column: number, row: number, side: 0 | 1) =>
    2 * ((row + 1) * (columns + 1) + column + 1) + side;
  const next = new Map<number, number>();
  const places = new Map<number, DistrictPoint>();
  const cross = (column: number, row: number, side: 0 | 1): number => {
    const id = edgeId(column, row, side);
    if (!places.has(id)) {
      const a = at(column, row);
      const b = side === 0 ? at(column + 1, row) : at(column, row + 1);
      const share = Math.min(0.98, Math.max(0.02, (level - a) / (b - a)));
      const x = (column + 0.5 + (side === 0 ? share : 0)) * cellMetres;
      const y = (row + 0.5 + (side === 1 ? share : 0)) * cellMetres;
      places.set(id, [x, y]);
    }
    return id;
  };
  for (let row = -1; row < height; row++)
    for (let column = -1; column < width; column++) {
      const corners =
        (at(column, row) > level ? 1 : 0) |
        (at(column + 1, row) > level ? 2 : 0) |
        (at(column + 1, row + 1) > level ? 4 : 0) |
        (at(column, row + 1) > level ? 8 : 0);
      if (corners === 0 || corners === 15) continue;
      for (const [from, to] of paths[corners]!) next.set(side(column, row, from), side(column, row, to));
    }
  return joined(next, places);

  function side(column: number, row: number, which: Side): number {
    if (which === "n") return cross(column, row, 0);
    if (which === "w") return cross(column, row, 1);
    return which === "s" ? cross(column, row + 1, 0) : cross(column + 1, row, 1);
  }
}

type Side = "n" | "e" | "s" | "w";

/** For each pattern of high corners (1 north-west, 2 north-east, 4 south-east, 8 south-west): from which side to which. */
const paths: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [["n", "w"]],
  [["e", "n"]],
  [["e", "w"]],
  [["s", "e"]],
  [
    ["n", "w"],
    ["s", "e"],
  ],
  [["s", "n"]],
  [["s", "w"]],
  [["w", "s"]],
  [["n", "s"]],
  [
    ["e", "n"],
    ["w", "s"],
  ],
  [["e", "s"]],
  [["w", "e"]],
  [["n", "e"]],
  [["w", "n"]],
  [],
];

function joined(next: Map<number, number>, places: ReadonlyMap<number, DistrictPoint>): DistrictLine[] {
  const rings: DistrictLine[] = [];
  for (const start of [...next.keys()]) {
    if (!next.has(start)) continue;
    const ring: DistrictPoint[] = [];
    for (let at = start; ; ) {
      const to = next.get(at);
      if (to === undefined) break;
      next.delete(at);
      ring.push(places.get(at)!);
      at = to;
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}
