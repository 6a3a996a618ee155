/**
 * Makes a box (minX, minY, maxX, maxY) the bounds of some vertices; of none, one that holds nothing. It is filled and not
 * made, because millions are asked for.
 */
export function boundVertices(box: Float64Array, coords: Float64Array, first: number, end: number): void {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let v = first; v < end; v++) {
    const x = coords[v * 2]!;
    const y = coords[v * 2 + 1]!;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  box[0] = minX;
  box[1] = minY;
  box[2] = maxX;
  box[3] = maxY;
}
