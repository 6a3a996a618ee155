import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localStorage, openDataset } from "@stopbank/dataset/read";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

const ids = ["0001", "0012300", "9007199254740993", "1e3"];
const points = ids.map((id, i) => ({
  type: "Feature",
  properties: { id, code: `00${i}`, day: "2024-05-31" },
  geometry: { type: "Point", coordinates: [173 + i, -41] },
}));
const at = { crs: "EPSG:4326", coordinates: { x: "lon", y: "lat" } };

/** Publishes a layer of places and answers its ids, or another column. */
async function texts(folder: string, element: object, column = "id") {
  const description = writeDescription(folder, {
    client: "texts",
    title: "Texts",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [{ type: "places", title: "Place", id: "id", ...element }],
  });
  const report = await importDataset({ description, datasetsRoot: folder });
  const table = await (await openDataset(localStorage(folder), "texts")).elements("places");
  const attribute = table.attribute(column);
  const found = Array.from({ length: table.count }, (_, i) => attribute.at(i));
  return { found: found.sort(), type: attribute.type, report };
}

/** GeoJSON as another format. */
async function convert(
  folder: string,
  features: readonly object[],
  driver: string,
  endings: readonly string[],
) {
  const path = join(folder, "source.geojson");
  writeFileSync(path, JSON.stringify({ type: "FeatureCollection", features }));
  await withDataset({ place: { what: "Test" }, path }, async ({ api }, dataset) => {
    const output = await api.ogr2ogr(dataset, ["-f", driver], "places");
    for (const ending of endings)
      copyFileSync(output.real.replace(/\w+$/, ending), join(folder, `places.${ending}`));
    return output;
  });
}

const csv = (quote: string, mark = ",") =>
  `id,lon,lat,code\n${ids.map((id, i) => `${quote}${id}${quote},${173 + i},-41,00${i}`).join("\n")}\n`.replaceAll(
    ",",
    mark,
  );

describe("text stays text", () => {
  it.each([
    ["a plain CSV file", csv("")],
    ["a quoted one", csv('"')],
    ["one of semicolons", csv("", ";")],
  ])("in %s with coordinates", async (_, content) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "places.csv"), content);
    const { found, type } = await texts(folder, { file: "places.csv", ...at });
    expect(found).toEqual(ids.toSorted());
    expect(type).toBe("text");
  });

  it.each([{}, { columns: { code: { label: "Code", type: "text" } } }])(
    "in a column of digits with leading zeros, described as %j or not",
    async (described) => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, "places.csv"), csv(""));
      const columns = { columns: { code: { label: "Code" } }, ...described };
      expect(await texts(folder, { file: "places.csv", ...at, ...columns }, "code")).toMatchObject({
        found: ["000", "001", "002", "003"],
        type: "text",
      });
    },
  );

  it.each([
    ["1.1", "1.10", "1.2"],
    ["12E4", "13E4", "1e5"],
  ])("in a column of codes %s, %s, %s", async (...codes) => {
    const folder = temporaryFolder();
    writeFileSync(
      join(folder, "places.csv"),
      `id,lon,lat,code\n${codes.map((code, i) => `${i},${173 + i},-41,${code}\n`).join("")}`,
    );
    const columns = { columns: { code: { label: "Code" } } };
    expect(await texts(folder, { file: "places.csv", ...at, ...columns }, "code")).toMatchObject({
      found: codes.toSorted(),
      type: "text",
    });
  });

  it("and numbers in a CSV file are still found to be numbers", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "places.csv"), "id,lon,lat,n\na,173,-41,1.5\nb,174,-41,\nc,175,-41,-2\n");
    const columns = { columns: { n: { label: "N" } } };
    const { found, type } = await texts(folder, { file: "places.csv", ...at, ...columns }, "n");
    expect({ type, found }).toEqual({ type: "numeric", found: [-2, 1.5, null] });
  });

  it.each([
    ["GPKG", ["gpkg"]],
    ["ESRI Shapefile", ["shp", "shx", "dbf", "prj"]],
    ["FlatGeobuf", ["fgb"]],
    ["GeoJSON", ["geojson"]],
  ])("in %s", async (driver, endings) => {
    const folder = temporaryFolder();
    await convert(folder, points, driver, endings);
    const { found } = await texts(folder, { file: `places.${endings[0]}` });
    expect(found).toEqual(ids.toSorted());
  });

  it("in a spreadsheet with coordinates", async () => {
    const folder = temporaryFolder();
    const rows = ids.map((id, i) => ({
      type: "Feature",
      properties: { id, lon: 173 + i, lat: -41 },
      geometry: null,
    }));
    await convert(folder, rows, "XLSX", ["xlsx"]);
    const { found } = await texts(folder, { file: "places.xlsx", ...at });
    expect(found).toEqual(ids.toSorted());
  });

  it.each([
    ["GPKG", "gpkg", {}],
    ["GeoJSON", "geojson", {}],
    ["GeoJSON beside a date", "geojson", { columns: { day: { label: "Day" } } }],
  ])("so do whole numbers beyond 2^53 in %s", async (_, ending, columns) => {
    const folder = temporaryFolder();
    const path = join(folder, "source.geojson");
    const text = JSON.stringify({ type: "FeatureCollection", features: points });
    writeFileSync(
      path,
      text.replace(/"id":"(\d+|1e3)"/g, (_whole, id) => `"key":900719925474099${ids.indexOf(id)}`),
    );
    await withDataset({ place: { what: "Test" }, path }, async ({ api }, dataset) => {
      const output = await api.ogr2ogr(dataset, ["-f", ending === "gpkg" ? "GPKG" : "GeoJSON"], "places");
      copyFileSync(output.real, join(folder, `places.${ending}`));
      return output;
    });
    const { found } = await texts(folder, { file: `places.${ending}`, id: "key", ...columns }, "key");
    expect(found).toEqual([0, 1, 2, 3].map((i) => `900719925474099${i}`));
  });

  it.each(["123456789012345678901", "1.2345678901234567e20"])("and %s as a number is refused", async (id) => {
    const folder = temporaryFolder();
    const text = JSON.stringify({ type: "FeatureCollection", features: points.slice(0, 1) });
    writeFileSync(join(folder, "places.geojson"), text.replace('"0001"', id));
    await expect(texts(folder, { file: "places.geojson" })).rejects.toMatchObject({
      code: "import/lossy-ids",
      message: expect.stringMatching(/Keep (it|them) as text/),
    });
  });
});
