import type { ExposureColumn, PointColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import { seededRandom } from "../random.ts";

/** A made-up district of elements in one scenario, the same on every machine. */
export interface BenchDistrict {
  readonly points: PointColumn;
  /** A small turned square, about 20 m wide, around each point. */
  readonly squares: PolygonColumn;
  readonly exposure: ExposureColumn;
  /** Square metres of floor and dollars, per element; one in ten has no cost. */
  readonly metric: Float64Array;
  readonly cost: Float64Array;
}

const west = 172.6;
const south = -40.6;
const widthDegrees = 0.6;

/** Half of the elements in sixty towns, the others spread evenly; sorted along a Hilbert curve as datasets are. */
export function makeDistrict(count: number, seed: number): BenchDistrict {
  const random = seededRandom(seed);
  const towns = Array.from({ length: 60 }, () => [random(), random()] as const);
  const xy = new Float64Array(count * 2);
  for (let i = 0; i < count; i++) {
    const town = i % 2 === 0 ? towns[Math.floor(random() * towns.length)]! : undefined;
    const spread = () => (random() + random() + random() - 1.5) * 0.04;
    xy[i * 2] = west + clamp(town === undefined ? random() : town[0] + spread()) * widthDegrees;
    xy[i * 2 + 1] = south + clamp(town === undefined ? random() : town[1] + spread()) * widthDegrees;
  }
  const coords = sortAlongHilbert(xy);
  return {
    points: { kind: "point", coords, partStart: Int32Array.from({ length: count + 1 }, (_, i) => i) },
    squares: squaresAround(coords, random),
    exposure: expose(coords, random),
    metric: Float64Array.from({ length: count }, () => 40 + Math.round(random() * 400)),
    cost: Float64Array.from({ length: count }, () =>
      random() < 0.1 ? Number.NaN : Math.round(random() * 9e5),
    ),
  };
}

/** About a fifth of the elements are safe, a twentieth lies beyond the study, the rest gets a row and a class. */
function expose(coords: Float64Array, random: () => number): ExposureColumn {
  const rows: (readonly [element: number, value: number, code: number])[] = [];
  for (let element = 0; element < coords.length / 2; element++) {
    const east = (coords[element * 2]! - west) / widthDegrees;
    const depthMetres = 2.2 + 1.5 * Math.sin(9 * east) + random() - 1.2;
    if (east > 0.95) rows.push([element, Number.NaN, notAssessed]);
    else if (depthMetres > 0.9) rows.push([element, depthMetres, classOf(depthMetres)]);
  }
  return {
    element: Uint32Array.from(rows, ([element]) => element),
    value: Float32Array.from(rows, ([, value]) => value),
    damageClass: Uint8Array.from(rows, ([, , code]) => code),
  };
}

/** The damage class of a building in water so deep. */
export function classOf(depthMetres: number): number {
  if (depthMetres < 1.2) return damageClassCodes.insignificant;
  if (depthMetres < 2) return damageClassCodes.low;
  return depthMetres < 3 ? damageClassCodes.moderate : damageClassCodes.high;
}

function squaresAround(coords: Float64Array, random: () => number): PolygonColumn {
  const count = coords.length / 2;
  const corners = new Float64Array(count * 10);
  for (let i = 0; i < count; i++) {
    const turn = random() * Math.PI;
    for (let corner = 0; corner < 5; corner++) {
      const angle = turn + ((corner % 4) * Math.PI) / 2;
      corners[i * 10 + corner * 2] = coords[i * 2]! + 1.6e-4 * Math.cos(angle);
      corners[i * 10 + corner * 2 + 1] = coords[i * 2 + 1]! + 1.2e-4 * Math.sin(angle);
    }
  }
  const each = Int32Array.from({ length: count + 1 }, (_, i) => i);
  return {
    kind: "polygon",
    coords: corners,
    partStart: each,
    ringStart: each,
    vertexStart: each.map((i) => i * 5),
  };
}

function sortAlongHilbert(xy: Float64Array): Float64Array {
  const count = xy.length / 2;
  const place = Uint32Array.from({ length: count }, (_, i) =>
    hilbertPlace(
      ((xy[i * 2]! - west) / widthDegrees) * 65_535,
      ((xy[i * 2 + 1]! - south) / widthDegrees) * 65_535,
    ),
  );
  const order = Uint32Array.from({ length: count }, (_, i) => i).sort((a, b) => place[a]! - place[b]!);
  const sorted = new Float64Array(count * 2);
  for (const [to, from] of order.entries()) sorted.set(xy.subarray(from * 2, from * 2 + 2), to * 2);
  return sorted;
}

/** Distance along a Hilbert curve through a 65,536 by 65,536 grid (Warren, Hacker's Delight, 16-2). */
function hilbertPlace(xCell: number, yCell: number): number {
  let x = Math.floor(xCell);
  let y = Math.floor(yCell);
  let place = 0;
  for (let half = 32_768; half >= 1; half /= 2) {
    const right = (x & half) > 0 ? 1 : 0;
    const upper = (y & half) > 0 ? 1 : 0;
    place += half * half * ((3 * right) ^ upper);
    if (upper === 0) {
      if (right === 1) {
        x = 65_535 - x;
        y = 65_535 - y;
      }
      [x, y] = [y, x];
    }
  }
  return place;
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));
