import fc from "fast-check";
import { isValidPolygon, type PlanePoint, type PlanePolygon, type Ring } from "./bruteForce.ts";

/** Whole numbers on a small grid, so that points on edges, shared vertices and collinear lines are common. */
export const gridPoint = (size: number): fc.Arbitrary<PlanePoint> =>
  fc.tuple(fc.integer({ min: 0, max: size }), fc.integer({ min: 0, max: size }));

export const anyRing = (size: number, most = 6): fc.Arbitrary<Ring> =>
  fc
    .array(gridPoint(size), { minLength: 3, maxLength: most })
    .map((ring) => ring.filter(([x, y], i) => x !== ring.at(i - 1)![0] || y !== ring.at(i - 1)![1]))
    .filter((ring) => ring.length >= 3);

export const anyRings = (size: number): fc.Arbitrary<PlanePolygon> =>
  fc.array(anyRing(size, 4), { minLength: 1, maxLength: 4 });

/** A polygon of a random outline, with those of the random holes that fit. */
export const validPolygon = (size: number): fc.Arbitrary<PlanePolygon> =>
  fc
    .tuple(
      anyRing(size).filter((ring) => isValidPolygon([ring])),
      fc.array(anyRing(size, 4), { maxLength: 4 }),
    )
    .map(([shell, holes]) => {
      const polygon = [shell];
      for (const hole of holes) if (isValidPolygon([...polygon, hole])) polygon.push(hole);
      return polygon;
    });

/** A large polygon with a hole that is nearly always there. */
export const polygonWithHole = (size: number): fc.Arbitrary<PlanePolygon> =>
  anyRing(size - 2, 5)
    .map((hole) => hole.map(([x, y]): PlanePoint => [x + 1, y + 1]))
    .map(
      (hole): PlanePolygon => [
        [
          [0, 0],
          [size, 0],
          [size, size],
          [0, size],
        ],
        hole,
      ],
    )
    .filter(isValidPolygon);
