import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

it("lists values as they were worked out: 32-bit cells as short as they are, means in full", async () => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, "depth.asc"),
    "ncols 2\nnrows 1\nxllcorner 172\nyllcorner -41\ncellsize 0.01\n456.001 0.1\n",
  );
  const path = (from: number, to: number) => ({
    type: "Feature",
    properties: {},
    geometry: {
      type: "LineString",
      coordinates: [
        [from, -40.995],
        [to, -40.995],
      ],
    },
  });
  const features = [path(172.001, 172.002), path(172.012, 172.013), path(172.0075, 172.0125)];
  writeFileSync(join(folder, "roads.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const description = writeDescription(folder, {
    client: "list",
    title: "List",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [{ type: "roads", title: "Road", file: "roads.geojson" }],
    hazards: [
      {
        ...{ id: "flood", title: "Flood", summary: "Flood", intensity: "Depth", unit: "m" },
        source: { kind: "raster", file: "depth.asc", crs: "EPSG:4326" },
        scenarios: [{ tag: "flood", name: "Flood" }],
        sampling: { rule: "mean" },
        classes: [{ from: 0.2, class: "exposed" }],
        methodology: { content: "Test" },
        listElements: true,
      },
    ],
  });
  const { scenarios } = await importDataset({ description });
  const list = scenarios[0]!.exposures[0]!.list!;
  expect(list.map((each) => each.class)).toEqual(["exposed", "not exposed", "exposed"]);
  const values = list.map(({ value }) => value!);
  expect(values.slice(0, 2)).toEqual([456.001, 0.1]);
  expect(values[2]).toBeCloseTo((456.001 + 0.1) / 2, 5);
  expect(Math.fround(values[2]!)).not.toBe(values[2]);
});
