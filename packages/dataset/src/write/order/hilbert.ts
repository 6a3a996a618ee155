/**
 * Position of a cell along the Hilbert curve of a grid with 2^order cells a side.
 * The curve is the one PMTiles numbers tiles by (Wikipedia, "Hilbert curve", xy2d).
 *
 * @param order at most 26, so that the position is an exact integer.
 */
export function hilbertIndex(order: number, column: number, row: number): number {
  let x = column;
  let y = row;
  let position = 0;
  for (let side = 2 ** (order - 1); side >= 1; side /= 2) {
    const right = (x & side) > 0 ? 1 : 0;
    const upper = (y & side) > 0 ? 1 : 0;
    position += side * side * ((3 * right) ^ upper);
    if (upper === 0) {
      if (right === 1) {
        x = side - 1 - (x & (side - 1));
        y = side - 1 - (y & (side - 1));
      }
      [x, y] = [y, x];
    }
  }
  return position;
}
