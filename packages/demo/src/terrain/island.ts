import { fractalNoise } from "../ground/noise.ts";

/** The drawn plan of the island, in kilometres east and south of the frame's north-west corner. */
interface Limb {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly radiusKm: number;
}

const land: readonly Limb[] = [
  { from: [9.2, 8.2], to: [9.8, 15.4], radiusKm: 5.6 },
  { from: [12.4, 9.2], to: [14.2, 13.4], radiusKm: 5.7 },
  { from: [12, 6.6], to: [20.6, 4.2], radiusKm: 2.4 },
  { from: [13, 16.6], to: [21.4, 18.2], radiusKm: 2.3 },
  // Islets off the heads and in the south.
  { from: [25.1, 5.6], to: [25.4, 5.9], radiusKm: 0.34 },
  { from: [24.2, 3.2], to: [24.3, 3.3], radiusKm: 0.2 },
  { from: [17.7, 21.9], to: [18.1, 22], radiusKm: 0.26 },
  { from: [5.2, 19.9], to: [5.4, 20.1], radiusKm: 0.22 },
];

const sea: readonly Limb[] = [
  { from: [14.6, -2], to: [15.2, 3.4], radiusKm: 0.8 },
  { from: [15.2, 3.4], to: [16.1, 5.3], radiusKm: 0.62 },
  { from: [16, 4.9], to: [13.6, 6.2], radiusKm: 0.4 },
  { from: [16.1, 5.3], to: [17.3, 6.1], radiusKm: 0.3 },
  { from: [15.2, 23.4], to: [15.5, 20.2], radiusKm: 1.15 },
  { from: [2.5, 12.3], to: [4.1, 12], radiusKm: 0.7 },
  { from: [8.4, 22.4], to: [8.9, 20.4], radiusKm: 0.9 },
];

const ranges: readonly (Limb & { readonly strength: number })[] = [
  { from: [6.6, 6.4], to: [8.2, 16.6], radiusKm: 3.1, strength: 1 },
  { from: [9.4, 5.4], to: [12.2, 5.6], radiusKm: 2.2, strength: 0.5 },
  { from: [17.2, 4.4], to: [20.8, 3.8], radiusKm: 1.5, strength: 0.3 },
  { from: [9, 17.6], to: [20.6, 18.4], radiusKm: 2, strength: 0.55 },
];

/** Kilometres from a point to the spine of a limb. */
function distanceKm(x: number, y: number, limb: Limb): number {
  const [ax, ay] = limb.from;
  const dx = limb.to[0] - ax;
  const dy = limb.to[1] - ay;
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** A union with rounded joins (polynomial smooth minimum) of distances. */
function smoothUnion(a: number, b: number, roundKm: number): number {
  const mix = Math.max(roundKm - Math.abs(a - b), 0) / roundKm;
  return Math.min(a, b) - (mix * mix * roundKm) / 4;
}

/** The shape of the land before any river has worked on it. */
export interface Island {
  /** Kilometres inside the plan's shoreline; negative at sea. */
  insideKm(x: number, y: number): number;
  /** How fast the ground rises, 0 on the plain to about 1 under the western range. */
  uplift(x: number, y: number): number;
  /** 1 on the exposed rocky coasts, 0 in the eastern bay, where waves have drawn the shore smooth. */
  ruggedness(x: number, y: number): number;
}

export function drawIsland(seed: number): Island {
  const coastWarp = fractalNoise(seed + 1, 4);
  const coastWarp2 = fractalNoise(seed + 2, 4);
  const coastGrain = fractalNoise(seed + 3, 3);
  const upliftGrain = fractalNoise(seed + 4, 3);
  const ruggedness = (x: number, y: number) => {
    const fromBay = Math.hypot((x - 20.2) / 3.6, (y - 11.2) / 4.6);
    const fromHarbour = Math.hypot((x - 16) / 1.6, (y - 4.6) / 1.8);
    return Math.min(1, Math.max(0.04, (fromBay - 0.75) / 0.5), Math.max(0.3, (fromHarbour - 0.6) / 0.5));
  };
  return {
    ruggedness: (xMetres, yMetres) => ruggedness(xMetres / 1000, yMetres / 1000),
    insideKm(xMetres, yMetres) {
      const plainX = xMetres / 1000;
      const plainY = yMetres / 1000;
      const rough = ruggedness(plainX, plainY);
      const x = plainX + rough * (1.15 * coastWarp(plainX / 3.4, plainY / 3.4));
      const y = plainY + rough * (1.15 * coastWarp2(plainX / 3.4, plainY / 3.4));
      let outside = Number.POSITIVE_INFINITY;
      for (const limb of land) outside = smoothUnion(outside, distanceKm(x, y, limb) - limb.radiusKm, 1.6);
      for (const limb of sea) outside = -smoothUnion(-outside, distanceKm(x, y, limb) - limb.radiusKm, 0.5);
      return -outside + rough * 0.24 * coastGrain(plainX / 0.9, plainY / 0.9);
    },
    uplift(xMetres, yMetres) {
      const x = xMetres / 1000;
      const y = yMetres / 1000;
      let rise = 0.03;
      for (const range of ranges) {
        const away = distanceKm(x, y, range) / range.radiusKm;
        rise += range.strength * Math.exp(-away * away * 1.3);
      }
      return rise * (1 + 0.45 * upliftGrain(x / 3, y / 3));
    },
  };
}
