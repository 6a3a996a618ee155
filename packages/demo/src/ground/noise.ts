import { hashUnit } from "./random.ts";

/** Smooth noise over the plane, about -1 to 1 (gradient noise, Perlin 2002). */
export type Noise = (x: number, y: number) => number;

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

export function gradientNoise(seed: number): Noise {
  const slots = 256;
  const gradientX = new Float64Array(slots);
  const gradientY = new Float64Array(slots);
  const order = new Uint8Array(slots * 2);
  for (let i = 0; i < slots; i++) {
    const angle = hashUnit(i, seed) * 2 * Math.PI;
    gradientX[i] = Math.cos(angle);
    gradientY[i] = Math.sin(angle);
    order[i] = i;
  }
  for (let i = slots - 1; i > 0; i--) {
    const j = Math.floor(hashUnit(i, seed + 7919) * (i + 1));
    const swapped = order[i]!;
    order[i] = order[j]!;
    order[j] = swapped;
  }
  order.copyWithin(slots, 0, slots);
  const corner = (cellX: number, cellY: number, dx: number, dy: number) => {
    const slot = order[order[cellX & 255]! + (cellY & 255)]!;
    return gradientX[slot]! * dx + gradientY[slot]! * dy;
  };
  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const dx = x - cellX;
    const dy = y - cellY;
    const u = fade(dx);
    const v = fade(dy);
    const north = corner(cellX, cellY, dx, dy) * (1 - u) + corner(cellX + 1, cellY, dx - 1, dy) * u;
    const south =
      corner(cellX, cellY + 1, dx, dy - 1) * (1 - u) + corner(cellX + 1, cellY + 1, dx - 1, dy - 1) * u;
    return 1.45 * (north * (1 - v) + south * v);
  };
}

/** Octaves of noise, each half as wide and half as strong as the one before. */
export function fractalNoise(seed: number, octaves: number): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => gradientNoise(seed + octave * 101));
  const whole = 2 - 2 ** (1 - octaves);
  return (x, y) => {
    let sum = 0;
    let scale = 1;
    for (const layer of layers) {
      sum += layer(x * scale, y * scale) / scale;
      scale *= 2;
    }
    return sum / whole;
  };
}
