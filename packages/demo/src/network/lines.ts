/** A place in the district's frame: metres east and south. */
export type DistrictPoint = readonly [number, number];
export type DistrictLine = readonly DistrictPoint[];

export const between = (a: DistrictPoint, b: DistrictPoint, share: number): DistrictPoint => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const districtMetresBetween = (a: DistrictPoint, b: DistrictPoint) =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

export function lengthOf(line: DistrictLine): number {
  let metres = 0;
  for (let i = 1; i < line.length; i++) metres += districtMetresBetween(line[i - 1]!, line[i]!);
  return metres;
}

/** The point some metres along a line, with the line's direction there (unit vector). */
export function stepAlongLine(
  line: DistrictLine,
  metres: number,
): { point: DistrictPoint; direction: DistrictPoint } {
  let left = metres;
  for (let i = 1; ; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const run = districtMetresBetween(a, b);
    if (left <= run || i === line.length - 1) {
      const share = run === 0 ? 0 : Math.min(1, left / run);
      return {
        point: between(a, b, share),
        direction: run === 0 ? [1, 0] : [(b[0] - a[0]) / run, (b[1] - a[1]) / run],
      };
    }
    left -= run;
  }
}

/** Keeps the points a line needs to stay within `tolerance` metres of itself (Douglas and Peucker 1973). */
export function simplified(line: DistrictLine, tolerance: number): DistrictPoint[] {
  if (line.length < 3) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let most = tolerance;
    for (let i = from + 1; i < to; i++) {
      const away = metresToSegment(line[i]!, line[from]!, line[to]!);
      if (away > most) {
        most = away;
        farthest = i;
      }
    }
    if (farthest < 0) continue;
    keep[farthest] = 1;
    spans.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => keep[i] === 1);
}

/** Cuts every corner at a quarter (Chaikin 1974); the ends stay. */
export function rounded(line: DistrictLine, rounds: number): DistrictLine {
  if (rounds === 0 || line.length < 3) return line;
  const cut: DistrictPoint[] = [line[0]!];
  for (let i = 0; i + 1 < line.length; i++) {
    if (i > 0) cut.push(between(line[i]!, line[i + 1]!, 0.25));
    if (i + 2 < line.length) cut.push(between(line[i]!, line[i + 1]!, 0.75));
  }
  cut.push(line[line.length - 1]!);
  return rounded(cut, rounds - 1);
}

/** Where on a segment (0 to 1) a point's nearest place is. */
export function shareOnSegment(p: DistrictPoint, a: DistrictPoint, b: DistrictPoint): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const squared = dx * dx + dy * dy;
  return squared === 0 ? 0 : Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / squared));
}

export const metresToSegment = (p: DistrictPoint, a: DistrictPoint, b: DistrictPoint) =>
  districtMetresBetween(p, between(a, b, shareOnSegment(p, a, b)));
