/** Told of each piece of a segment: the cell it lies in and its ends, in cell units. */
export type PieceVisitor = (
  column: number,
  row: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
) => void;

/**
 * Cuts a segment at every grid line, as snail does: each piece lies in one cell. Cell units: x counts columns, y rows.
 * A piece that runs along a grid line belongs to the cell on its greater side.
 */
export function splitAtCells(ax: number, ay: number, bx: number, by: number, visit: PieceVisitor): void {
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
    if (endX !== x || endY !== y)
      visit(Math.floor((x + endX) / 2), Math.floor((y + endY) / 2), x, y, endX, endY);
    if (isEnd) return;
    x = endX;
    y = endY;
    if (atColumn <= at) nextColumn += dx > 0 ? 1 : -1;
    if (atRow <= at) nextRow += dy > 0 ? 1 : -1;
  }
}
