import { metresPerDegree } from "@stopbank/geo-read/ellipsoid";

/**
 * What a grid's plane is on the ground, so that lengths and areas are those of the WGS 84 ellipsoid whatever a grid's
 * coordinates are: degrees, metres, feet, or the stretched metres of a web map. Goes to worker threads as it is.
 */
export type Ground = { readonly kind: "degrees" } | GroundLattice;

/** Measured at the nodes of a lattice over the elements; between them logarithms are read straight. */
export interface GroundLattice {
  readonly kind: "lattice";
  /** The first node, in the grid's coordinates. */
  readonly left: number;
  readonly bottom: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly columns: number;
  readonly rows: number;
  /**
   * Of each node, row by row: the logarithms of metres along a unit of x and of y, the cosine of the angle between
   * them, and the logarithm of the square metres of a unit square.
   */
  readonly nodes: Float64Array;
}

export const valuesOfNode = 4;

/** A degree of latitude is split so often that two places of each stretch give its length to 1e-11. */
const degreesAtOnce = 0.5;

/** Shorter stretches, in degrees or steps of a lattice, are measured at their middle: to 1e-10. */
const short = 5e-4;

/** Where a function is read to give the integral of a cubic over 0 to 1: Gauss's two places. */
export const gaussPlaces = [0.5 - Math.sqrt(1 / 12), 0.5 + Math.sqrt(1 / 12)] as const;

/** Metres on the ground along a stretch that is straight in the grid's plane. */
export function groundMetres(ground: Ground, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const steps = stepsAlong(ground, dx, dy);
  if (steps < short) return stepMetres(ground, ax + dx / 2, ay + dy / 2, dx, dy);
  const count = Math.ceil(steps);
  let metres = 0;
  for (let i = 0; i < count; i++)
    for (const place of gaussPlaces) {
      const at = (i + place) / count;
      metres += stepMetres(ground, ax + dx * at, ay + dy * at, dx, dy);
    }
  return metres / count / 2;
}

/** Into how many stretches one is split before it is measured. */
export function stepsAlong(ground: Ground, dx: number, dy: number): number {
  if (ground.kind === "degrees") return Math.abs(dy) / degreesAtOnce;
  return Math.max(Math.abs(dx) / ground.stepX, Math.abs(dy) / ground.stepY);
}

/** Square metres on the ground of a unit square of the grid's plane about a place. */
export function groundDensity(ground: Ground, x: number, y: number): number {
  if (ground.kind === "lattice") return Math.exp(between(ground, x, y, 3));
  const { east, north } = metresPerDegree(y);
  return east * north;
}

/** Metres of a step as if the ground about a place went on alike. */
function stepMetres(ground: Ground, x: number, y: number, dx: number, dy: number): number {
  if (ground.kind === "degrees") {
    const { east, north } = metresPerDegree(y);
    return Math.hypot(dx * east, dy * north);
  }
  const alongX = dx * Math.exp(between(ground, x, y, 0));
  const alongY = dy * Math.exp(between(ground, x, y, 1));
  return Math.sqrt(alongX ** 2 + alongY ** 2 + 2 * alongX * alongY * between(ground, x, y, 2));
}

/** One of the nodes' values, bilinear between four of them; beyond the lattice as at its edge. */
function between(ground: GroundLattice, x: number, y: number, which: number): number {
  const { left, bottom, stepX, stepY, columns, rows, nodes } = ground;
  const across = Math.min(Math.max((x - left) / stepX, 0), columns - 1);
  const up = Math.min(Math.max((y - bottom) / stepY, 0), rows - 1);
  const column = Math.min(Math.floor(across), columns - 2);
  const row = Math.min(Math.floor(up), rows - 2);
  const at = (row * columns + column) * valuesOfNode + which;
  const above = at + columns * valuesOfNode;
  const [u, v] = [across - column, up - row];
  const low = nodes[at]! * (1 - u) + nodes[at + valuesOfNode]! * u;
  const high = nodes[above]! * (1 - u) + nodes[above + valuesOfNode]! * u;
  return low * (1 - v) + high * v;
}
