import { side } from "../columns/side.ts";
import type { AreaFault } from "./areaFault.ts";
import { areaPart, edgesBeside, locate, segmentsMeet } from "./areaPart.ts";

/** Longitude and latitude. */
export type FaultPlace = readonly [number, number];

interface Edge {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/**
 * Where the fault is that `findAreaFault` has found in these rings (x, y interleaved, not closed): the point where two lines
 * cross, else where one touches another or a ring meets itself, and of a hole that lies wrongly one of its points.
 */
export function faultPlace(rings: readonly Float64Array[], fault: AreaFault): FaultPlace {
  const place = fault === "crossing" ? crossingPlace(rings) : misplacedHole(rings);
  return place ?? [rings[0]![0]!, rings[0]![1]!];
}

/** So many pairs of lines are compared, some 10 ms: where an outline winds through itself, the place is not worth more. */
const mostPairs = 500_000;

function crossingPlace(rings: readonly Float64Array[]): FaultPlace | undefined {
  const part = areaPart(rings);
  const { edges } = part;
  let touch: FaultPlace | undefined;
  let pairs = 0;
  for (let e = 0; e < edges.length && pairs < mostPairs; e += 4) {
    const [ax, ay, bx, by] = [edges[e]!, edges[e + 1]!, edges[e + 2]!, edges[e + 3]!];
    const edge = { ax, ay, bx, by };
    let crossing: FaultPlace | undefined;
    const take = (cx: number, cy: number, dx: number, dy: number) => {
      pairs++;
      const other = { ax: cx, ay: cy, bx: dx, by: dy };
      if (crossing !== undefined || sharesEnd(edge, other)) return;
      if (!segmentsMeet(ax, ay, bx, by, cx, cy, dx, dy)) return;
      if (crosses(edge, other)) crossing = crossingOf(edge, other);
      else touch ??= touchOf(edge, other);
    };
    edgesBeside(part, Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by), take);
    if (crossing !== undefined) return crossing;
  }
  return repeatedPoint(rings) ?? touch ?? turnedBack(rings);
}

const sharesEnd = (a: Edge, b: Edge) =>
  (a.ax === b.ax && a.ay === b.ay) ||
  (a.bx === b.bx && a.by === b.by) ||
  (a.ax === b.bx && a.ay === b.by) ||
  (a.bx === b.ax && a.by === b.ay);

/** Whether the ends of each lie strictly on the two sides of the other. */
const crosses = (a: Edge, b: Edge) =>
  sideOf(a, b.ax, b.ay) * sideOf(a, b.bx, b.by) < 0 && sideOf(b, a.ax, a.ay) * sideOf(b, a.bx, a.by) < 0;

const sideOf = ({ ax, ay, bx, by }: Edge, x: number, y: number) => Math.sign(side(ax, ay, bx, by, x, y));

/** To the last digits; it is for a person to find. */
function crossingOf(a: Edge, b: Edge): FaultPlace {
  const [px, py] = [a.bx - a.ax, a.by - a.ay];
  const [qx, qy] = [b.bx - b.ax, b.by - b.ay];
  const along = ((b.ax - a.ax) * qy - (b.ay - a.ay) * qx) / (px * qy - py * qx);
  return [a.ax + along * px, a.ay + along * py];
}

/** The end of one that lies on the other. */
function touchOf(a: Edge, b: Edge): FaultPlace {
  const isOn = (edge: Edge, x: number, y: number) =>
    segmentsMeet(edge.ax, edge.ay, edge.bx, edge.by, x, y, x, y);
  if (isOn(a, b.ax, b.ay)) return [b.ax, b.ay];
  if (isOn(a, b.bx, b.by)) return [b.bx, b.by];
  return isOn(b, a.ax, a.ay) ? [a.ax, a.ay] : [a.bx, a.by];
}

/** A point that one ring comes to twice. */
function repeatedPoint(rings: readonly Float64Array[]): FaultPlace | undefined {
  for (const ring of rings) {
    const seen = new Set<string>();
    for (let i = 0; i < ring.length; i += 2) {
      const key = `${ring[i]},${ring[i + 1]}`;
      if (seen.has(key)) return [ring[i]!, ring[i + 1]!];
      seen.add(key);
    }
  }
  return undefined;
}

/** A point where a ring goes back on the line it came by. */
function turnedBack(rings: readonly Float64Array[]): FaultPlace | undefined {
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [ring[i]!, ring[i + 1]!];
      const before = (i + ring.length - 2) % ring.length;
      const after = (i + 2) % ring.length;
      const [ax, ay, bx, by] = [ring[before]!, ring[before + 1]!, ring[after]!, ring[after + 1]!];
      const isBack = (ax - x) * (bx - x) + (ay - y) * (by - y) > 0;
      if (isBack && side(ax, ay, x, y, bx, by) === 0) return [x, y];
    }
  return undefined;
}

/** A point of the first hole that lies outside the shell, or within another hole. */
function misplacedHole([shell, ...holes]: readonly Float64Array[]): FaultPlace | undefined {
  const pointOutside = (ring: Float64Array, within: Float64Array, wanted: number): FaultPlace | undefined => {
    const part = areaPart([within]);
    for (let i = 0; i < ring.length; i += 2)
      if (locate(part, ring[i]!, ring[i + 1]!) === wanted) return [ring[i]!, ring[i + 1]!];
    return undefined;
  };
  for (const hole of holes) {
    const outside = shell && pointOutside(hole, shell, -1);
    if (outside !== undefined) return outside;
  }
  for (const hole of holes)
    for (const other of holes) {
      const inside = other === hole ? undefined : pointOutside(hole, other, 1);
      if (inside !== undefined) return inside;
    }
  return undefined;
}
