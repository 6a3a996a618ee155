import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check } from "@placemarkio/check-geojson";
import { classWordsOf } from "@stopbank/dataset/class-words";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { sampleAbout, sampleType } from "@stopbank/dataset/testing/sample";
import { createDatasetWriter } from "@stopbank/dataset/write";
import fc from "fast-check";
import type { Feature, Polygon } from "geojson";
import { expect, it, onTestFinished } from "vitest";
import { exportLayer } from "../rows/exportLayer.ts";
import { geoJsonText } from "./geoJsonText.ts";

type Corner = readonly [x: number, y: number];
type Box = readonly [west: number, south: number, width: number, height: number, isClockwise: boolean];

/** A box with a hole half its size, shell and hole wound the same way, right or wrong. */
function ringsOf([west, south, width, height, isClockwise]: Box): Corner[][] {
  return [0, 0.25].map((inset) => {
    const [w, s] = [west + inset * width, south + inset * height];
    const [e, n] = [west + (1 - inset) * width, south + (1 - inset) * height];
    const ring: Corner[] = [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
      [w, s],
    ];
    return isClockwise ? ring.toReversed() : ring;
  });
}

async function exported(boxes: readonly Box[]): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), "stopbank-geojson-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const writer = await createDatasetWriter(root, sampleAbout);
  await writer.addElements(
    sampleType("houses", "polygon"),
    {
      kind: "polygon",
      coords: Float64Array.from(boxes.flatMap(ringsOf).flat(2)),
      partStart: Int32Array.from({ length: boxes.length + 1 }, (_, i) => i),
      ringStart: Int32Array.from({ length: boxes.length + 1 }, (_, i) => 2 * i),
      vertexStart: Int32Array.from({ length: 2 * boxes.length + 1 }, (_, i) => 5 * i),
    },
    { id: boxes.map((_, i) => `h${i}`), name: boxes.map(() => "House") },
  );
  await writer.publish();
  const dataset = await openDataset(localStorage(root), sampleAbout.client);
  const layer = await exportLayer(dataset, "houses", { scenarios: [] });
  return [...geoJsonText([layer], classWordsOf(dataset.manifest), {})].join("");
}

const twiceArea = (ring: readonly number[][]) =>
  ring.slice(1).reduce((sum, [x = 0, y = 0], i) => {
    const [beforeX = 0, beforeY = 0] = ring[i] ?? [];
    const [originX = 0, originY = 0] = ring[0] ?? [];
    return sum + (beforeX - originX) * (y - originY) - (x - originX) * (beforeY - originY);
  }, 0);

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const boxes = fc.array(
  fc.tuple(between(172, 172.9), between(-41, -40.1), between(1e-4, 0.05), between(1e-4, 0.05), fc.boolean()),
  { minLength: 1, maxLength: 12 },
);

it("C-10: GeoJSON is valid, wound as RFC 7946 wants it, of seven decimals, and the place that went in", async () => {
  await fc.assert(
    fc.asyncProperty(boxes, async (given) => {
      const text = await exported(given);
      expect(text).not.toMatch(/NaN|Infinity/);
      // Throws with what is wrong and where.
      const read = check(text) as unknown as { features: Feature<Polygon>[] };
      expect(read.features.map(({ id }) => id).toSorted()).toEqual(given.map((_, i) => `h${i}`).toSorted());
      for (const { id, geometry } of read.features) {
        const expected = ringsOf(given[Number(String(id).slice(1))] as Box);
        for (const [i, ring] of geometry.coordinates.entries()) {
          expect(Math.sign(twiceArea(ring))).toBe(i === 0 ? 1 : -1);
          for (const degrees of ring.flat()) expect(Number(degrees.toFixed(7))).toBe(degrees);
          const corners = expected[i]?.map((corner) => corner.map((each) => Number(each.toFixed(7))).join());
          expect(new Set(ring.map((corner) => corner.join()))).toEqual(new Set(corners));
        }
      }
    }),
    { numRuns: 15 },
  );
});
