import fc from "fast-check";
import { expect, it } from "vitest";
import { areaPart, edgesBeside, segmentMeetsBox } from "./areaPart.ts";

type Edge = readonly [ax: number, ay: number, bx: number, by: number];

/** A ring of many corners around 0, 0, so that the tree of its edges has several levels. */
const ringOf = (radii: readonly number[]) =>
  Float64Array.from(
    radii.flatMap((radius, i) => {
      const angle = (2 * Math.PI * i) / radii.length;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );
const edgesOf = (ring: Float64Array): Edge[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => {
    const next = ((i + 1) * 2) % ring.length;
    return [ring[2 * i]!, ring[2 * i + 1]!, ring[next]!, ring[next + 1]!] as const;
  });

const radii = fc.array(fc.double({ min: 1, max: 10, noNaN: true }), { minLength: 3, maxLength: 300 });
const coordinate = fc.double({ min: -11, max: 11, noNaN: true });

it("hands over every edge that meets the box, in the ring's order, and none from far away in a large ring", () => {
  fc.assert(
    fc.property(radii, coordinate, coordinate, (chosen, x, y) => {
      const ring = ringOf(chosen);
      const box = [x, y, x + 0.5, y + 0.5] as const;
      const taken: Edge[] = [];
      edgesBeside(areaPart([ring]), ...box, (...edge) => taken.push(edge));
      const all = edgesOf(ring);
      const places = taken.map((edge) => all.findIndex((each) => each.join() === edge.join()));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const meeting = all.filter((edge) => segmentMeetsBox(...edge, ...box));
      for (const edge of meeting) expect(taken.map((each) => each.join())).toContain(edge.join());
    }),
    { numRuns: 300 },
  );
  const circle = areaPart([ringOf(Array.from({ length: 1_000 }, () => 10))]);
  const near = (minX: number, minY: number, maxX: number, maxY: number) => {
    let count = 0;
    edgesBeside(circle, minX, minY, maxX, maxY, () => count++);
    return count;
  };
  for (const [x, y] of [
    [10, 0],
    [0, 10],
    [-10, 0],
    [0, -10],
  ] as const) {
    const count = near(x - 0.01, y - 0.01, x + 0.01, y + 0.01);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(100);
  }
  expect(near(-1, -1, 1, 1)).toBe(0);
  for (const [x, y] of [
    [20, 0],
    [0, 20],
    [-20, 0],
    [0, -20],
  ] as const)
    expect(near(x - 1, y - 1, x + 1, y + 1)).toBe(0);
});
