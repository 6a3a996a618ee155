import type { DistrictLine, DistrictPoint } from "./lines.ts";
import type { StreetField } from "./streetField.ts";

const stepMetres = 12;
const bucketMetres = 60;

/** Lines already drawn, to keep new ones of the same family a block apart. */
export interface Drawn {
  add(line: DistrictLine): void;
  /** True when no drawn point lies within `metres`. */
  isClear(point: DistrictPoint, metres: number): boolean;
}

export function drawnLines(): Drawn {
  const buckets = new Map<number, DistrictPoint[]>();
  const key = (x: number, y: number) => Math.floor(x / bucketMetres) * 4096 + Math.floor(y / bucketMetres);
  return {
    add(line) {
      for (const point of line) {
        const at = key(point[0], point[1]);
        const bucket = buckets.get(at);
        if (bucket) bucket.push(point);
        else buckets.set(at, [point]);
      }
    },
    isClear([x, y], metres) {
      for (let dx = -metres - bucketMetres; dx <= metres + bucketMetres; dx += bucketMetres)
        for (let dy = -metres - bucketMetres; dy <= metres + bucketMetres; dy += bucketMetres)
          for (const [px, py] of buckets.get(key(x + dx, y + dy)) ?? [])
            if ((px - x) ** 2 + (py - y) ** 2 < metres * metres) return false;
      return true;
    },
  };
}

/**
 * Draws evenly spaced lines along a field of directions (Jobard and Lefer 1997): each new one starts a block
 * away from one already drawn and runs both ways until it leaves the ground or comes too near another.
 *
 * @param turn 0 for the streets along the field, a quarter turn for the cross streets.
 */
export function evenlySpaced(
  field: StreetField,
  turn: number,
  spacingMetres: number,
  mayBuild: (point: DistrictPoint) => boolean,
  streamlines: Drawn,
  seeds: readonly DistrictPoint[],
): DistrictLine[] {
  const lines: DistrictLine[] = [];
  const queue = [...seeds];
  const closest = spacingMetres * 0.62;
  for (let next = 0; next < queue.length; next++) {
    const seed = queue[next]!;
    if (!mayBuild(seed) || !streamlines.isClear(seed, spacingMetres * 0.97)) continue;
    const back = run(seed, Math.PI).reverse();
    const line = [...back, seed, ...run(seed, 0)];
    if (line.length * stepMetres < 70) continue;
    streamlines.add(line);
    lines.push(line);
    for (let i = 0; i < line.length; i += 4) {
      const [x, y] = line[i]!;
      const across = field(x, y) + turn + Math.PI / 2;
      for (const side of [spacingMetres, -spacingMetres])
        queue.push([x + side * Math.cos(across), y + side * Math.sin(across)]);
    }
  }
  return lines;

  function run(seed: DistrictPoint, startTurn: number): DistrictPoint[] {
    const points: DistrictPoint[] = [];
    let [x, y] = seed;
    let heading = field(x, y) + turn + startTurn;
    for (let step = 0; step < 260; step++) {
      const middle = towards(
        x + (stepMetres / 2) * Math.cos(heading),
        y + (stepMetres / 2) * Math.sin(heading),
        heading,
      );
      x += stepMetres * Math.cos(middle);
      y += stepMetres * Math.sin(middle);
      heading = towards(x, y, middle);
      const point: DistrictPoint = [x, y];
      if (!mayBuild(point) || !streamlines.isClear(point, closest)) break;
      // A line that comes back to its own start would coil up.
      if (step > 12 && Math.hypot(x - seed[0], y - seed[1]) < closest) break;
      points.push(point);
    }
    return points;
  }

  /** The field's direction at a place, the way round that keeps going. */
  function towards(x: number, y: number, heading: number): number {
    const angle = field(x, y) + turn;
    return Math.cos(angle - heading) >= 0 ? angle : angle + Math.PI;
  }
}
