/** A place on a line: x and y in the units of the axes. Where y is not a number the line has a gap. */
export type Point = readonly [x: number, y: number];

/** The height of a line at x, straight between its points; undefined beyond its ends and in a gap. Of points at one x, the last. */
export function readLine(points: readonly Point[], x: number): number | undefined {
  let before: Point | undefined;
  let at: number | undefined;
  for (const point of points) {
    if (point[0] === x && !Number.isNaN(point[1])) at = point[1];
    if (point[0] > x) {
      if (at !== undefined || before === undefined) return at;
      const between = before[1] + ((point[1] - before[1]) * (x - before[0])) / (point[0] - before[0]);
      return Number.isNaN(between) ? undefined : between;
    }
    before = point;
  }
  return at;
}
