import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import h5wasm from "h5wasm/node";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

/**
 * Depths in centimetres, packed, by return period, row from the south and column: missing where -1. Two rows of two
 * cells of half a degree from 173 E, 41 S.
 */
const centimetres = Int16Array.of(100, 200, -1, 400, 150, 250, 350, 450);
const years = Float64Array.of(10, 100);
const latitudes = Float64Array.of(-40.75, -40.25);
const longitudes = Float64Array.of(173.25, 173.75);

/** NetCDF-4: HDF5 with dimension scales. */
async function writeNetcdf4(path: string): Promise<void> {
  await h5wasm.ready;
  const file = new h5wasm.File(path, "w");
  for (const [name, data] of Object.entries({ rp: years, lat: latitudes, lon: longitudes }))
    file.create_dataset({ name, data }).make_scale(name);
  file.create_dataset({ name: "crs", data: Int32Array.of(0) }).create_attribute("epsg_code", "EPSG:4326");
  const depth = file.create_dataset({
    name: "depth",
    data: centimetres,
    shape: [2, 2, 2],
    chunks: [1, 1, 2],
  });
  for (const [i, name] of ["rp", "lat", "lon"].entries()) depth.attach_scale(i, name);
  depth.create_attribute("grid_mapping", "crs");
  depth.create_attribute("_FillValue", Int16Array.of(-1));
  depth.create_attribute("scale_factor", Float64Array.of(0.01));
  file.create_dataset({ name: "speed", data: centimetres, shape: [2, 2, 2] });
  for (const [i, name] of ["rp", "lat", "lon"].entries())
    (file.get("speed") as typeof depth).attach_scale(i, name);
  file.close();
}

/** NetCDF-3 by its specification, with the return period as the record dimension. */
function writeNetcdf3(path: string): void {
  const int = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(value);
    return bytes;
  };
  const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  const name = (text: string) => Buffer.concat([int(text.length), padded(Buffer.from(text))]);
  const doubles = (values: Float64Array) => Buffer.from(values.slice().buffer).swap64();
  const shorts = (values: Int16Array) => Buffer.from(values.slice().buffer).swap16();
  const attribute = (key: string, type: number, count: number, bytes: Buffer) =>
    Buffer.concat([name(key), int(type), int(count), padded(bytes)]);
  const list = (mark: number, items: readonly Buffer[]) =>
    Buffer.concat([int(items.length === 0 ? 0 : mark), int(items.length), ...items]);
  const packing = [
    attribute("_FillValue", 3, 1, shorts(Int16Array.of(-1))),
    attribute("scale_factor", 6, 1, doubles(Float64Array.of(0.01))),
  ];
  const degrees = (unit: string) => [attribute("units", 2, unit.length, Buffer.from(unit))];
  const head = (offsets: readonly number[]) => {
    const variable = (
      key: string,
      dimensions: readonly number[],
      attributes: readonly Buffer[],
      type: number,
      bytes: number,
      i: number,
    ) =>
      Buffer.concat([
        ...[name(key), int(dimensions.length), ...dimensions.map(int), list(12, attributes)],
        ...[int(type), int(bytes), int(offsets[i]!)],
      ]);
    return Buffer.concat([
      Buffer.from("CDF\x01", "latin1"),
      int(2),
      list(10, [
        Buffer.concat([name("rp"), int(0)]),
        Buffer.concat([name("lat"), int(2)]),
        Buffer.concat([name("lon"), int(2)]),
      ]),
      list(12, []),
      list(11, [
        variable("lat", [1], degrees("degrees_north"), 6, 16, 0),
        variable("lon", [2], degrees("degrees_east"), 6, 16, 1),
        variable("rp", [0], [], 6, 8, 2),
        variable("depth", [0, 1, 2], packing, 3, 8, 3),
      ]),
    ]);
  };
  const start = head([0, 0, 0, 0]).length;
  const records = [0, 1].flatMap((i) => [
    doubles(years.subarray(i, i + 1)),
    shorts(centimetres.subarray(i * 4, i * 4 + 4)),
  ]);
  const parts = [head([start, start + 16, start + 32, start + 40]), doubles(latitudes), doubles(longitudes)];
  writeFileSync(path, Buffer.concat([...parts, ...records]));
}

/** Imports a point in the middle of each cell, south-west, south-east, north-west, north-east. */
async function importCells(folder: string, source: object, scenarios: object) {
  const points = [...latitudes].flatMap((y) => [...longitudes].map((x) => [x, y]));
  const features = points.map((coordinates, i) => ({
    type: "Feature",
    properties: { id: ["sw", "se", "nw", "ne"][i] },
    geometry: { type: "Point", coordinates },
  }));
  writeFileSync(join(folder, "points.geojson"), JSON.stringify({ type: "FeatureCollection", features }));
  const description = writeDescription(folder, {
    client: "netcdf",
    title: "NetCDF",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [{ type: "points", title: "Point", file: "points.geojson", id: "id" }],
    hazards: [
      {
        id: "flood",
        title: "Flood",
        summary: "Flood",
        intensity: "Depth",
        unit: "m",
        source: { kind: "raster", ...source },
        parameters: { rp: { label: "Return period", unit: "years" } },
        scenarios,
        sampling: { rule: "max" },
        classes: "exposed",
        methodology: { content: "Test" },
      },
    ],
  });
  const datasetsRoot = join(folder, "datasets");
  await importDataset({ description, datasetsRoot });
  const dataset = await openDataset(localStorage(datasetsRoot), "netcdf");
  const ids = (await dataset.elements("points")).attribute("id");
  return async (tag: string) => {
    const { element, value } = await dataset.exposure("points", "flood", tag);
    return Object.fromEntries(Array.from(element, (each, row) => [String(ids.at(each)), value[row]!]));
  };
}

const byPeriod = { bands: "rp", returnPeriod: "rp", tag: "flood_{rp}", name: "1 in {rp} years" };

describe("NetCDF", () => {
  it.each([
    ["3, with the return periods as its records", writeNetcdf3, {}],
    ["4, of several variables", writeNetcdf4, { variable: "depth" }],
  ])("%s: unpacked, the right way up, a scenario for each return period", async (_name, write, source) => {
    const folder = temporaryFolder();
    await write(join(folder, "depth.nc"));
    const values = await importCells(folder, { file: "depth.nc", ...source }, byPeriod);
    expect(await values("flood_10")).toEqual({ sw: 1, se: 2, nw: Number.NaN, ne: 4 });
    expect(await values("flood_100")).toEqual({ sw: 1.5, se: 2.5, nw: 3.5, ne: 4.5 });
  });

  it.each([
    [
      "a list",
      ["depth", "speed"].map((variable) => ({ tag: `flood_${variable}`, name: variable, variable })),
    ],
    [
      "a pattern",
      {
        variables: { depth: "depth", speed: "speed" },
        parameter: "what",
        tag: "flood_{what}",
        name: "{what}",
      },
    ],
  ])("has a scenario for each variable, by %s", async (_how, scenarios) => {
    const folder = temporaryFolder();
    await writeNetcdf4(join(folder, "depth.nc"));
    const values = await importCells(folder, { file: "depth.nc", crs: "EPSG:4326" }, scenarios);
    expect(await values("flood_depth")).toEqual({ sw: 1, se: 2, nw: Number.NaN, ne: 4 });
    // Neither packed nor with a mark for missing ones: -1 is a value, and none that exposes anything.
    expect(await values("flood_speed")).toEqual({ sw: 100, se: 200, ne: 400 });
  });

  it("says which variables there are, and what is no NetCDF", async () => {
    const folder = temporaryFolder();
    await writeNetcdf4(join(folder, "depth.nc"));
    await expect(importCells(folder, { file: "depth.nc" }, byPeriod)).rejects.toMatchObject({
      code: "import/which-variable",
      message: expect.stringContaining("depth, speed"),
    });
    await expect(
      importCells(folder, { file: "depth.nc", variable: "depth" }, { ...byPeriod, bands: "time" }),
    ).rejects.toMatchObject({ code: "import/no-such-dimension" });
    writeFileSync(join(folder, "broken.nc"), "CDF, it says");
    await expect(importCells(folder, { file: "broken.nc" }, byPeriod)).rejects.toMatchObject({
      code: "import/unreadable",
    });
  });
});
