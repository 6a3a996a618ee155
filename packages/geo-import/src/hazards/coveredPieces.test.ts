import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

/** A row of cells, each with a line along it. */
const cells = [0.7, 0.7 - 1e-9, 0.7 + 1e-9, 0.6999, 16_777_216, 16_777_217, 16_777_218, 0];

/** Cells of 64 bits where no data is a number that 32 do not hold. */
async function coverOf(above: number, noData: string, scale = 1) {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, "depth.asc"),
    `ncols ${cells.length}\nnrows 1\nxllcorner 172\nyllcorner -41\ncellsize 0.01\nNODATA_value ${noData}\n${cells.join(" ")}\n`,
  );
  const features = cells.map((_, i) => ({
    type: "Feature",
    properties: { id: String(i) },
    geometry: {
      type: "LineString",
      coordinates: [0.002, 0.008].map((along) => [172 + i * 0.01 + along, -40.995]),
    },
  }));
  writeFileSync(join(folder, "roads.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const description = writeDescription(folder, {
    client: "cover",
    title: "Cover",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [{ type: "roads", title: "Road", file: "roads.geojson", id: "id", metric: "length" }],
    hazards: [
      {
        ...{ id: "flood", title: "Flood", summary: "Flood", intensity: "Depth", unit: "m" },
        source: { kind: "raster", file: "depth.asc", crs: "EPSG:4326" },
        scenarios: [{ tag: "flood", name: "Flood", scale }],
        sampling: { rule: "fraction", above },
        classes: "exposed",
        cutElements: true,
        listElements: true,
        methodology: { content: "Test" },
      },
    ],
  });
  const [exposure] = (await importDataset({ description })).scenarios[0]!.exposures;
  const pieces = exposure?.pieces?.find((each) => each.class === "exposed")?.lengthMetres ?? 0;
  const all = exposure?.pieces?.reduce((sum, { lengthMetres = 0 }) => sum + lengthMetres, 0) ?? 0;
  return {
    shares: exposure?.list?.map(({ value }) => value),
    pieces: (pieces / all) * cells.length,
  };
}

const bits64 = "-1e300";
const bits32 = "-9999";

it.each([
  [64, bits64, 0.7, (cell: number) => cell >= 0.7],
  [64, bits64, 16_777_217, (cell: number) => cell >= 16_777_217],
  [32, bits32, 0.7, (cell: number) => Math.fround(cell) >= Math.fround(0.7)],
  [32, bits32, 16_777_217, (cell: number) => Math.fround(cell) >= 16_777_216],
])(
  "pieces are covered as whole elements are, in cells of %d bits (%s for none) from %d on",
  async (_, noData, above, isCovered) => {
    const expected = cells.map((cell) => (isCovered(cell) ? 1 : 0));
    const { shares, pieces } = await coverOf(above, noData);
    expect(shares).toEqual(expected);
    expect(pieces).toBeCloseTo(
      expected.reduce<number>((sum, each) => sum + each, 0),
      6,
    );
  },
);

it("pieces of a scaled scenario are covered as whole elements are", async () => {
  const { shares, pieces } = await coverOf(2.1, bits32, 3);
  expect(pieces).toBeCloseTo(
    shares!.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    6,
  );
});
