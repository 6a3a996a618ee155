import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { encodeGeoTiff } from "@stopbank/dataset/raster";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

/** A square over cells of a grid of one degree each whose upper left corner is at 0, 2. */
const square = (id: string, west: number, south: number, east: number, north: number) => ({
  type: "Feature",
  properties: { id },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
});

/** What the report lists for elements under a raster: class and value by id. */
async function listed(folder: string, file: string, features: object[], hazard: object) {
  writeFileSync(join(folder, "e.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const report = await importDataset({
    description: writeDescription(folder, {
      client: "stored",
      title: "Stored values",
      licence: "CC0-1.0",
      sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
      elements: [{ type: "shapes", title: "Shape", file: "e.geojson", id: "id" }],
      hazards: [
        {
          id: "depth",
          title: "Depth",
          summary: "Depth",
          intensity: "Depth",
          source: { kind: "raster", file },
          scenarios: [{ tag: "depth", name: "Depth" }],
          sampling: { rule: "mean" },
          classes: [{ from: -1e9, class: "exposed" }],
          methodology: { content: "Test" },
          listElements: true,
          ...hazard,
        },
      ],
    }),
  });
  return Object.fromEntries(
    report.scenarios[0]!.exposures[0]!.list!.map((each) => [each.id, [each.class, each.value]]),
  );
}

function writeGrid(folder: string, name: string, cells: number[], height = 2): string {
  const width = cells.length / height;
  const path = join(folder, name);
  const data = Float32Array.from(cells);
  writeFileSync(path, encodeGeoTiff({ width, height, bounds: [0, 0, width, height], data }));
  return path;
}

/** Stores a raster anew by GDAL. */
async function store(path: string, to: string, options: readonly string[]): Promise<void> {
  await withDataset({ place: { what: "Test" }, path }, async ({ api, nextName }, dataset) => {
    const { real } = await api.gdal_translate(dataset, ["-of", "GTiff", ...options], nextName());
    copyFileSync(real, to);
    if (existsSync(`${real}.msk`)) copyFileSync(`${real}.msk`, `${to}.msk`);
    return real;
  });
}

describe("values a raster stores otherwise", () => {
  it("are what scale and offset make of them: 121 * 0.01 + 0.5 = 1.71", async () => {
    const folder = temporaryFolder();
    const plain = writeGrid(folder, "plain.tif", [121, 300, -32768, 0]);
    const options = ["-ot", "Int16", "-a_nodata", "-32768", "-a_scale", "0.01", "-a_offset", "0.5"];
    await store(plain, join(folder, "packed.tif"), options);
    const all = [square("left", 0, 0, 1, 2), square("right", 1, 0, 2, 2), square("low", 0, 0, 1, 1)];
    const found = await listed(folder, "packed.tif", all, { classes: [{ from: 1.71, class: "high" }] });
    // Upper right 3.5 and lower right 0.5; the lower left cell has no data.
    expect(found.low).toEqual(["not assessed", null]);
    expect(found.left![0]).toBe("high");
    expect(found.left![1]).toBeCloseTo(1.71, 6);
    // A cell a degree further from the equator weighs a little less.
    expect(found.right![1]).toBeCloseTo(1.999778, 6);
  });

  it.each([
    ["in the file", "YES"],
    ["beside it", "NO"],
  ])("are no data under a mask %s", async (_, isInside) => {
    const folder = temporaryFolder();
    // The second row is the mask of the first.
    const both = writeGrid(folder, "both.tif", [4, 6, 8, 1, 1, 0]);
    const [values, mask, vrt] = ["values.tif", "mask.tif", "both.vrt"].map((name) => join(folder, name));
    await store(both, values!, ["-srcwin", "0", "0", "3", "1"]);
    await store(both, mask!, ["-srcwin", "0", "1", "3", "1", "-ot", "Byte"]);
    const band = (file: string) =>
      `<SimpleSource><SourceFilename relativeToVRT="1">${file}</SourceFilename><SourceBand>1</SourceBand></SimpleSource>`;
    writeFileSync(
      vrt!,
      `<VRTDataset rasterXSize="3" rasterYSize="1"><SRS>EPSG:4326</SRS><GeoTransform>0,1,0,1,0,-1</GeoTransform>
      <VRTRasterBand dataType="Float32" band="1">${band("values.tif")}</VRTRasterBand>
      <MaskBand><VRTRasterBand dataType="Byte">${band("mask.tif")}</VRTRasterBand></MaskBand></VRTDataset>`,
    );
    await store(vrt!, join(folder, "masked.tif"), ["--config", "GDAL_TIFF_INTERNAL_MASK", isInside]);
    expect(existsSync(join(folder, "masked.tif.msk"))).toBe(isInside === "NO");
    const all = [square("most", 1, 0, 3, 1), square("last", 2, 0, 3, 1)];
    for (const file of ["masked.tif", "both.vrt"])
      expect(await listed(folder, file, all, {})).toEqual({
        most: ["exposed", 6],
        last: ["not assessed", null],
      });
  });

  it("are read from big-endian files", async () => {
    const folder = temporaryFolder();
    const plain = writeGrid(folder, "plain.tif", [1, 2, 3, 4.5]);
    await store(plain, join(folder, "big.tif"), ["-co", "ENDIANNESS=BIG", "-co", "COMPRESS=DEFLATE"]);
    const found = await listed(folder, "big.tif", [square("low", 1, 0, 2, 1)], {});
    expect(found).toEqual({ low: ["exposed", 4.5] });
  });
});

describe("values on a threshold", () => {
  // Of these in 32 bits, 0.7 and 0.9 are less than in 64, the others more.
  const depths = [0.3, 0.7, 0.8, 0.9];

  it("reach it, though 32 bits hold 0.7 as 0.699999988", async () => {
    const folder = temporaryFolder();
    writeGrid(folder, "depth.tif", depths, 1);
    const all = depths.map((depth, i) => square(String(depth), i + 0.2, 0.2, i + 0.8, 0.8));
    for (const rule of ["max", "mean"])
      for (const from of depths) {
        const found = await listed(folder, "depth.tif", all, {
          sampling: { rule },
          classes: [{ from, class: "high" }],
        });
        const reached = Object.keys(found).filter((id) => found[id]![0] === "high");
        expect(reached).toEqual(depths.filter((depth) => depth >= from).map(String));
      }
  });

  it("count in `above`, and a share of all of an element is 1", async () => {
    const folder = temporaryFolder();
    writeGrid(folder, "depth.tif", depths, 1);
    // A third of it on 0.3, two thirds on 0.7; and all of one on 0.7 and 0.8 at thirds that binary cannot hold.
    const all = [square("two", 1 - 0.3, 0.1, 1.6, 0.9), square("deep", 1.1, 1 / 3, 2 + 1 / 3, 0.7)];
    const found = await listed(folder, "depth.tif", all, {
      sampling: { rule: "fraction", above: 0.7 },
      classes: [
        { from: 1, class: "high" },
        { from: 0, class: "low" },
      ],
    });
    expect(found.two![1]).toBeCloseTo(2 / 3, 6);
    expect(found.deep).toEqual(["high", 1]);
  });
});

describe("counts of cells", () => {
  it("are not known where there is no data, and 1 by `centre` between the middles of cells that have it", async () => {
    const folder = temporaryFolder();
    writeGrid(folder, "ones.tif", [1, Number.NaN, 1, 1]);
    const all = [
      square("outside", 5, 5, 6, 6),
      square("empty", 1.1, 1.1, 1.9, 1.9),
      square("between", 0.1, 0.1, 0.4, 0.4),
      square("two", 0.1, 0.25, 1.6, 0.75),
    ];
    const classes = [{ from: 0, class: "exposed" }];
    const count = (cells: string) =>
      listed(folder, "ones.tif", all, { sampling: { rule: "count", cells }, classes });
    const unknown = ["not assessed", null];
    const rest = { outside: unknown, empty: unknown };
    expect(await count("centre")).toEqual({ ...rest, between: ["exposed", 1], two: ["exposed", 2] });
    expect(await count("touched")).toEqual({ ...rest, between: ["exposed", 1], two: ["exposed", 2] });
    const shares = await count("coverage");
    // 0.3 by 0.3 of a cell, and 0.9 by 0.5 of one with 0.6 by 0.5 of the next.
    expect(shares.between![1]).toBeCloseTo(0.09, 6);
    expect(shares.two![1]).toBeCloseTo(0.75, 6);
  });
});
