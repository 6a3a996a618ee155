import fc from "fast-check";
import { expect, it } from "vitest";
import { areaPart, holds, segmentMeetsBox } from "./areaPart.ts";
import { findBeside, findNearEdges, isInsideNear, nearEdgeMeets, startNearEdges } from "./nearEdges.ts";

/** A star of many corners around 0, 0. */
const ringOf = (radii: readonly number[]) =>
  Float64Array.from(
    radii.flatMap((radius, i) => {
      const angle = (2 * Math.PI * i) / radii.length;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );
const radii = fc.array(fc.double({ min: 1, max: 10, noNaN: true }), { minLength: 3, maxLength: 200 });
const coordinate = fc.double({ min: -9, max: 9, noNaN: true });
const within = fc.double({ min: 0.1, max: 0.9, noNaN: true });

it("near edges are those that meet the box, and tell for each place in it what the whole area tells", () => {
  fc.assert(
    fc.property(radii, coordinate, coordinate, within, within, (chosen, x, y, right, up) => {
      const ring = ringOf(chosen);
      const part = areaPart([ring]);
      const near = startNearEdges(part);
      const box = [x, y, x + 2, y + 2] as const;
      const isOriginInside = findNearEdges(near, part, undefined, ...box);
      const corners = Array.from({ length: chosen.length }, (_, i) => {
        const next = ((i + 1) % chosen.length) * 2;
        return [ring[2 * i]!, ring[2 * i + 1]!, ring[next]!, ring[next + 1]!] as const;
      });
      const meeting = (around: readonly [number, number, number, number]) =>
        corners.filter((edge) => segmentMeetsBox(...edge, ...around)).length;
      expect(near.count).toBe(meeting(box));
      if (isOriginInside !== undefined) expect(isOriginInside).toBe(holds(part, x, y));

      const place = [x + 2 * right, y + 2 * up] as const;
      const isOnEdge = nearEdgeMeets(near, ...place, ...place);
      expect(isOnEdge).toBe(meeting([...place, ...place]) > 0);
      if (!isOnEdge && isOriginInside !== undefined)
        expect(isInsideNear(near, ...place)).toBe(holds(part, ...place));

      const inner = [...place, place[0] + 0.1, place[1] + 0.1] as const;
      const beside = startNearEdges(part);
      findBeside(beside, near, ...inner);
      expect(beside.count).toBe(meeting(inner));
      expect(nearEdgeMeets(near, ...inner)).toBe(meeting(inner) > 0);
      const nested = startNearEdges(part);
      const isInnerInside = findNearEdges(nested, part, near, ...inner);
      expect(nested.count).toBe(meeting(inner));
      if (!isOnEdge) expect(isInnerInside).toBe(holds(part, ...place));
    }),
    { numRuns: 500 },
  );
});

it("where an edge passes through the corner, it says nothing", () => {
  const part = areaPart([Float64Array.of(0, 0, 4, 0, 4, 4, 0, 4)]);
  const near = startNearEdges(part);
  expect(findNearEdges(near, part, undefined, 0, 1, 1, 2)).toBeUndefined();
  expect(isInsideNear(near, 0.5, 1.5)).toBeUndefined();
});
