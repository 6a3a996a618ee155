/**
 * The slow and obvious answers the engine is compared with: every element, every edge, no index, and another
 * algorithm for each question. Exact for the small whole-number coordinates the tests use.
 */
export type PlanePoint = readonly [x: number, y: number];
/** Without the closing vertex. */
export type Ring = readonly PlanePoint[];
export type PlanePolygon = readonly Ring[];

const cross = (a: PlanePoint, b: PlanePoint, p: PlanePoint) =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

const edgesOf = (ring: Ring) => ring.map((a, i) => [a, ring[(i + 1) % ring.length]!] as const);

function onSegment(a: PlanePoint, b: PlanePoint, p: PlanePoint): boolean {
  const within = (i: 0 | 1) => Math.min(a[i], b[i]) <= p[i] && p[i] <= Math.max(a[i], b[i]);
  return cross(a, b, p) === 0 && within(0) && within(1);
}

function segmentsMeet(a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint): boolean {
  if (onSegment(a, b, c) || onSegment(a, b, d) || onSegment(c, d, a) || onSegment(c, d, b)) return true;
  const differ = (p: number, q: number) => (p > 0 && q < 0) || (p < 0 && q > 0);
  return differ(cross(a, b, c), cross(a, b, d)) && differ(cross(c, d, a), cross(c, d, b));
}

/** By winding number. */
function inRing(ring: Ring, p: PlanePoint): boolean {
  let winding = 0;
  for (const [a, b] of edgesOf(ring)) {
    if (a[1] <= p[1] && b[1] > p[1] && cross(a, b, p) > 0) winding++;
    if (a[1] > p[1] && b[1] <= p[1] && cross(a, b, p) < 0) winding--;
  }
  return winding !== 0;
}

export const onRing = (ring: Ring, p: PlanePoint) => edgesOf(ring).some(([a, b]) => onSegment(a, b, p));

/** Inside or on the boundary. */
export function inPolygon([shell, ...holes]: PlanePolygon, p: PlanePoint): boolean {
  if (shell === undefined) return false;
  if (onRing(shell, p) || holes.some((hole) => onRing(hole, p))) return true;
  return inRing(shell, p) && !holes.some((hole) => inRing(hole, p));
}

export function lineTouches(line: readonly PlanePoint[], area: PlanePolygon): boolean {
  return (
    line.some((p) => inPolygon(area, p)) ||
    line.slice(1).some((b, i) => area.flatMap(edgesOf).some(([c, d]) => segmentsMeet(line[i]!, b, c, d)))
  );
}

export function polygonTouches(polygon: PlanePolygon, area: PlanePolygon): boolean {
  return (
    polygon.flat().some((p) => inPolygon(area, p)) ||
    area.flat().some((p) => inPolygon(polygon, p)) ||
    polygon
      .flatMap(edgesOf)
      .some(([a, b]) => area.flatMap(edgesOf).some(([c, d]) => segmentsMeet(a, b, c, d)))
  );
}

/** Whether the rings make a polygon: each simple, meeting each other in points only, holes in the shell and apart. */
export function isValidPolygon(polygon: PlanePolygon): boolean {
  const [shell, ...holes] = polygon;
  if (shell === undefined || !polygon.every(isSimpleRing)) return false;
  return holes.every(
    (hole, i) =>
      stretches(hole, shell).every((p) => !nearRing(shell, p) && inRing(shell, p)) &&
      holes.every(
        (other, j) =>
          i === j || stretches(hole, other).every((p) => !nearRing(other, p) && !inRing(other, p)),
      ),
  );
}

function isSimpleRing(ring: Ring): boolean {
  const edges = edgesOf(ring);
  return edges.every(([a, b], i) =>
    edges.every(([c, d], j) => {
      if (i === j) return true;
      if (j === (i + 1) % edges.length) return !onSegment(a, b, d) && !onSegment(c, d, a);
      if (i === (j + 1) % edges.length) return true;
      return !segmentsMeet(a, b, c, d);
    }),
  );
}

/** A point in the middle of each stretch of a ring between its meetings with another. */
function stretches(ring: Ring, other: Ring): PlanePoint[] {
  return edgesOf(ring).flatMap(([a, b]) => {
    const meetings = edgesOf(other).flatMap(([c, d]) => {
      const along = (p: PlanePoint) =>
        ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) /
        ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
      if (!segmentsMeet(a, b, c, d)) return [];
      const turn = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
      if (turn === 0) return [c, d].filter((p) => onSegment(a, b, p)).map(along);
      return [((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / turn];
    });
    const stops = [0, ...meetings, 1].sort((s, t) => s - t);
    return stops.slice(1).flatMap((t, i): PlanePoint[] => {
      const middle = (stops[i]! + t) / 2;
      return t - stops[i]! < 1e-9 ? [] : [[a[0] + middle * (b[0] - a[0]), a[1] + middle * (b[1] - a[1])]];
    });
  });
}

const nearRing = (ring: Ring, p: PlanePoint) =>
  edgesOf(ring).some(([a, b]) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length;
    return Math.abs(cross(a, b, p)) / length < 1e-9 && along > -1e-9 && along < length + 1e-9;
  });
