import fc from "fast-check";
import { expect, it } from "vitest";
import { planChunks } from "./chunkPlan.ts";
import type { GridPlace } from "./gridPlace.ts";

const gridOf = (width: number, height: number): GridPlace => ({
  width,
  height,
  left: 0,
  top: 0,
  cellWidth: 1,
  cellHeight: -1,
});

it("chunks are whole blocks, cover a grid of any size once and never hold more than 33 MB of cells", () => {
  const side = fc.integer({ min: 1, max: 200_000 });
  const block = fc.constantFrom(
    { columns: 256, rows: 256 },
    { columns: 512, rows: 512 },
    { columns: 1024, rows: 1024 },
    // Strips are as wide as the grid.
    { columns: 0, rows: 1 },
    { columns: 0, rows: 8 },
  );
  fc.assert(
    fc.property(side, side, block, (width, height, { columns, rows }) => {
      const size = { columns: columns || width, rows };
      let [cells, most, broken] = [0, 0, 0];
      for (const { window } of planChunks(gridOf(width, height), size, [], true)) {
        most = Math.max(most, window.columns * window.rows);
        if (window.firstColumn % size.columns !== 0 || window.firstRow % size.rows !== 0) broken++;
        cells += window.columns * window.rows;
      }
      expect({ cells, broken }).toEqual({ cells: width * height, broken: 0 });
      expect(most).toBeLessThanOrEqual(1 << 23);
    }),
    { numRuns: 30 },
  );
});

it("elements beside the grid are in no chunk, those across a border in both", () => {
  const coords = Float64Array.of(-1, -5, 5, -1500, 3000, -5, 10, -2047.5, 10, -2048.5);
  const points = { kind: "point" as const, coords, partStart: Int32Array.of(0, 1, 2, 3, 5) };
  const chunks = planChunks(gridOf(2048, 4096), { columns: 256, rows: 256 }, [points], false);
  expect(chunks.map(({ window: { firstRow }, elements: [found] }) => [firstRow, ...found!])).toEqual([
    [1024, 1, 3],
    [2048, 3],
  ]);
});
