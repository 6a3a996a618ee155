import fc from "fast-check";
import { expect, it } from "vitest";
import { gridPoint, polygonWithHole, validPolygon } from "../testing/arbitraries.ts";
import { inPolygon, onRing, type PlanePoint } from "../testing/bruteForce.ts";
import { areaPart, segmentMeetsBox } from "./areaPart.ts";
import { findNearEdges, startNearEdges } from "./nearEdges.ts";
import { notePassing, placeOfBox, placesOfVertices } from "./passingEdges.ts";

const scale = 8;
const areas = fc
  .oneof(validPolygon(8), polygonWithHole(8))
  .map((rings) => rings.map((ring) => ring.map(([x, y]): PlanePoint => [x * scale, y * scale])));
const size = 6;
/** Of its box, in quarters: some on edges and corners. */
const inBox = gridPoint(size * 4).map(([x, y]): PlanePoint => [x / 4, y / 4]);
const triangles = fc.array(fc.tuple(inBox, inBox, inBox), { minLength: 1, maxLength: 16 });

it("the sides of edges that all pass through a box tell where its boxes and hulls of vertices lie", () => {
  let passed = 0;
  fc.assert(
    fc.property(areas, gridPoint(60), triangles, (rings, [x, y], inner) => {
      const part = areaPart(rings.map((ring) => Float64Array.from(ring.flat())));
      const near = startNearEdges(part);
      findNearEdges(near, part, undefined, x, y, x + size, y + size);
      notePassing(near, x + size, y + size);
      if (!near.allPass || near.count === 0) return;
      passed++;
      const elements = inner.map((corners) => corners.map(([right, up]): PlanePoint => [x + right, y + up]));
      const firsts = Int32Array.from({ length: elements.length + 1 }, (_, i) => i * 3);
      const places = new Int8Array(elements.length);
      placesOfVertices(places, near, Float64Array.from(elements.flat(2)), firsts, elements.length);
      elements.forEach((corners, i) => {
        const lefts = corners.map(placeOf);
        // Of hulls that an edge meets nothing is said; of every other, that all of it lies where its corners do.
        if (places[i] !== 0) expect(lefts).toEqual(lefts.map(() => places[i]));
        else expect(meets(corners)).toBe(true);
        const xs = corners.map(([cornerX]) => cornerX);
        const ys = corners.map(([, cornerY]) => cornerY);
        const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
        const place = placeOfBox(near, ...box);
        expect(place === 0).toBe(edges().some((edge) => segmentMeetsBox(...edge, ...box)));
        if (place !== 0) expect(place).toBe(lefts[0]);
      });

      function placeOf(p: PlanePoint): number {
        if (rings.some((ring) => onRing(ring, p))) return 0;
        return inPolygon(rings, p) ? 1 : -1;
      }
      /** Whether an edge meets the triangle: it passes through the box, and so ends in none. */
      function meets(corners: readonly PlanePoint[]): boolean {
        return edges().some(([ax, ay, bx, by]) => {
          const sides = corners.map(([px, py]) => Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax)));
          return sides.includes(0) || new Set(sides).size > 1;
        });
      }
      function edges() {
        return rings.flatMap((ring) =>
          ring.map(
            (from, i) => [...from, ...ring[(i + 1) % ring.length]!] as [number, number, number, number],
          ),
        );
      }
    }),
    { numRuns: 3000 },
  );
  expect(passed).toBeGreaterThan(300);
});
