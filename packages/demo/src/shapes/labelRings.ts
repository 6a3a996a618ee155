import type { Grid } from "../ground/grid.ts";
import type { DistrictLine, DistrictPoint } from "../network/lines.ts";

/**
 * The outline of the cells with a label, its stairs eased. Every lattice corner moves by a rule that looks only
 * at the labels around it, so neighbours keep a common edge without gaps.
 *
 * @returns rings in the frame's axes; shells have a positive area, holes a negative one.
 */
export function labelRings(labels: Grid, label: number): DistrictLine[] {
  const { width, height, cellMetres } = labels;
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : labels.data[row * width + column]!;
  const columns = width + 1;
  const onward = new Map<number, number[]>();
  const link = (x0: number, y0: number, x1: number, y1: number) => {
    const from = y0 * columns + x0;
    const ends = onward.get(from);
    if (ends) ends.push(y1 * columns + x1);
    else onward.set(from, [y1 * columns + x1]);
  };
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (at(column, row) !== label) continue;
      if (at(column, row - 1) !== label) link(column, row, column + 1, row);
      if (at(column + 1, row) !== label) link(column + 1, row, column + 1, row + 1);
      if (at(column, row + 1) !== label) link(column + 1, row + 1, column, row + 1);
      if (at(column - 1, row) !== label) link(column, row + 1, column, row);
    }
  const rings: DistrictLine[] = [];
  for (const start of [...onward.keys()]) {
    const ring: DistrictPoint[] = [];
    for (
      let corner = start, next = onward.get(corner)?.pop();
      next !== undefined;
      next = onward.get(corner)?.pop()
    ) {
      ring.push(eased(corner % columns, Math.floor(corner / columns)));
      corner = next;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;

  /** A corner moved to the mean of its boundary neighbours, out to two steps; junctions of three labels stay. */
  function eased(column: number, row: number): DistrictPoint {
    const neighbours = boundaryNeighbours(column, row);
    if (neighbours.length !== 2) return [column * cellMetres, row * cellMetres];
    let [x, y, count] = [2 * column, 2 * row, 2];
    for (const [nearX, nearY] of neighbours) {
      x += 2 * nearX;
      y += 2 * nearY;
      count += 2;
      const beyond = boundaryNeighbours(nearX, nearY);
      const far = beyond.length === 2 ? beyond.find(([bx, by]) => bx !== column || by !== row) : undefined;
      if (far === undefined) continue;
      x += far[0];
      y += far[1];
      count++;
    }
    return [(x / count) * cellMetres, (y / count) * cellMetres];
  }

  /** Lattice corners one step away along an edge between two different labels. */
  function boundaryNeighbours(column: number, row: number): DistrictPoint[] {
    const around: DistrictPoint[] = [];
    const northWest = at(column - 1, row - 1);
    const northEast = at(column, row - 1);
    const southWest = at(column - 1, row);
    const southEast = at(column, row);
    if (northWest !== northEast) around.push([column, row - 1]);
    if (southWest !== southEast) around.push([column, row + 1]);
    if (northWest !== southWest) around.push([column - 1, row]);
    if (northEast !== southEast) around.push([column + 1, row]);
    return around;
  }
}
