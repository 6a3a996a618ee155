/** A place on a line: x and y in the units of the axes. */
export type Point = readonly [x: number, y: number];

/** The height of a line at x, straight between its points; undefined beyond its ends. Of points at one x, the last. */
export function readLine(points: readonly Point[], x: number): number | undefined {
  let before: Point | undefined;
  let at: number | undefined;
  for (const point of points) {
    if (point[0] === x) at = point[1];
    if (point[0] > x) {
      if (at !== undefined || before === undefined) return at;
      return before[1] + ((point[1] - before[1]) * (x - before[0])) / (point[0] - before[0]);
    }
    before = point;
  }
  return at;
}
