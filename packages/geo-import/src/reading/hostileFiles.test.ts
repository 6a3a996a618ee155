import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { checkViews } from "@stopbank/geo-read/check-views";
import { layerFacts } from "@stopbank/geo-read/layer-facts";
import { openRows } from "@stopbank/geo-read/row-table";
import { endlessView, writeGeoPackageWithView, zipFile } from "@stopbank/geo-read/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { draftDescription } from "../draft/draftDescription.ts";
import { importDataset } from "../importDataset.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Counted from when the first view begins. */
const waitBriefly = () => vi.stubEnv("STOPBANK_VIEW_SECONDS", "1");

const describing = (folder: string, file: string) =>
  writeDescription(folder, {
    client: "hostile",
    title: "Hostile",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [{ type: "points", title: "Point", file, layer: "p", id: "id" }],
  });

it("a view that never ends is refused, by an import and by a check, though another layer is asked for", async () => {
  waitBriefly();
  const folder = temporaryFolder();
  await writeGeoPackageWithView(folder, "endless.gpkg", endlessView);
  const description = describing(folder, "endless.gpkg");
  for (const datasetsRoot of [{ datasetsRoot: join(folder, "datasets") }, {}])
    await expect(importDataset({ description, ...datasetsRoot })).rejects.toMatchObject({
      code: "import/endless-view",
      message: expect.stringContaining("its view v was not worked out within 1 seconds"),
    });
});

it("a view that never ends is refused though it has texts in double quotes, which GDAL takes", async () => {
  waitBriefly();
  const path = await writeGeoPackageWithView(
    temporaryFolder(),
    "quotes.gpkg",
    endlessView.replace("geom, id", 'geom, "mark" AS q'),
  );
  await expect(layerFacts({ place: { what: "Test" }, path, layer: "p" })).rejects.toMatchObject({
    code: "import/endless-view",
  });
});

it("a view is refused that lies beside the database, in changes not yet written into it", async () => {
  const folder = temporaryFolder();
  const made = await writeGeoPackageWithView(folder, "made.gpkg", "SELECT fid, geom, id FROM p");
  const database = new DatabaseSync(made);
  database.exec("PRAGMA journal_mode = wal; PRAGMA wal_autocheckpoint = 0");
  database.exec("CREATE VIEW w AS SELECT fid, geom, ST_MinX(geom) AS x FROM p");
  const path = join(folder, "copy.gpkg");
  for (const ending of ["", "-wal"]) copyFileSync(made + ending, path + ending);
  database.close();
  const before = readFileSync(path);
  await expect(layerFacts({ place: { what: "Test" }, path, layer: "p" })).rejects.toMatchObject({
    code: "import/bad-view",
    message: expect.stringContaining("its view w cannot be worked out"),
  });
  expect(readFileSync(path)).toEqual(before);
});

it.each([
  ["a table", "SELECT fid, geom, id FROM gone", "no such table: main.gone"],
  ["a column", "SELECT fid, geom, p.gone FROM p", "no such column: p.gone"],
])("a view of %s that is not there is refused", async (_, view, words) => {
  const path = await writeGeoPackageWithView(temporaryFolder(), "broken.gpkg", view);
  await expect(layerFacts({ place: { what: "Test" }, path, layer: "p" })).rejects.toMatchObject({
    code: "import/bad-view",
    message: expect.stringContaining(words),
  });
});

it("a view with a name of a million letters is refused by its start", async () => {
  const path = await writeGeoPackageWithView(temporaryFolder(), "long.gpkg", "SELECT fid, geom, id FROM p");
  const database = new DatabaseSync(path);
  database.exec(`CREATE VIEW "${"w".repeat(1_200_000)}" AS SELECT gone FROM p`);
  database.close();
  const error = await layerFacts({ place: { what: "Test" }, path, layer: "p" }).catch(
    (cause: Error) => cause,
  );
  expect(error).toMatchObject({
    code: "import/bad-view",
    message: expect.stringContaining(
      `its view ${"w".repeat(200)} cannot be worked out (no such column: gone)`,
    ),
  });
  expect((error as Error).message.length).toBeLessThan(1000);
});

it("the views of a database are looked at, however much their names are together", async () => {
  const path = join(temporaryFolder(), "many.db");
  const database = new DatabaseSync(path);
  database.exec("BEGIN");
  for (let i = 0; i < 5500; i++) database.exec(`CREATE VIEW v${i}${"w".repeat(200)} AS SELECT 1`);
  database.exec("COMMIT");
  database.close();
  await expect(checkViews({ what: "Test" }, path)).resolves.toBeUndefined();
});

it("a database whose tables cannot be listed is refused", async () => {
  const path = join(temporaryFolder(), "cut.gpkg");
  writeFileSync(path, `SQLite format 3\0${"x".repeat(5000)}`);
  await expect(layerFacts({ place: { what: "Test" }, path })).rejects.toMatchObject({
    code: "import/damaged",
    message: expect.stringContaining("its list of tables cannot be read (file is not a database)"),
  });
});

it("a first description of a folder leaves it out and says why", async () => {
  waitBriefly();
  const folder = temporaryFolder();
  await writeGeoPackageWithView(folder, "endless.gpkg", endlessView);
  const { leftOut } = await draftDescription(folder);
  expect(leftOut).toEqual([expect.stringContaining("its view v was not worked out")]);
});

it("a view that ends is a layer like any other", async () => {
  const folder = temporaryFolder();
  const path = await writeGeoPackageWithView(folder, "plain.gpkg", "SELECT fid, geom, id FROM p");
  expect(await layerFacts({ place: { what: "Test" }, path, layer: "v" })).toMatchObject({ featureCount: 1 });
});

it("a view by functions that only GDAL has is refused, since nothing can tell whether it ends", async () => {
  const folder = temporaryFolder();
  const path = await writeGeoPackageWithView(
    folder,
    "gdal.gpkg",
    "SELECT fid, geom, ST_MinX(geom) AS x FROM p",
  );
  await expect(layerFacts({ place: { what: "Test" }, path, layer: "v" })).rejects.toMatchObject({
    code: "import/bad-view",
    message: expect.stringContaining("ST_MinX"),
  });
});

it("a spreadsheet that unpacks to a thousand times its size is refused", async () => {
  const path = join(temporaryFolder(), "bomb.xlsx");
  writeFileSync(path, zipFile({ "xl/worksheets/sheet1.xml": Buffer.alloc(400_000_000) }));
  await expect(layerFacts({ place: { what: "Test" }, path })).rejects.toMatchObject({
    code: "import/zip-bomb",
    message: expect.stringContaining("from 0.4 MB to 400.0 MB"),
  });
});

it("a zip within a zip counts as unpacking from the outer one", async () => {
  const path = join(temporaryFolder(), "bomb.zip");
  const database = Buffer.concat([Buffer.from("SQLite format 3\0"), Buffer.alloc(300_000_000)]);
  // By its own size, of bytes that themselves pack to nothing, it could unpack to 400 MB.
  const inner = Buffer.concat([Buffer.alloc(2_000_000), zipFile({ "a.gpkg": database })]);
  writeFileSync(path, zipFile({ "inner.zip": inner }));
  await expect(layerFacts({ place: { what: "Test" }, path })).rejects.toMatchObject({
    code: "import/zip-bomb",
    message: expect.stringContaining("from 0.0 MB to 302.3 MB"),
  });
});

it("a table with a row that never ends is refused, packed or not", async () => {
  const folder = temporaryFolder();
  const endlessRow = Buffer.concat([Buffer.from("id,value\n"), Buffer.alloc(40_000_000, "1")]);
  writeFileSync(join(folder, "row.csv"), endlessRow);
  writeFileSync(join(folder, "quote.csv"), `id,value\n"${"1,2\n".repeat(10_000_000)}`);
  writeFileSync(join(folder, "row.csv.gz"), gzipSync(endlessRow));
  for (const name of ["row.csv", "row.csv.gz", "quote.csv"]) {
    const rows = openRows({ place: { what: "Test" }, path: join(folder, name) });
    await expect(rows.then((table) => table.forEachRow(() => undefined))).rejects.toMatchObject({
      code: "import/endless-row",
    });
  }
});

describe("what lies in a zip", () => {
  const facts = (path: string) => layerFacts({ place: { what: "Test" }, path, layer: "p" });
  /** Refused at once by who looks at views, and by nobody else. */
  const bad = "SELECT fid, geom, ST_MinX(geom) AS x FROM p";
  const packing = async (view: string) =>
    readFileSync(await writeGeoPackageWithView(temporaryFolder(), "v.gpkg", view));

  it("a view that never ends is refused there too", async () => {
    waitBriefly();
    const path = join(temporaryFolder(), "endless.zip");
    writeFileSync(path, zipFile({ "v.gpkg": await packing(endlessView) }));
    await expect(facts(path)).rejects.toMatchObject({ code: "import/endless-view" });
  });

  it.each<[string, string, (database: Buffer) => Buffer]>([
    ["packed", "a.zip", (database) => zipFile({ "v.gpkg": database })],
    ["stored", "a.zip", (database) => zipFile({ "v.gpkg": database }, { isStored: true })],
    ["with sizes in 64 bits", "a.zip", (database) => zipFile({ "v.gpkg": database }, { isWide: true })],
    [
      "behind other bytes",
      "a.zip",
      (database) => Buffer.concat([Buffer.alloc(99), zipFile({ "v.gpkg": database })]),
    ],
    ["under any name", "a.zip", (database) => zipFile({ "../../v.txt": database })],
    ["beside others", "a.zip", (database) => zipFile({ "a.txt": Buffer.from("a"), "v.gpkg": database })],
    ["called as GDAL likes it", "a.gpkg.zip", (database) => zipFile({ "v.gpkg": database })],
    ["in a zip", "a.zip", (database) => zipFile({ "a.gpkg.zip": zipFile({ "v.gpkg": database }) })],
  ])("a view is looked at in a database %s", async (_, name, pack) => {
    const path = join(temporaryFolder(), name);
    writeFileSync(path, pack(await packing(bad)));
    await expect(facts(path)).rejects.toMatchObject({ code: "import/bad-view" });
  });

  it.each([{}, { isStored: true }, { isWide: true }])("a GeoPackage is read from it: %j", async (how) => {
    const path = join(temporaryFolder(), "a.zip");
    writeFileSync(path, zipFile({ "v.gpkg": await packing("SELECT fid, geom, id FROM p") }, how));
    expect(await facts(path)).toMatchObject({ featureCount: 1, columns: ["id"] });
  });

  it("an import is given up while the files in it are looked at", async () => {
    const folder = temporaryFolder();
    const names = Array.from({ length: 500 }, (_, i) => `${i}.txt`);
    writeFileSync(
      join(folder, "many.zip"),
      zipFile(Object.fromEntries(names.map((name) => [name, Buffer.from(name)]))),
    );
    const stop = new AbortController();
    const onProgress = (words: string) => {
      if (words.startsWith("Reading")) setImmediate(() => stop.abort());
    };
    const description = describing(folder, "many.zip");
    await expect(importDataset({ description, onProgress, signal: stop.signal })).rejects.toMatchObject({
      code: "import/stopped",
    });
  });

  it("virtual layers and zips within zips within zips are refused", async () => {
    const path = join(temporaryFolder(), "a.zip");
    const layer = Buffer.from('<OGRVRTDataSource><OGRVRTLayer name="v"/></OGRVRTDataSource>');
    const nested = zipFile({ "b.zip": zipFile({ "c.zip": zipFile({}) }) });
    for (const zip of [zipFile({ "layer.vrt": layer }), nested]) {
      writeFileSync(path, zip);
      await expect(facts(path)).rejects.toMatchObject({ code: "import/virtual-layer" });
    }
  });

  it.each([
    ["lists fewer files than it says", zipFile({ "a.txt": Buffer.from("a") }, { count: 2 })],
    ...(["bytes", "packedBytes", "position", "end"] as const).map((which): [string, Buffer] => [
      `states 2 to the 63rd for ${which}`,
      zipFile({ "a.txt": Buffer.from("a") }, { isWide: true, stating: { [which]: 2n ** 63n } }),
    ]),
    [
      "has more packed than it is long",
      zipFile({ "a.txt": Buffer.from("a") }, { isWide: true, stating: { packedBytes: 1000n } }),
    ],
    [
      "has more in it than it says",
      zipFile({ "a.txt": Buffer.alloc(90) }, { isWide: true, stating: { bytes: 10n } }),
    ],
    ["does not unpack", Buffer.from(zipFile({ "a.txt": Buffer.alloc(90) })).fill(0xff, 35, 40)],
  ])("a zip that %s is refused as damaged", async (_, zip) => {
    const path = join(temporaryFolder(), "a.zip");
    writeFileSync(path, zip);
    await expect(facts(path)).rejects.toMatchObject({ code: "import/damaged" });
  });
});
