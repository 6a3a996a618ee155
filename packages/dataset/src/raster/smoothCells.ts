import type { RasterGrid } from "./RasterGrid.ts";

/** A rectangle of cells, which may reach beyond the grid. */
export interface CellWindow {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** The smoothed hazard along one row of places. */
export interface SmoothRow {
  /** How much of the ground around a place has the hazard, 0 to 1: from one half on the place counts as within it. */
  readonly presence: Float32Array;
  /** Mean of the cells around that have the hazard; without meaning where presence is 0. */
  readonly value: Float32Array;
}

/**
 * Smooths a grid by a quadratic B-spline over the nine cells around a place. Where more than half of them, by weight, have the
 * hazard (a value above 0), the place has it. The weights make that hold in the middle of every cell that has it, and
 * in the middle of none that has not (9/16 of the weight is the cell's own there); straight edges stay where they are, steps
 * become curves that leave as much out as they take in. Values are means of cells with the hazard alone, so none is thinned by dry neighbours.
 *
 * @param sea 1 for cells of the window that lie in the sea, if only in part: where they have no data they say nothing about the
 * land in them, so the hazard beside goes on as far as the coast, where the caller cuts it. Zero is dry there too.
 * @returns fills `out` for a row of places; false where nothing is present in it.
 */
export function smoothRow(
  grid: RasterGrid,
  window: CellWindow,
  sea: Uint8Array | undefined,
  row: number,
  columns: Float64Array,
  out: SmoothRow,
): boolean {
  const { data, width, height } = grid;
  const { left, top } = window;
  const wet = new Float64Array(window.columns);
  const sum = new Float64Array(window.columns);
  const ground = new Float64Array(window.columns);
  const own = Math.floor(row);
  let isWet = false;
  for (let step = -1; step <= 1; step++) {
    const r = own + step;
    const weight = splineWeight(row - own - 0.5, step);
    for (let at = 0; at < window.columns; at++) {
      const c = left + at;
      const isInside = r >= 0 && r < height && c >= 0 && c < width;
      const value = isInside ? data[r * width + c]! : Number.NaN;
      const isSea = sea?.[(r - top) * window.columns + at] === 1;
      if (value > 0) {
        isWet = true;
        wet[at]! += weight;
        sum[at]! += weight * value;
        ground[at]! += weight;
      } else if (!isSea || !Number.isNaN(value)) ground[at]! += weight;
    }
  }
  if (!isWet) return false;
  for (let px = 0; px < columns.length; px++) {
    const column = columns[px]!;
    const middle = Math.floor(column);
    const at = middle - left;
    if (!(at >= 1 && at < window.columns - 1)) {
      out.presence[px] = 0;
      continue;
    }
    const across = column - middle - 0.5;
    let [w, s, g] = [0, 0, 0];
    for (let step = -1; step <= 1; step++) {
      const weight = splineWeight(across, step);
      w += weight * wet[at + step]!;
      s += weight * sum[at + step]!;
      g += weight * ground[at + step]!;
    }
    out.presence[px] = w > 0 ? w / g : 0;
    out.value[px] = w > 0 ? s / w : 0;
  }
  return true;
}

/** Quadratic B-spline. @param offset of the place from the middle of its cell, -0.5 to 0.5. @param step to the cell weighed. */
function splineWeight(offset: number, step: number): number {
  if (step === 0) return 0.75 - offset * offset;
  const reach = 0.5 + step * offset;
  return 0.5 * reach * reach;
}
