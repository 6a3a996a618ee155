import type { MultiPolygon, Position } from "geojson";
import { metresPerDegree } from "./ellipsoid.ts";

/** A mapped polygon; of several at one place the one of the greatest rank, at least 1, counts. */
export interface RankedPolygon {
  readonly geometry: MultiPolygon;
  readonly rank: number;
}

interface Edge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Which shape it belongs to; 0 is the one that is cut. */
  readonly shape: number;
}

/** A degree's area hardly changes within such a band of latitude. */
const bandDegrees = 0.02;

/**
 * The area in square metres of a polygon by the rank of what covers it, 0 for nothing. The plane is cut into bands at
 * every corner and crossing; in a band edges do not cross, so what lies between two of them is a trapezoid.
 */
export function areaByRank(polygon: MultiPolygon, over: readonly RankedPolygon[]): Map<number, number> {
  const own = edgesOf(polygon, 0);
  const [west, south] = [least(own, "x"), least(own, "y")];
  const [east, north] = [-least(own, "x", -1), -least(own, "y", -1)];
  const edges = [
    ...own,
    ...over.flatMap(({ geometry }, i) =>
      edgesOf(geometry, i + 1).filter(
        (edge) => edge.y1 > south && edge.y0 < north && Math.min(edge.x0, edge.x1) <= east,
      ),
    ),
  ].sort((a, b) => a.y0 - b.y0);
  const levels = levelsOf(edges, west, south, north);
  const areas = new Map<number, number>();
  let active: Edge[] = [];
  let next = 0;
  for (let i = 1; i < levels.length; i++) {
    const [low, high] = [levels[i - 1]!, levels[i]!];
    const middle = (low + high) / 2;
    while (next < edges.length && edges[next]!.y0 < middle) active.push(edges[next++]!);
    active = active.filter((edge) => edge.y1 > middle);
    addBand(active, over, low, high, areas);
  }
  return areas;
}

/** Edges from south to north, level ones left out. */
function edgesOf({ coordinates }: MultiPolygon, shape: number): Edge[] {
  const edges: Edge[] = [];
  for (const ring of coordinates.flat())
    for (let i = 1; i < ring.length; i++) {
      const [ax = 0, ay = 0]: Position = ring[i - 1]!;
      const [bx = 0, by = 0]: Position = ring[i]!;
      if (ay < by) edges.push({ x0: ax, y0: ay, x1: bx, y1: by, shape });
      else if (ay > by) edges.push({ x0: bx, y0: by, x1: ax, y1: ay, shape });
    }
  return edges;
}

const least = (edges: readonly Edge[], axis: "x" | "y", sign = 1) =>
  edges.reduce((found, edge) => Math.min(found, edge[`${axis}0`] * sign, edge[`${axis}1`] * sign), Infinity);

/** Ascending latitudes of all corners and crossings beside the polygon; edges west of it only count crossings. */
function levelsOf(edges: readonly Edge[], west: number, south: number, north: number): number[] {
  const near = edges.filter((edge) => Math.max(edge.x0, edge.x1) >= west);
  const levels = [south, north];
  for (const [i, a] of near.entries()) {
    levels.push(a.y0, a.y1);
    for (let j = i + 1; j < near.length && near[j]!.y0 < a.y1; j++) {
      const crossing = crossingOf(a, near[j]!);
      if (crossing !== undefined) levels.push(crossing);
    }
  }
  for (let level = south + bandDegrees; level < north; level += bandDegrees) levels.push(level);
  const sorted = levels.filter((level) => level >= south && level <= north).sort((a, b) => a - b);
  return sorted.filter((level, i) => i === 0 || level > sorted[i - 1]!);
}

/** The latitude at which two edges cross. */
function crossingOf(a: Edge, b: Edge): number | undefined {
  if (Math.min(a.x0, a.x1) > Math.max(b.x0, b.x1) || Math.min(b.x0, b.x1) > Math.max(a.x0, a.x1))
    return undefined;
  const slopeOfA = (a.x1 - a.x0) / (a.y1 - a.y0);
  const slopeOfB = (b.x1 - b.x0) / (b.y1 - b.y0);
  if (slopeOfA === slopeOfB) return undefined;
  const y = (b.x0 - a.x0 + slopeOfA * a.y0 - slopeOfB * b.y0) / (slopeOfA - slopeOfB);
  return y > Math.max(a.y0, b.y0) && y < Math.min(a.y1, b.y1) ? y : undefined;
}

const xAt = ({ x0, y0, x1, y1 }: Edge, y: number) => x0 + ((y - y0) / (y1 - y0)) * (x1 - x0);

function addBand(
  active: readonly Edge[],
  over: readonly RankedPolygon[],
  low: number,
  high: number,
  areas: Map<number, number>,
): void {
  const middle = (low + high) / 2;
  const crossed = active
    .map((edge) => ({ shape: edge.shape, at: xAt(edge, middle), low: xAt(edge, low), high: xAt(edge, high) }))
    .sort((a, b) => a.at - b.at);
  const { east, north } = metresPerDegree(middle);
  const inside = new Set<number>();
  for (const [i, { shape }] of crossed.entries()) {
    if (!inside.delete(shape)) inside.add(shape);
    const to = crossed[i + 1];
    if (to === undefined || !inside.has(0)) continue;
    const width = (to.low - crossed[i]!.low + to.high - crossed[i]!.high) / 2;
    let rank = 0;
    for (const each of inside) if (each > 0) rank = Math.max(rank, over[each - 1]!.rank);
    areas.set(rank, (areas.get(rank) ?? 0) + width * (high - low) * east * north);
  }
}
