import { gradientNoise } from "../ground/noise.ts";

/** The main river across the plain: its middle line from the hills down to the sea. */
export interface Trunk {
  /** x, y in metres, upstream end first, about 40 m apart. */
  readonly points: readonly (readonly [number, number])[];
  /** Metres along the river to its mouth, for each point. */
  readonly toMouthMetres: readonly number[];
  /** The point nearest to a place: its index and how far away it is. */
  nearest(x: number, y: number): { index: number; metres: number };
}

const controlKm: readonly (readonly [number, number])[] = [
  [9.9, 10.2],
  [10.7, 11],
  [11.7, 11.6],
  [12.7, 11.1],
  [13.7, 11.5],
  [14.8, 12.3],
  [15.9, 11.9],
  [16.7, 11.2],
  [17.6, 11.6],
  [18.3, 12.5],
  [19.1, 12.75],
  [19.75, 12.35],
  [20.6, 12.3],
];

/** Height of the river's banks above mean sea level, in metres: about 0.6 m a kilometre at the mouth, steeper inland. */
export const bankMetres = (toMouthMetres: number) =>
  0.9 + 0.0006 * toMouthMetres + 8.5e-8 * Math.max(0, toMouthMetres - 2500) ** 2;

export function drawTrunk(seed: number): Trunk {
  const bends = gradientNoise(seed + 11);
  const points: [number, number][] = [];
  for (let i = 0; i + 1 < controlKm.length; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => controlAt(i + step)) as [Km, Km, Km, Km];
    const steps = Math.ceil((Math.hypot(c[0] - b[0], c[1] - b[1]) * 1000) / 40);
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = i + t;
      // Bends of a few hundred metres, fading out at both ends.
      const swing = 170 * Math.min(1, along, Math.max(0, controlKm.length - 2.2 - along));
      const [x, y] = [spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)];
      const towards = Math.atan2(c[1] - b[1], c[0] - b[0]) + Math.PI / 2;
      const offset = swing * bends(along * 1.35, 0.5);
      points.push([x * 1000 + offset * Math.cos(towards), y * 1000 + offset * Math.sin(towards)]);
    }
  }
  const toMouthMetres = new Array<number>(points.length).fill(0);
  for (let i = points.length - 2; i >= 0; i--)
    toMouthMetres[i] =
      toMouthMetres[i + 1]! +
      Math.hypot(points[i]![0] - points[i + 1]![0], points[i]![1] - points[i + 1]![1]);
  return { points, toMouthMetres, nearest: nearestOn(points) };
}

type Km = readonly [number, number];
const controlAt = (index: number): Km => controlKm[Math.min(controlKm.length - 1, Math.max(0, index))]!;

const spline = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

function nearestOn(points: readonly (readonly [number, number])[]): Trunk["nearest"] {
  return (x, y) => {
    let index = 0;
    let least = Number.POSITIVE_INFINITY;
    const visit = (i: number) => {
      const away = (points[i]![0] - x) ** 2 + (points[i]![1] - y) ** 2;
      if (away < least) {
        least = away;
        index = i;
      }
    };
    for (let i = 0; i < points.length; i += 6) visit(i);
    const around = index;
    for (let i = Math.max(0, around - 12); i < Math.min(points.length, around + 12); i++) visit(i);
    return { index, metres: Math.sqrt(least) };
  };
}
