import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

// Cells of a hundredth of a degree from 179.97 to 180.03: three west of the line, three east of it.
const [west, east] = [179.97, 180.03];
const depths = Float32Array.of(1, 1, 1, 3, 3, 3);

/** A raster of degrees from 0 to 360, or the same taken to New Zealand Transverse Mercator. */
async function writeRaster(folder: string, crs: string): Promise<void> {
  const path = join(folder, "degrees.tif");
  const bounds: [number, number, number, number] = [west, -44.01, east, -44];
  writeFileSync(path, encodeGeoTiff({ width: 6, height: 1, bounds, data: depths }));
  await withDataset({ place: { what: "Depth" }, path }, async ({ api }, dataset) => {
    const fine = ["-tr", "20", "20", "-r", "near"];
    const output = await api.gdalwarp(
      dataset,
      ["-of", "GTiff", "-t_srs", crs, "-dstnodata", "nan", ...(crs === "EPSG:2193" ? fine : [])],
      "depth",
    );
    copyFileSync(output.real, join(folder, "depth.tif"));
    return output;
  });
}

/** Around the line, to its west, and to its east at negative longitudes. */
const boxes: Record<string, [number, number]> = {
  across: [179.985, 180.005],
  west: [179.975, 179.995],
  east: [-179.995, -179.975],
};

it.each(["EPSG:4326", "EPSG:2193"])("elements at 180 degrees are read in a raster in %s", async (crs) => {
  const folder = temporaryFolder();
  await writeRaster(folder, crs);
  const features = Object.entries(boxes).map(([id, [left, right]]) => ({
    type: "Feature",
    properties: { id },
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [left, -44.008],
          [right, -44.008],
          [right, -44.002],
          [left, -44.002],
          [left, -44.008],
        ],
      ],
    },
  }));
  writeFileSync(join(folder, "boxes.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const hazard = (id: string, sampling: object) => ({
    id,
    title: "Flood",
    summary: "Flood",
    intensity: "Depth",
    classes: "exposed",
    methodology: { content: "Test" },
    source: { kind: "raster", file: "depth.tif" },
    scenarios: [{ tag: id, name: "Flood" }],
    sampling,
  });
  const description = writeDescription(folder, {
    client: "line",
    title: "Line",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [{ type: "boxes", title: "Box", file: "boxes.geojson", id: "id" }],
    hazards: [hazard("mean", { rule: "mean" }), hazard("share", { rule: "fraction", above: 2 })],
  });
  await importDataset({ description, datasetsRoot: folder });
  const dataset = await openDataset(localStorage(folder), "line");
  const ids = (await dataset.elements("boxes")).attribute("id");
  const values = async (tag: string) => {
    const { element, value } = await dataset.exposure("boxes", tag, tag);
    return Object.fromEntries(Array.from(element, (each, row) => [String(ids.at(each)), value[row]!]));
  };
  const digits = crs === "EPSG:4326" ? 5 : 1;
  const mean = await values("mean");
  expect(mean.across).toBeCloseTo((0.015 * 1 + 0.005 * 3) / 0.02, digits);
  expect(mean.west).toBeCloseTo(1, digits);
  expect(mean.east).toBeCloseTo(3, digits);
  const share = await values("share");
  expect(share.across).toBeCloseTo(0.25, digits);
  expect(share.east).toBeCloseTo(1, digits);
});
