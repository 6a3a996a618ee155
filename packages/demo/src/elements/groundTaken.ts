import { heightMetres, widthMetres } from "../ground/frame.ts";
import type { DistrictLine, DistrictPoint } from "../network/lines.ts";

const cellMetres = 2;
const columns = Math.ceil(widthMetres / cellMetres);

/** Which ground is taken already, on a 2 m raster of bits. */
export interface GroundTaken {
  /** True when a polygon shares no ground with anything taken; shared edges are fine. */
  isFree(ring: DistrictLine): boolean;
  take(ring: DistrictLine): void;
  takeAlong(line: DistrictLine, halfWidthMetres: number): void;
}

export function groundTaken(): GroundTaken {
  const bits = new Uint32Array(Math.ceil((columns * Math.ceil(heightMetres / cellMetres)) / 32));
  const isSet = (cell: number) => (bits[cell >>> 5]! & (1 << (cell & 31))) !== 0;
  const set = (cell: number) => {
    bits[cell >>> 5]! |= 1 << (cell & 31);
  };
  return {
    isFree: (ring) => !someCell(ring, isSet),
    take(ring) {
      someCell(ring, (cell) => {
        set(cell);
        return false;
      });
    },
    takeAlong(line, half) {
      for (let i = 1; i < line.length; i++) {
        const [a, b] = [line[i - 1]!, line[i]!];
        const run = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const [nx, ny] = [(-(b[1] - a[1]) / run) * half, ((b[0] - a[0]) / run) * half];
        this.take([
          [a[0] + nx, a[1] + ny],
          [b[0] + nx, b[1] + ny],
          [b[0] - nx, b[1] - ny],
          [a[0] - nx, a[1] - ny],
        ]);
      }
    },
  };
}

/** Visits the cells whose middle lies in a polygon until one answers true. */
function someCell(ring: DistrictLine, visit: (cell: number) => boolean): boolean {
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const [, y] of ring) {
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  for (let row = Math.ceil(top / cellMetres - 0.5); (row + 0.5) * cellMetres <= bottom; row++) {
    const crossed = crossingsAt(ring, (row + 0.5) * cellMetres);
    for (let i = 0; i + 1 < crossed.length; i += 2)
      for (
        let column = Math.ceil(crossed[i]! / cellMetres - 0.5);
        (column + 0.5) * cellMetres < crossed[i + 1]!;
        column++
      )
        if (visit(row * columns + column)) return true;
  }
  return false;
}

function crossingsAt(ring: DistrictLine, y: number): number[] {
  const crossed: number[] = [];
  let a: DistrictPoint = ring[ring.length - 1]!;
  for (const b of ring) {
    if (a[1] > y !== b[1] > y) crossed.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    a = b;
  }
  return crossed.sort((p, q) => p - q);
}
