/**
 * The slow and obvious distance: both outlines as many points close together, and the geodesic between the nearest two. Never less
 * than the true one, and more by at most the spacing of the points.
 */
import geographiclib from "geographiclib-geodesic";

const { Geodesic } = geographiclib;
type Position = readonly [longitude: number, latitude: number];

const points = (a: Position, b: Position, count: number): Position[] =>
  Array.from({ length: count + 1 }, (_, i) => [
    a[0] + ((b[0] - a[0]) * i) / count,
    a[1] + ((b[1] - a[1]) * i) / count,
  ]);

/** Closed rings or a path, as points along their edges. */
export const sampled = (path: readonly Position[], count: number): Position[] =>
  path.slice(1).flatMap((to, i) => points(path[i]!, to, count));

/** Metres along the ellipsoid (Karney 2013) between the nearest two of two sets of points. */
export function sampledDistance(one: readonly Position[], other: readonly Position[]): number {
  const flat = (a: Position, b: Position) =>
    Math.hypot((a[0] - b[0]) * Math.cos((a[1] * Math.PI) / 180), a[1] - b[1]);
  let nearest: [Position, Position] | undefined;
  for (const a of one)
    for (const b of other) if (nearest === undefined || flat(a, b) < flat(...nearest)) nearest = [a, b];
  const [[x1, y1], [x2, y2]] = nearest!;
  return Geodesic.WGS84.Inverse(y1, x1, y2, x2, Geodesic.DISTANCE).s12 ?? 0;
}
