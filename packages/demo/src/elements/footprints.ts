import { hashUnit } from "../ground/random.ts";
import { between, type DistrictLine, type DistrictPoint } from "../network/lines.ts";
import type { Lot } from "./lots.ts";

/** Where a building stands on its lot, as shares of frontage (u) and depth (v). */
type Plan = readonly (readonly [number, number])[];

/** The outlines of the buildings on a lot: the main one first, then a shed or garage where there is one. */
export function footprints(lot: Lot, key: number): DistrictLine[] {
  const frontage = Math.hypot(lot.ring[1][0] - lot.ring[0][0], lot.ring[1][1] - lot.ring[0][1]);
  const depth = Math.hypot(lot.ring[3][0] - lot.ring[0][0], lot.ring[3][1] - lot.ring[0][1]);
  const dice = (n: number) => hashUnit(key, n);
  const u = (metres: number) => metres / frontage;
  const v = (metres: number) => metres / depth;
  const onGround = (plan: Plan): DistrictLine => plan.map(([across, back]) => placeOn(lot, across, back));
  const box = (u0: number, v0: number, u1: number, v1: number): Plan => [
    [u0, v0],
    [u1, v0],
    [u1, v1],
    [u0, v1],
  ];
  switch (lot.zone) {
    case "park":
      return dice(1) < 0.25 ? [onGround(box(0.06, 0.12, 0.06 + u(14), 0.12 + v(9)))] : [];
    case "school":
      return [
        onGround(box(0.08, 0.12, 0.08 + u(38), 0.12 + v(13))),
        onGround(box(0.08, 0.55, 0.08 + u(24), 0.55 + v(11))),
        onGround(box(0.62, 0.14, 0.62 + u(13), 0.14 + v(26))),
      ];
    case "industrial":
      return [onGround(box(u(3), v(7 + 5 * dice(1)), 1 - u(3 + 8 * dice(2)), 1 - v(4 + 8 * dice(3))))];
    case "commercial":
      return [onGround(box(u(0.6), v(1), 1 - u(0.6), Math.min(0.92, v(16 + 12 * dice(1)))))];
    case "rural": {
      const [ru, rv] = [0.12 + 0.2 * dice(1), 0.25 + 0.15 * dice(2)];
      const house = box(ru, rv, ru + u(14 + 4 * dice(3)), rv + v(9 + 3 * dice(4)));
      const shed = box(0.66, 0.55, 0.66 + u(12), 0.55 + v(16));
      return dice(5) < 0.7 ? [onGround(house), onGround(shed)] : [onGround(house)];
    }
    case "residential": {
      const wide = Math.max(7.5, Math.min(frontage - 3, 8.5 + 6 * dice(1)));
      const deep = Math.max(7, Math.min(depth - 9, 8.5 + 6 * dice(2)));
      const left = u(1.2 + (frontage - 2.4 - wide) * dice(3));
      const front = v(4 + 3 * dice(4));
      const [right, back] = [left + u(wide), front + v(deep)];
      if (dice(5) < 0.55) return [onGround(box(left, front, right, back))];
      const [notchU, notchV] = [
        left + u(wide * (0.45 + 0.2 * dice(6))),
        front + v(deep * (0.35 + 0.25 * dice(7))),
      ];
      return [
        onGround([
          [left, front],
          [notchU, front],
          [notchU, notchV],
          [right, notchV],
          [right, back],
          [left, back],
        ]),
      ];
    }
  }
}

function placeOn({ ring }: Lot, across: number, back: number): DistrictPoint {
  return between(between(ring[0], ring[1], across), between(ring[3], ring[2], across), back);
}
