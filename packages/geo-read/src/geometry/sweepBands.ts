import type { Edge } from "./edgesInBox.ts";

/** What lies between two edges that do not cross within a band. */
export interface Trapezoid {
  readonly low: number;
  readonly high: number;
  /** West and east ends of its lower side and of its upper one. */
  readonly lowWest: number;
  readonly lowEast: number;
  readonly highWest: number;
  readonly highEast: number;
}

/** A tenth of a micrometre: what is narrower comes of rounding coordinates. */
export const leastDegrees = 1e-12;

/** A degree's area hardly changes within such a band of latitude. */
const bandDegrees = 0.02;

/**
 * Cuts a box into bands at every end and crossing of edges. Within a band edges do not cross, so what lies between two
 * of them is a trapezoid.
 *
 * @param take is handed each trapezoid with the shapes that it lies in; the set is used again.
 */
export function sweepBands(
  edges: readonly Edge[],
  height: number,
  take: (trapezoid: Trapezoid, inside: ReadonlySet<number>) => void,
): void {
  const upwards = edges.toSorted((a, b) => a.y0 - b.y0);
  const levels = levelsOf(upwards, height);
  let active: Edge[] = [];
  let next = 0;
  for (let i = 1; i < levels.length; i++) {
    const [low, high] = [levels[i - 1]!, levels[i]!];
    const middle = (low + high) / 2;
    while (next < upwards.length && upwards[next]!.y0 < middle) active.push(upwards[next++]!);
    active = active.filter((edge) => edge.y1 > middle);
    if (high - low > leastDegrees) sweepBand(active, low, high, take);
  }
}

/** Ascending heights of all ends and crossings. */
function levelsOf(upwards: readonly Edge[], height: number): number[] {
  const levels = [0, height];
  for (const [i, a] of upwards.entries()) {
    levels.push(a.y0, a.y1);
    for (let j = i + 1; j < upwards.length && upwards[j]!.y0 < a.y1; j++) {
      const crossing = crossingOf(a, upwards[j]!);
      if (crossing !== undefined) levels.push(crossing);
    }
  }
  for (let level = bandDegrees; level < height; level += bandDegrees) levels.push(level);
  levels.sort((a, b) => a - b);
  return levels.filter((level, i) => i === 0 || level > levels[i - 1]!);
}

/** The height at which two edges cross. */
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

function sweepBand(
  active: readonly Edge[],
  low: number,
  high: number,
  take: (trapezoid: Trapezoid, inside: ReadonlySet<number>) => void,
): void {
  const crossed = active
    .map((edge) => ({ shape: edge.shape, low: xAt(edge, low), high: xAt(edge, high) }))
    .sort((a, b) => a.low + a.high - b.low - b.high);
  const inside = new Set<number>();
  for (let i = 0; i + 1 < crossed.length; i++) {
    const { shape, low: lowWest, high: highWest } = crossed[i]!;
    if (!inside.delete(shape)) inside.add(shape);
    const { low: lowEast, high: highEast } = crossed[i + 1]!;
    if (lowEast - lowWest + highEast - highWest <= 2 * leastDegrees) continue;
    take({ low, high, lowWest, lowEast, highWest, highEast }, inside);
  }
}
