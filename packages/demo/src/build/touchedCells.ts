import type { ElementRow } from "../elements/elementLayer.ts";
import { cellAt, type Grid } from "../ground/grid.ts";
import type { DistrictLine } from "../network/lines.ts";
import { contains } from "../shapes/contourPolygons.ts";

/** The grid cells every element of a layer touches, packed: `cells[start[i]]` to `cells[start[i + 1] - 1]`. */
export interface TouchedCells {
  readonly start: Int32Array;
  readonly cells: Int32Array;
}

/** Lines and outlines are followed in steps of half a cell; polygons also own the cells whose middle they cover. */
export function touchedCells(
  rows: readonly ElementRow[],
  kind: "point" | "line" | "polygon",
  grid: Grid,
): TouchedCells {
  const start = new Int32Array(rows.length + 1);
  const cells: number[] = [];
  rows.forEach(({ shape }, index) => {
    const own = new Set<number>();
    if (kind === "point") own.add(cellAt(grid, shape[0]![0], shape[0]![1]));
    else follow(kind === "polygon" ? [...shape, shape[0]!] : shape, grid, own);
    if (kind === "polygon") cover(shape, grid, own);
    for (const cell of own) cells.push(cell);
    start[index + 1] = cells.length;
  });
  return { start, cells: Int32Array.from(cells) };
}

function follow(line: DistrictLine, grid: Grid, own: Set<number>) {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const steps = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / (grid.cellMetres / 2)));
    for (let step = 0; step <= steps; step++)
      own.add(cellAt(grid, a[0] + ((b[0] - a[0]) * step) / steps, a[1] + ((b[1] - a[1]) * step) / steps));
  }
}

function cover(ring: DistrictLine, grid: Grid, own: Set<number>) {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const { cellMetres, width } = grid;
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  for (let row = Math.ceil(north / cellMetres - 0.5); (row + 0.5) * cellMetres < south; row++)
    for (let column = Math.ceil(west / cellMetres - 0.5); (column + 0.5) * cellMetres < east; column++)
      if (contains(ring, [(column + 0.5) * cellMetres, (row + 0.5) * cellMetres]))
        own.add(row * width + column);
}

/** The greatest value among an element's cells, NaN when none has one. */
export function greatest({ start, cells }: TouchedCells, element: number, values: Float32Array): number {
  let most = Number.NaN;
  for (let i = start[element]!; i < start[element + 1]!; i++) {
    const value = values[cells[i]!]!;
    if (!(value <= most) && !Number.isNaN(value)) most = value;
  }
  return most;
}
