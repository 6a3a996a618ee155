/** A corner of degrees and the width of a square around all cells. */
const square = { west: 172.6, south: -40.6, degrees: 0.6 };
/** Into so many pieces goes each side of a cell, as a suburb's border has them. */
const pieces = 16;
/** How far a border swings to either side, of a cell's width. */
const swing = 0.25;

export interface CellGrid {
  readonly columns: number;
  readonly rows: number;
}

/** A grid that has room for so many cells. */
export function gridOf(cells: number): CellGrid {
  const columns = Math.ceil(Math.sqrt(cells));
  return { columns, rows: Math.ceil(cells / columns) };
}

/** The cell that a place given in degrees is in, row by row from the south-west; what lies beyond the last is in the last. */
export function cellAt(
  { columns, rows }: CellGrid,
  cells: number,
  longitude: number,
  latitude: number,
): number {
  const step = (share: number, steps: number) => Math.max(0, Math.min(steps - 1, Math.floor(share * steps)));
  const row = step((latitude - square.south) / square.degrees, rows);
  const column = step((longitude - square.west) / square.degrees, columns);
  return Math.min(cells - 1, row * columns + column);
}

/** The outline of a cell in degrees, closed: its borders swing, and neighbours have the same. */
export function cellOutline({ columns, rows }: CellGrid, cell: number): [number, number][] {
  const column = cell % columns;
  const row = Math.floor(cell / columns);
  const corners = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
    [column, row],
  ] as const;
  const ring = corners.slice(1).flatMap(([toX, toY], side) => {
    const [fromX, fromY] = corners[side]!;
    return Array.from({ length: pieces }, (_, piece) => {
      // Reckoned from the lower end, whichever way it is walked: neighbours agree to the last digit.
      const share = piece / pieces;
      const x = fromX === toX ? fromX : Math.min(fromX, toX) + (fromX < toX ? share : 1 - share);
      const y = fromY === toY ? fromY : Math.min(fromY, toY) + (fromY < toY ? share : 1 - share);
      return place(x, y);
    });
  });
  return [...ring, ring[0]!];

  function place(x: number, y: number): [number, number] {
    return [
      square.west + (square.degrees * (x + swing * Math.sin(2.1 * y + 0.7 * x))) / columns,
      square.south + (square.degrees * (y + swing * Math.sin(2.3 * x + 0.5 * y))) / rows,
    ];
  }
}
