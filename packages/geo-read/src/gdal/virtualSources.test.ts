import { mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../testing/folders.ts";
import { writeGeoPackageWithView } from "../testing/geoPackageWithView.ts";
import { withDataset } from "./withDataset.ts";

const readingOf = (path: string) =>
  withDataset({ place: { what: "Test" }, path }, ({ api }, dataset) => api.ogrinfo(dataset, ["-so", "-al"]));

const refused = { code: "import/virtual-layer" };

/** Refused at once by who looks at views, and by nobody else. */
const bad = "SELECT fid, geom, ST_MinX(geom) AS x FROM p";

const layerOf = (source: string) =>
  `<OGRVRTDataSource><OGRVRTLayer name="p">${source}</OGRVRTLayer></OGRVRTDataSource>`;

const namedBy = (attributes: string, name: string) => `<SrcDataSource${attributes}>${name}</SrcDataSource>`;

/** A folder with a recipe and two files of one name, of which only the one beside it has a bad view. */
async function writeDecoy(name: string, decoyFolder: string): Promise<string> {
  const parent = temporaryFolder();
  const folder = join(parent, "own");
  for (const each of [folder, join(folder, "input"), join(parent, "input")]) mkdirSync(each);
  await writeGeoPackageWithView(folder, "bad.gpkg", bad);
  renameSync(join(folder, "bad.gpkg"), join(folder, name));
  await writeGeoPackageWithView(join(folder, decoyFolder), "decoy.gpkg", "SELECT fid, geom, id FROM p");
  renameSync(join(folder, decoyFolder, "decoy.gpkg"), join(folder, decoyFolder, name.trim()));
  return folder;
}

it.each([
  ["counts from GDAL's own root", "", "input/p.gpkg", "input"],
  ["counts from GDAL's own root, as it says", ' relativeToVRT="0"', "input/p.gpkg", "input"],
  ["says two things", ' relativeToVRT="0" relativeToVRT="1"', "input/p.gpkg", "input"],
  ["leads out of the folder and into GDAL's own root", ' relativeToVRT="1"', "../input/p.gpkg", "../input"],
  ["is a path from GDAL's own root", ' relativeToVRT="1"', "/input/p.gpkg", "input"],
])(
  "a name is refused that %s, where another file lies than seems to",
  async (_, attributes, name, decoyFolder) => {
    const path = join(await writeDecoy("p.gpkg", decoyFolder), "layer.vrt");
    writeFileSync(path, layerOf(namedBy(attributes, name)));
    await expect(readingOf(path)).rejects.toMatchObject(refused);
  },
);

it("a link is refused that leads to another file by GDAL's own root", async () => {
  const folder = await writeDecoy("p.gpkg", "../input");
  symlinkSync(join(folder, "../input/p.gpkg"), join(folder, "link.gpkg"));
  const path = join(folder, "layer.vrt");
  writeFileSync(path, layerOf(namedBy(' relativeToVRT="1"', "link.gpkg")));
  await expect(readingOf(path)).rejects.toMatchObject(refused);
});

it("a file is checked that lies below the recipe, or beside one that lies there", async () => {
  const folder = await writeDecoy("p.gpkg", "input");
  const [below, outer] = [join(folder, "input", "layer.vrt"), join(folder, "layer.vrt")];
  writeFileSync(outer, layerOf(namedBy(' relativeToVRT="1"', "input/p.gpkg")));
  expect(await readingOf(outer)).toMatchObject({ layers: [{ name: "p", featureCount: 1 }] });
  writeFileSync(outer, layerOf(namedBy(' shared="1" relativeToVRT="1"', "input/layer.vrt")));
  writeFileSync(below, layerOf(namedBy(' relativeToVRT="1"', "../p.gpkg")));
  await expect(readingOf(outer)).rejects.toMatchObject({ code: "import/bad-view" });
});

it("a name that does not count from its own folder is refused with what to write", async () => {
  const path = join(await writeDecoy("p.gpkg", "input"), "layer.vrt");
  writeFileSync(path, layerOf(namedBy("", "p.gpkg")));
  await expect(readingOf(path)).rejects.toThrow('Write relativeToVRT="1" into the element');
});

it("a virtual raster is what its sources are", async () => {
  const path = join(await writeDecoy("p.gpkg", "input"), "raster.vrt");
  const source = '<SimpleSource><SourceFilename relativeToVRT="1">p.gpkg</SourceFilename></SimpleSource>';
  writeFileSync(
    path,
    `<VRTDataset rasterXSize="1" rasterYSize="1"><VRTRasterBand dataType="Byte" band="1">${source}</VRTRasterBand></VRTDataset>`,
  );
  await expect(readingOf(path)).rejects.toMatchObject({ code: "import/bad-view" });
});

const plain = namedBy(' relativeToVRT="1"', "a.json");
const options = (key: string) => `<OpenOptions><OOI key="${key}">SELECT 1</OOI></OpenOptions>`;
const locations = '<Metadata domain="GEOLOCATION"><MDI key="X_DATASET">a.json</MDI></Metadata>';

it.each([
  ["SQL", `${plain}<SrcSQL>SELECT 1</SrcSQL>`],
  ["SQL as an attribute", `<OGRVRTLayer SrcSQL="SELECT 1"/>${plain}`],
  ["SQL before the database is read", options("PRELUDE_STATEMENTS") + plain],
  ["such SQL in other letters", options("PRELUDE&#95;STATEMENTS") + plain],
  ["a file as an attribute", '<OGRVRTLayer SrcDataSource="a.json"/>'],
  ["a file within the element of another", `<SrcDataSource relativeToVRT="1">a.json${plain}</SrcDataSource>`],
  ["a file under another element", plain + locations],
  ["a file in a zip", namedBy(' relativeToVRT="1"', "/vsizip/a.zip")],
  ["a way to open", namedBy(' relativeToVRT="1"', "GPKG:a.gpkg")],
  ["a blank after the name, which GDAL keeps", namedBy(' relativeToVRT="1"', "a.json ")],
  ["a name that is not UTF-8", namedBy(' relativeToVRT="1"', "\ufffd.json")],
  ["a file that is not there", namedBy(' relativeToVRT="1"', "gone.gpkg")],
])("a virtual layer with %s is refused", async (_, content) => {
  const folder = temporaryFolder();
  for (const name of ["a.json", "a.json ", "\ufffd.json"])
    writeFileSync(join(folder, name), '{"type":"FeatureCollection","features":[]}');
  const path = join(folder, "layer.vrt");
  writeFileSync(path, layerOf(content));
  await expect(readingOf(path)).rejects.toMatchObject(refused);
});
