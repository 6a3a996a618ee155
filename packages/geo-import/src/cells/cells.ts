/**
 * Cells under a shape, each with its weight: above 0, or 0 where the shape is too thin for one. Filled again and again,
 * so that no cell costs an allocation.
 */
export class CellList {
  column = new Int32Array(256);
  row = new Int32Array(256);
  weight = new Float64Array(256);
  count = 0;

  add(column: number, row: number, weight: number): void {
    const at = this.count++;
    if (at === this.column.length) this.grow();
    this.column[at] = column;
    this.row[at] = row;
    this.weight[at] = weight;
  }

  private grow(): void {
    const { column, row, weight } = this;
    const length = column.length * 2;
    this.column = new Int32Array(length);
    this.row = new Int32Array(length);
    this.weight = new Float64Array(length);
    this.column.set(column);
    this.row.set(row);
    this.weight.set(weight);
  }
}

/** Rings of one polygon part one after the other, closed, the shell first; interleaved, in cell units. */
export interface CellRings {
  readonly coords: Float64Array;
  /** Where each ring ends, in vertices; the first starts at 0. */
  readonly ends: Int32Array;
  readonly count: number;
}
