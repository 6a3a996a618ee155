import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { elementGeometry, localStorage, openDataset } from "./read.ts";
import { sampleAbout, sampleType } from "./testing/sampleDataset.ts";
import { createDatasetWriter } from "./write.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "stopbank-geometry-"));
});
afterEach(() => rmSync(root, { recursive: true }));

type Position = readonly [number, number];
const place = fc.tuple(
  fc.double({ min: 172, max: 173, noNaN: true }),
  fc.double({ min: -41, max: -40, noNaN: true }),
);
const run = (minLength: number) => fc.array(place, { minLength, maxLength: 6 });
const closedRing = run(3).map((open): Position[] => [...open, open[0]!]);
const parts = <T>(part: fc.Arbitrary<T>) =>
  fc.array(fc.array(part, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 });

const points = fc
  .array(run(1), { minLength: 1, maxLength: 20 })
  .map((elements): GeometryColumn => ({ kind: "point", ...level(elements, coordsOf) }));
const lines = parts(run(2)).map((elements): GeometryColumn => {
  const { partStart, coords: flat } = level(elements, (all) => all);
  const { partStart: vertexStart, coords } = level(flat, coordsOf);
  return { kind: "line", partStart, vertexStart, coords };
});
const polygons = parts(fc.array(closedRing, { minLength: 1, maxLength: 3 })).map(
  (elements): GeometryColumn => {
    const { partStart, coords: flatParts } = level(elements, (all) => all);
    const { partStart: ringStart, coords: flatRings } = level(flatParts, (all) => all);
    const { partStart: vertexStart, coords } = level(flatRings, coordsOf);
    return { kind: "polygon", partStart, ringStart, vertexStart, coords };
  },
);

/** One level of nesting taken off: offsets, and the members in a row. */
function level<T, C>(groups: readonly (readonly T[])[], collect: (all: T[]) => C) {
  const partStart = new Int32Array(groups.length + 1);
  groups.forEach((group, i) => {
    partStart[i + 1] = partStart[i]! + group.length;
  });
  return { partStart, coords: collect(groups.flat()) };
}
const coordsOf = (all: readonly Position[]) => Float64Array.from(all.flat());

describe("geometry", () => {
  it.each([
    ["points", points],
    ["lines", lines],
    ["polygons", polygons],
  ])("%s come back as they were, wherever they were sorted to", (_kind, arbitrary) =>
    fc.assert(
      fc.asyncProperty(arbitrary, fc.uuid(), async (geometry, client) => {
        const count = geometry.partStart.length - 1;
        const ids = Array.from({ length: count }, (_, i) => `e${i}`);
        const writer = await createDatasetWriter(root, { ...sampleAbout, client });
        await writer.addElements(sampleType("things", geometry.kind), geometry, { id: ids, name: ids });
        await writer.publish();
        const table = await (await openDataset(localStorage(root), client)).elements("things");
        expect(table.count).toBe(count);
        const seen = new Set<number>();
        for (let row = 0; row < count; row++) {
          const input = Number(table.attribute("id").at(row)?.toString().slice(1));
          seen.add(input);
          expect(elementGeometry(table.geometry, row)).toEqual(elementGeometry(geometry, input));
        }
        expect(seen.size).toBe(count);
      }),
      { numRuns: 15 },
    ),
  );

  it("with a ring left open is refused in words", async () => {
    const writer = await createDatasetWriter(root, sampleAbout);
    const open: GeometryColumn = {
      kind: "polygon",
      partStart: Int32Array.of(0, 1),
      ringStart: Int32Array.of(0, 1),
      vertexStart: Int32Array.of(0, 4),
      coords: Float64Array.of(172, -41, 173, -41, 173, -40, 172, -40),
    };
    const added = writer.addElements(sampleType("things", "polygon"), open, { id: ["a"], name: ["a"] });
    await expect(added).rejects.toMatchObject({ code: "dataset/bad-input" });
  });
});
