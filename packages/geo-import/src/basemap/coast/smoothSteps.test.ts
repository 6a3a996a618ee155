import type { Polygon, Position } from "geojson";
import { describe, expect, it } from "vitest";
import { doubleArea } from "./polygonsOfRings.ts";
import { smoothSteps } from "./smoothSteps.ts";

/** A stair of ten steps up to the right, over a base of ten by ten cells. */
const stair: Position[] = [
  ...[[0, 0] as Position, [10, 0] as Position],
  ...Array.from({ length: 10 }, (_, i): Position[] => [
    [10 - i, 10 - i],
    [10 - i - 1, 10 - i],
  ]).flat(),
  [0, 0],
];

describe("an outline along cells", () => {
  it("loses its steps, keeps its straight edges, and moves half a cell at most", () => {
    const { coordinates } = smoothSteps({ type: "Polygon", coordinates: [stair] }) as Polygon;
    const [ring] = coordinates as [Position[]];
    expect(ring[0]).toEqual(ring.at(-1));
    // Along the stair the outline lies about its diagonal, which the steps leave by half a cell's diagonal each way.
    const along = ring.filter(([x = 0, y = 0]) => x > 2 && x < 8 && y > 2);
    const off = along.map(([x = 0, y = 0]) => Math.abs(x - y + 0.5) / Math.SQRT2);
    expect(along.length).toBeGreaterThan(30);
    expect(Math.max(...off)).toBeLessThan(0.25);
    // The edges below and beside it are where they were, but for their corners.
    expect(ring.some(([x = 0, y = 1]) => x > 1 && x < 3 && y === 0)).toBe(true);
    expect(Math.max(...ring.map(([x = 0]) => x))).toBe(10);
    expect(Math.abs(doubleArea(ring) - doubleArea(stair)) / Math.abs(doubleArea(stair))).toBeLessThan(0.02);
  });
});
