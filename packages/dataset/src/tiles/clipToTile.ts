/** A tile's square in its own units, with the margin drawn around it so that outlines meet. */
export const tileExtent = 4096;
export const tileMargin = 64;
const low = -tileMargin;
const high = tileExtent + tileMargin;

/**
 * A closed ring cut to the tile and its margin (Sutherland and Hodgman 1974), closed again; empty when
 * nothing is left. Runs along the margin are not drawn: it lies outside the tile.
 *
 * @param ring x, y interleaved in tile units.
 */
export function clipRing(ring: number[]): number[] {
  if (ring.length >= 8 && ring.every((each) => each >= low && each <= high)) return ring;
  let points = ring.slice(0, -2);
  for (const axis of [0, 1] as const)
    for (const [edge, keepsAbove] of [
      [low, true],
      [high, false],
    ] as const) {
      if (points.length === 0) return points;
      points = clipToEdge(points, axis, edge, keepsAbove);
    }
  if (points.length < 6) return [];
  points.push(points[0]!, points[1]!);
  return points;
}

function clipToEdge(points: number[], axis: 0 | 1, edge: number, keepsAbove: boolean): number[] {
  const out: number[] = [];
  const inside = (i: number) => (keepsAbove ? points[i + axis]! >= edge : points[i + axis]! <= edge);
  let before = points.length - 2;
  for (let i = 0; i < points.length; i += 2) {
    if (inside(i) !== inside(before)) {
      const share = (edge - points[before + axis]!) / (points[i + axis]! - points[before + axis]!);
      const other = 1 - axis;
      const across = points[before + other]! + share * (points[i + other]! - points[before + other]!);
      if (axis === 0) out.push(edge, across);
      else out.push(across, edge);
    }
    if (inside(i)) out.push(points[i]!, points[i + 1]!);
    before = i;
  }
  return out;
}

/** The runs of a line inside the tile and its margin (Liang and Barsky 1984). */
export function clipLine(line: readonly number[]): number[][] {
  const runs: number[][] = [];
  let run: number[] | undefined;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [x0, y0, x1, y1] = [line[i]!, line[i + 1]!, line[i + 2]!, line[i + 3]!];
    const span = insideSpan(x0, y0, x1 - x0, y1 - y0);
    if (span === undefined) {
      run = undefined;
      continue;
    }
    const [enter, leave] = span;
    if (run === undefined || enter > 0) {
      run = [x0 + enter * (x1 - x0), y0 + enter * (y1 - y0)];
      runs.push(run);
    }
    run.push(x0 + leave * (x1 - x0), y0 + leave * (y1 - y0));
    if (leave < 1) run = undefined;
  }
  return runs;
}

/** From where to where, in shares of the segment, it lies inside; undefined when it does not. */
function insideSpan(x: number, y: number, dx: number, dy: number): [number, number] | undefined {
  let enter = 0;
  let leave = 1;
  for (const [p, q] of [
    [-dx, x - low],
    [dx, high - x],
    [-dy, y - low],
    [dy, high - y],
  ] as const) {
    if (p === 0) {
      if (q < 0) return undefined;
    } else if (p < 0) enter = Math.max(enter, q / p);
    else leave = Math.min(leave, q / p);
  }
  return enter <= leave ? [enter, leave] : undefined;
}
