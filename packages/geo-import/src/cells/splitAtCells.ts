/** Pieces of a segment: the cell each lies in and its ends, in cell units. */
export class PieceList {
  column = new Int32Array(64);
  row = new Int32Array(64);
  /** x0, y0, x1, y1 of each. */
  ends = new Float64Array(256);
  count = 0;

  add(x0: number, y0: number, x1: number, y1: number): void {
    const at = this.count++;
    if (at === this.column.length) this.grow();
    this.column[at] = Math.floor((x0 + x1) / 2);
    this.row[at] = Math.floor((y0 + y1) / 2);
    this.ends[at * 4] = x0;
    this.ends[at * 4 + 1] = y0;
    this.ends[at * 4 + 2] = x1;
    this.ends[at * 4 + 3] = y1;
  }

  private grow(): void {
    const { column, row, ends } = this;
    this.column = new Int32Array(column.length * 2);
    this.row = new Int32Array(row.length * 2);
    this.ends = new Float64Array(ends.length * 2);
    this.column.set(column);
    this.row.set(row);
    this.ends.set(ends);
  }
}

/**
 * Cuts a segment at every grid line, as snail does: each piece lies in one cell. Cell units: x counts columns, y rows.
 * A piece that runs along a grid line belongs to the cell on its greater side.
 * @param pieces emptied and filled.
 */
export function splitAtCells(ax: number, ay: number, bx: number, by: number, pieces: PieceList): void {
  pieces.count = 0;
  const dx = bx - ax;
  const dy = by - ay;
  let x = ax;
  let y = ay;
  let nextColumn = dx > 0 ? Math.floor(ax) + 1 : Math.ceil(ax) - 1;
  let nextRow = dy > 0 ? Math.floor(ay) + 1 : Math.ceil(ay) - 1;
  for (;;) {
    // Shares of the whole segment, from its start each time: errors do not add up from cell to cell.
    const atColumn = dx === 0 ? Infinity : (nextColumn - ax) / dx;
    const atRow = dy === 0 ? Infinity : (nextRow - ay) / dy;
    const at = Math.min(atColumn, atRow, 1);
    const isEnd = at >= 1;
    const endX = isEnd ? bx : atColumn <= atRow ? nextColumn : ax + at * dx;
    const endY = isEnd ? by : atRow <= atColumn ? nextRow : ay + at * dy;
    if (endX !== x || endY !== y) pieces.add(x, y, endX, endY);
    if (isEnd) return;
    x = endX;
    y = endY;
    if (atColumn <= at) nextColumn += dx > 0 ? 1 : -1;
    if (atRow <= at) nextRow += dy > 0 ? 1 : -1;
  }
}
