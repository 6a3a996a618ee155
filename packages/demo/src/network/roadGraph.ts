import type { Road } from "./countryRoads.ts";
import {
  between,
  type DistrictLine,
  type DistrictPoint,
  districtMetresBetween,
  lengthOf,
  shareOnSegment,
} from "./lines.ts";

/** A stretch of road between two crossings or ends. */
export interface RoadEdge {
  readonly from: number;
  readonly to: number;
  readonly line: DistrictLine;
  readonly road: Road;
  readonly metres: number;
}

export interface RoadGraph {
  readonly nodes: readonly DistrictPoint[];
  readonly edges: readonly RoadEdge[];
  /** Edges that meet at each node. */
  readonly edgesAt: readonly (readonly number[])[];
}

const mergeMetres = 9;
const reachMetres = 78;

interface Segment {
  readonly road: number;
  readonly index: number;
  readonly a: DistrictPoint;
  readonly b: DistrictPoint;
}

/** Cuts roads where they cross or meet; streets that stop just short of another road are led up to it. */
export function roadGraph(roads: readonly Road[]): RoadGraph {
  const reached = reachOut(roads);
  const cuts = crossings(reached);
  const nodes = nodeIndex();
  const edges: RoadEdge[] = [];
  reached.forEach((road, index) => {
    const at = [0, ...cuts[index]!.toSorted((a, b) => a - b), road.line.length - 1];
    for (let i = 1; i < at.length; i++) {
      const line = stretch(road.line, at[i - 1]!, at[i]!);
      const from = nodes.at(line[0]!);
      const to = nodes.at(line[line.length - 1]!);
      const metres = lengthOf(line);
      if (from === to || metres < mergeMetres) continue;
      // Ends are moved onto their nodes, so that stretches meet exactly.
      const exact = [nodes.points[from]!, ...line.slice(1, -1), nodes.points[to]!];
      edges.push({ from, to, line: exact, road, metres });
    }
  });
  return connected(nodes.points, edges);
}

/** Leads each end of a street straight on to the next road when there is one close by. */
function reachOut(roads: readonly Road[]): Road[] {
  const near = segmentIndex(roads);
  return roads.map((road, index) => {
    if (road.roadClass !== "street") return road;
    const head = reach(road.line[1]!, road.line[0]!, index, near);
    const tail = reach(road.line[road.line.length - 2]!, road.line[road.line.length - 1]!, index, near);
    return { ...road, line: [...(head ? [head] : []), ...road.line, ...(tail ? [tail] : [])] };
  });
}

function reach(
  before: DistrictPoint,
  end: DistrictPoint,
  road: number,
  near: (a: DistrictPoint, b: DistrictPoint) => Segment[],
): DistrictPoint | undefined {
  const run = districtMetresBetween(before, end) || 1;
  const far = between(before, end, (run + reachMetres) / run);
  let least = 1;
  for (const other of near(end, far)) {
    if (other.road === road) continue;
    const hit = crossing(end, far, other.a, other.b);
    if (hit && hit[0] < least) least = hit[0];
  }
  // A hair beyond the other road's line, so that the two surely cross.
  return least < 1 ? between(end, far, Math.min(1, least + 0.4 / reachMetres)) : undefined;
}

/** For every road, where others cross it: vertex number and fraction. */
function crossings(roads: readonly Road[]): number[][] {
  const near = segmentIndex(roads);
  return roads.map((road, index) => {
    const cuts: number[] = [];
    for (let i = 1; i < road.line.length; i++) {
      const [a, b] = [road.line[i - 1]!, road.line[i]!];
      for (const other of near(a, b)) {
        if (other.road === index) continue;
        const hit = crossing(a, b, other.a, other.b) ?? touching(a, b, other);
        if (hit) cuts.push(i - 1 + hit[0]);
      }
    }
    return cuts;
  });
}

/** Where two segments cross, as shares of each. */
function crossing(
  a: DistrictPoint,
  b: DistrictPoint,
  c: DistrictPoint,
  d: DistrictPoint,
): [number, number] | undefined {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const turn = rx * sy - ry * sx;
  if (Math.abs(turn) < 1e-9) return undefined;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [t, u] : undefined;
}

/** An end of another road that lies on this segment. */
function touching(a: DistrictPoint, b: DistrictPoint, other: Segment): [number, number] | undefined {
  for (const [end, u] of [
    [other.a, 0],
    [other.b, 1],
  ] as const) {
    const t = shareOnSegment(end, a, b);
    if (districtMetresBetween(end, between(a, b, t)) < 0.5) return [t, u];
  }
  return undefined;
}

/** The part of a line between two places given as vertex number and fraction. */
function stretch(line: DistrictLine, from: number, to: number): DistrictPoint[] {
  const at = (place: number) => {
    const i = Math.min(line.length - 2, Math.floor(place));
    return between(line[i]!, line[i + 1]!, place - i);
  };
  const points = [at(from)];
  for (let i = Math.floor(from) + 1; i < to; i++) points.push(line[i]!);
  points.push(at(to));
  return points;
}

const bucketMetres = 120;

function segmentIndex(roads: readonly Road[]): (a: DistrictPoint, b: DistrictPoint) => Segment[] {
  const buckets = new Map<number, Segment[]>();
  roads.forEach((road, roadIndex) => {
    for (let i = 1; i < road.line.length; i++) {
      const segment = { road: roadIndex, index: i, a: road.line[i - 1]!, b: road.line[i]! };
      for (const key of keysOver(segment.a, segment.b)) {
        const bucket = buckets.get(key);
        if (bucket) bucket.push(segment);
        else buckets.set(key, [segment]);
      }
    }
  });
  return (a, b) => [...new Set(keysOver(a, b).flatMap((key) => buckets.get(key) ?? []))];
}

function keysOver(a: DistrictPoint, b: DistrictPoint): number[] {
  const keys: number[] = [];
  const cell = (metres: number) => Math.floor(metres / bucketMetres);
  for (let x = cell(Math.min(a[0], b[0]) - 1); x <= cell(Math.max(a[0], b[0]) + 1); x++)
    for (let y = cell(Math.min(a[1], b[1]) - 1); y <= cell(Math.max(a[1], b[1]) + 1); y++)
      keys.push(x * 4096 + y);
  return keys;
}

/** Gives places numbers; places within a few metres of each other share one. */
function nodeIndex() {
  const points: DistrictPoint[] = [];
  const buckets = new Map<number, number[]>();
  const cell = (metres: number) => Math.floor(metres / mergeMetres);
  return {
    points,
    at(point: DistrictPoint): number {
      for (let dx = -1; dx <= 1; dx++)
        for (let dy = -1; dy <= 1; dy++)
          for (const node of buckets.get((cell(point[0]) + dx) * 8192 + cell(point[1]) + dy) ?? [])
            if (districtMetresBetween(points[node]!, point) < mergeMetres) return node;
      const key = cell(point[0]) * 8192 + cell(point[1]);
      const bucket = buckets.get(key) ?? [];
      bucket.push(points.length);
      buckets.set(key, bucket);
      return points.push(point) - 1;
    },
  };
}

/** Keeps what hangs together with the highway, without stubs of a few metres. */
function connected(nodes: readonly DistrictPoint[], edges: readonly RoadEdge[]): RoadGraph {
  const all = edgesAtNodes(nodes.length, edges);
  const keptEdges = edges.filter(
    (edge) => edge.metres > 26 || (all[edge.from]!.length > 1 && all[edge.to]!.length > 1),
  );
  const at = edgesAtNodes(nodes.length, keptEdges);
  const isVisited = new Uint8Array(keptEdges.length);
  const stack = keptEdges.flatMap((edge, i) => (edge.road.roadClass === "highway" ? [i] : []));
  for (const edge of stack) isVisited[edge] = 1;
  for (let edge = stack.pop(); edge !== undefined; edge = stack.pop())
    for (const node of [keptEdges[edge]!.from, keptEdges[edge]!.to])
      for (const next of at[node]!)
        if (isVisited[next] === 0) {
          isVisited[next] = 1;
          stack.push(next);
        }
  const joined = keptEdges.filter((_, i) => isVisited[i] === 1);
  return { nodes, edges: joined, edgesAt: edgesAtNodes(nodes.length, joined) };
}

function edgesAtNodes(count: number, edges: readonly RoadEdge[]): number[][] {
  const at: number[][] = Array.from({ length: count }, () => []);
  edges.forEach((edge, i) => {
    at[edge.from]!.push(i);
    at[edge.to]!.push(i);
  });
  return at;
}
