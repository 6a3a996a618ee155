import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { damageClassCodes, notAssessed } from "@stopbank/risk-engine/columns";
import { elementExposure } from "@stopbank/risk-engine/projection";
import { beforeAll, describe, expect, it } from "vitest";
import { blockBytes } from "./files/blocks.ts";
import { localStorage, openDataset } from "./read.ts";
import type { DatasetStorage } from "./storage/DatasetStorage.ts";
import { sampleAbout, sampleHazard, sampleType } from "./testing/sampleDataset.ts";
import { createDatasetWriter } from "./write.ts";

const count = 120_000;
const { client } = sampleAbout;
const hazard = sampleHazard("flood", ["few", "most", "none", "clustered", "never"]);
const file = "exposures/poles/flood.arrow";
/** Which elements have a row: hardly any, nearly all, none, and all behind a long gap. */
const patterns: Readonly<Record<string, (element: number) => boolean>> = {
  few: (element) => element % 997 === 3,
  most: (element) => element % 7 !== 0,
  none: () => false,
  clustered: (element) => element < 20 || element > 80_000,
};

let root: string;
let version: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "stopbank-row-"));
  const writer = await createDatasetWriter(root, sampleAbout);
  // Along a line, so that the order in the file is not the order given.
  const coords = Float64Array.from({ length: 2 * count }, (_, i) => (i % 2 === 0 ? 172 + i / count : -41));
  writer.addHazard(hazard);
  await writer.addElements(
    sampleType("poles", "point"),
    { kind: "point", coords, partStart: Int32Array.from({ length: count + 1 }, (_, i) => i) },
    {
      id: Array.from({ length: count }, (_, i) => String(i)),
      name: Array.from({ length: count }, () => "pole"),
    },
  );
  for (const [tag, hasRow] of Object.entries(patterns)) {
    const element = Uint32Array.from(Array.from({ length: count }, (_, i) => i).filter(hasRow));
    const isKnown = (each: number) => each % 5 !== 0;
    await writer.addExposure("poles", "flood", tag, {
      element,
      value: Float32Array.from(element, (each) => (isKnown(each) ? each / 1_000 : Number.NaN)),
      damageClass: Uint8Array.from(element, (each) => (isKnown(each) ? damageClassCodes.low : notAssessed)),
    });
  }
  ({ version } = await writer.publish());
  return () => rmSync(root, { recursive: true });
});

const elements = [
  0,
  1,
  2,
  3,
  19,
  20,
  21,
  4_095,
  4_096,
  8_191,
  8_192,
  50_000,
  80_000,
  80_001,
  99_999,
  count - 1,
];

describe("the exposure of one element", () => {
  it.each([...Object.keys(patterns), "never"])(
    "is the same from a few blocks as from the column: %s",
    async (tag) => {
      const apart = await openDataset(localStorage(root), client);
      const whole = await (await openDataset(localStorage(root), client)).exposure("poles", "flood", tag);
      for (const element of [...elements, ...Array.from({ length: 200 }, (_, i) => (i * 7_919) % count)]) {
        const column = await apart.exposureOf(element, "poles", "flood", tag);
        expect(column.element.length).toBeLessThan(2);
        expect(elementExposure(element, column)).toEqual(elementExposure(element, whole));
      }
    },
  );

  it("reads little, and nothing where the column is at hand", async () => {
    let read = 0;
    const local = localStorage(root);
    const storage: DatasetStorage = {
      ...local,
      readRange: async (path, offset, length) => {
        read += path.includes("exposures") ? length : 0;
        return local.readRange(path, offset, length);
      },
    };
    const dataset = await openDataset(storage, client);
    for (const element of elements) {
      read = 0;
      await dataset.exposureOf(element, "poles", "flood", "most");
      expect(read).toBeLessThanOrEqual(9 * blockBytes);
    }
    await dataset.exposure("poles", "flood", "most");
    read = 0;
    const column = await dataset.exposureOf(7, "poles", "flood", "most");
    expect([read, column.element.length > 1]).toEqual([0, true]);
  });

  it("names the file where a byte it needs is altered", async () => {
    const path = join(root, client, version, file);
    const intact = readFileSync(path);
    try {
      writeFileSync(
        path,
        intact.map((byte) => byte ^ 1),
      );
      const dataset = await openDataset(localStorage(root), client);
      await expect(dataset.exposureOf(50_000, "poles", "flood", "most")).rejects.toMatchObject({
        code: "dataset/corrupt-file",
        message: expect.stringContaining(file),
      });
    } finally {
      writeFileSync(path, intact);
    }
  });
});
