import type { Geometry, Position } from "geojson";

/** Each rounding cuts the corners that the one before has left. */
const roundings = 3;

/**
 * Polygons whose outlines run along cells of a raster, with their steps made curves: corners are cut as far as half a step's
 * length, so that no outline moves farther than that and straight edges stay where they are.
 */
export function smoothSteps(geometry: Geometry): Geometry {
  if (geometry.type === "Polygon") return { ...geometry, coordinates: geometry.coordinates.map(smoothed) };
  if (geometry.type !== "MultiPolygon") return geometry;
  return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(smoothed)) };
}

function smoothed(ring: Position[]): Position[] {
  const open = ring.slice(0, -1);
  const lengths = open.map((at, i) => lengthBetween(at, open[(i + 1) % open.length]!)).sort((a, b) => a - b);
  // The usual edge of a coarse outline is a step.
  let reach = lengths[Math.floor(lengths.length / 2)] ?? 0;
  let points = open;
  for (let i = 0; i < roundings; i++) {
    points = cutCorners(points, reach);
    reach /= 2;
  }
  return [...points, points[0]!];
}

/** In place of each corner two points on its edges, `reach` from it but no farther than a quarter of the edge. */
function cutCorners(points: readonly Position[], reach: number): Position[] {
  return points.flatMap((at, i) => {
    const before = points.at(i - 1)!;
    const after = points[(i + 1) % points.length]!;
    return [towards(at, before, reach), towards(at, after, reach)];
  });
}

function towards(from: Position, to: Position, reach: number): Position {
  const length = lengthBetween(from, to);
  const share = length === 0 ? 0 : Math.min(0.25, reach / length);
  return [from[0]! + (to[0]! - from[0]!) * share, from[1]! + (to[1]! - from[1]!) * share];
}

const lengthBetween = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position) =>
  Math.hypot(bx - ax, by - ay);
