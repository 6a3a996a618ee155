import { describe, expect, it } from "vitest";
import { type CellGrid, type Nearest, nearestCell } from "./nearestCell.ts";
import { ringEdges, toRings } from "./nearestRings.ts";
import { type Outline, outlineOf } from "./outline.ts";
import { createSearchSteps, mostSearchSteps, stepsAPart } from "./searchSteps.ts";

const [west, north, cell, size] = [172.9, -40.3, 0.0003, 200];
const [middleX, middleY, radius] = [west + (size / 2) * cell, north - (size / 2) * cell, (size / 2) * cell];

/** A star of so many points: every second one near its middle, so that its edges' boxes tell little. */
function star(points: number, innermost = 0.001): Float64Array {
  const ring = new Float64Array(points * 2);
  for (let i = 0; i < points; i++) {
    const [angle, far] = [(i / points) * 2 * Math.PI, radius * (i % 2 === 0 ? 1 : innermost)];
    ring.set([middleX + far * Math.cos(angle), middleY + far * Math.sin(angle)], i * 2);
  }
  return ring;
}
const column = (ring: Float64Array) => ({
  coords: Float64Array.from([...ring, ring[0]!, ring[1]!]),
  partStart: Int32Array.of(0, 1),
  vertexStart: Int32Array.of(0, ring.length / 2 + 1),
});
const area = (ring: Float64Array) =>
  outlineOf({ kind: "polygon", ...column(ring), ringStart: Int32Array.of(0, 1) }, 0) as Outline;
const line = (ring: Float64Array) => outlineOf({ kind: "line", ...column(ring) }, 0) as Outline;

const bounds = [west, north - size * cell, west + size * cell, north] as const;
const isAny = () => true;
/** Every cell is a hazard. */
const flooded: CellGrid = { width: size, height: size, bounds, data: new Float32Array(size * size).fill(1) };

/** Counts parts, and the steps of the longest. */
function watched<T>(work: (steps: ReturnType<typeof createSearchSteps>) => Generator<void, T>) {
  const steps = createSearchSteps();
  let [all, sincePart, parts, longest] = [0, 0, 1, 0];
  const counted = {
    isSpent: steps.isSpent,
    take: (count: number) => {
      all += count;
      sincePart += count;
      longest = Math.max(longest, sincePart);
      return steps.take(count);
    },
  };
  const search = work(counted);
  for (;;) {
    const part = search.next();
    if (part.done) return { value: part.value, all, parts, longest, isSpent: steps.isSpent() };
    parts++;
    sincePart = 0;
  }
}
/** As much as is looked at before it is counted: a block of edges, each measured. */
const block = 1_024 * 17;
function isInBounds({ all, parts, longest }: ReturnType<typeof watched>) {
  expect(all).toBeLessThan(mostSearchSteps + 2 * block);
  expect(longest).toBeLessThan(stepsAPart + block);
  expect(parts).toBeGreaterThanOrEqual(Math.floor(all / (stepsAPart + block)));
}

describe("AMB-38 an element of 2,000 vertices within a hazard", () => {
  it("is within it after few steps", () => {
    for (const own of [area(star(2_000)), line(star(2_000))]) {
      const search = watched((steps) => nearestCell(own, flooded, isAny, 2_000, steps));
      isInBounds(search);
      expect([search.value.metres, search.isSpent]).toEqual([0, false]);
    }
  });

  it("takes no more than one question may where all cells lie between its edges, and says that nothing is known", () => {
    // A frame of which every side goes to and fro: its box is full of cells that it does not meet.
    const points = 2_000;
    const ring = new Float64Array(points * 2);
    for (let i = 0; i < points; i++) {
      const along = ((i % (points / 4)) / (points / 4)) * 2 - 1;
      const out = i % 2 === 0 ? 1 : 0.99;
      const side = Math.floor(i / (points / 4));
      const [x, y] = [
        [along, out],
        [out, -along],
        [-along, -out],
        [-out, along],
      ][side]!;
      ring.set([middleX + radius * x!, middleY + radius * y!], i * 2);
    }
    // Its cells are nearer and nearer to the frame's foot, row by row.
    const data = new Float32Array(size * size).fill(Number.NaN);
    for (let r = 10; r < size - 10; r++) for (let c = 10; c < size - 10; c++) data[r * size + c] = 1;
    const search = watched((steps) => nearestCell(line(ring), { ...flooded, data }, isAny, 2_000, steps));
    isInBounds(search);
    expect(search.parts).toBeGreaterThan(mostSearchSteps / (stepsAPart + block) - 1);
    expect(search.isSpent).toBe(true);
    expect(search.value).toEqual<Nearest>({ metres: undefined, searchedMetres: 0 });
  });

  it("gives the loop away between parts where outlines are as long", () => {
    const own = line(star(2_000, 0.9));
    const shrunk = star(2_000, 0.9).map((value, i) =>
      i % 2 === 0 ? middleX + (value - middleX) * 0.5 : middleY + (value - middleY) * 0.5,
    );
    const search = watched((steps) => toRings(own, ringEdges(own, [shrunk]), steps));
    isInBounds(search);
    expect(search.parts).toBeGreaterThan(20);
  });
});

it("an element with a part within a polygon is 0 m from it, wherever its other parts are", () => {
  const square = (x: number, y: number, side: number) => [x, y, x + side, y, x + side, y - side, x, y - side];
  const points = outlineOf(
    {
      kind: "point",
      coords: Float64Array.of(west - 0.01, north, middleX, middleY),
      partStart: Int32Array.of(0, 2),
    },
    0,
  )!;
  const rings = ringEdges(points, [Float64Array.from(square(middleX - 0.005, middleY + 0.005, 0.01))]);
  expect(watched((steps) => toRings(points, rings, steps)).value).toBe(0);
});
