import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { classWordsOf } from "@stopbank/dataset/class-words";
import { readLayer } from "@stopbank/geo-read/read-layer";
import { textOf } from "@stopbank/geo-read/text-of";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { describe, expect, it } from "vitest";
import { importDataset } from "../importDataset.ts";
import { reportText } from "../report/reportText.ts";
import { temporaryFolder, writeDescription } from "../testing/folders.ts";

const western = "Café – ü";
const macrons = "Ōtaki, Māngere";

/** Text as a file of an older program has it. */
const cp1252 = (text: string) => Buffer.from(text.replaceAll("–", "\u0096"), "latin1");
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};

async function namesOf(
  folder: string,
  file: string,
  coordinates?: { x: string; y: string },
  column = "näme",
) {
  const input = { place: { what: "Test", file }, path: join(folder, file), crs: "EPSG:4326" };
  const at = coordinates === undefined ? {} : { coordinates };
  const { columns, notes } = await readLayer({ ...input, ...at }, { columns: [column] });
  return { names: columns[column], notes };
}

const table = (name: string) => `id;näme;lon;lat\n1;${name};173;-41\n2;plain;174;-41\n`;
const asGeoJson = (name: string, properties: object = {}) =>
  JSON.stringify({
    type: "FeatureCollection",
    features: [name, "plain"].map((each, i) => ({
      type: "Feature",
      properties: { näme: each, ...properties },
      geometry: { type: "Point", coordinates: [173 + i, -41] },
    })),
  });

describe("letters with accents", () => {
  it.each<[string, string, Uint8Array | string, string]>([
    ["UTF-8", "a.csv", table(macrons), macrons],
    ["UTF-8 with its mark", "a.csv", `\uFEFF${table(macrons)}`, macrons],
    ["windows-1252", "a.csv", cp1252(table(western)), western],
    ["windows-1252, packed", "a.csv.gz", gzipSync(cp1252(table(western))), western],
    ["UTF-16", "a.csv", utf16(table(macrons)), macrons],
    ["UTF-16, big end first", "a.csv", utf16(table(macrons), true), macrons],
    ["UTF-16 without its mark", "a.csv", utf16(table(macrons)).subarray(2), macrons],
  ])("come out of CSV in %s", async (encoding, file, content, name) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, file), content);
    const { names, notes } = await namesOf(folder, file, { x: "lon", y: "lat" });
    expect(names).toEqual([name, "plain"]);
    expect(notes).toEqual(
      encoding.startsWith("windows") ? [expect.stringContaining("read as windows-1252")] : [],
    );
  });

  it.each<[string, Uint8Array | string, string]>([
    ["UTF-8", asGeoJson(macrons), macrons],
    ["windows-1252", cp1252(asGeoJson(western)), western],
    ["windows-1252 beside a date", cp1252(asGeoJson(western, { day: "2024-05-31" })), western],
    ["UTF-16", utf16(asGeoJson(macrons)), macrons],
  ])("come out of GeoJSON in %s", async (_, content, name) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "a.geojson"), content);
    expect((await namesOf(folder, "a.geojson")).names).toEqual([name, "plain"]);
  });

  async function writeShapefile(folder: string, encoding: string, name: string, column = "näme") {
    const path = join(folder, "source.geojson");
    writeFileSync(path, asGeoJson(name, { day: "2024-05-31" }).replaceAll("näme", column));
    await withDataset({ place: { what: "Test" }, path }, async ({ api }, dataset) => {
      const output = await api.ogr2ogr(
        dataset,
        ["-f", "ESRI Shapefile", "-lco", `ENCODING=${encoding}`],
        "a",
      );
      for (const ending of ["shp", "shx", "dbf", "prj", "cpg"])
        copyFileSync(output.real.replace(/\w+$/, ending), join(folder, `a.${ending}`));
      return output;
    });
  }

  it.each([
    ["UTF-8", macrons],
    ["CP1252", western],
  ])("come out of a shapefile that states %s, %s", async (encoding, name) => {
    const folder = temporaryFolder();
    await writeShapefile(folder, encoding, name);
    expect(await namesOf(folder, "a.shp")).toEqual({ names: [name, "plain"], notes: [] });
  });

  const guessed = [expect.stringContaining("windows-1252")];

  it.each<[string, string, number, string, unknown]>([
    ["UTF-8", "no code page", 0, macrons, []],
    ["UTF-8", '"ANSI"', 0x57, macrons, []],
    ["CP1252", "no code page", 0, western, guessed],
    ["CP1252", '"ANSI"', 0x57, western, guessed],
    ["CP1252", "code page", 0x03, western, []],
    ["CP1257", "code page", 0xcc, "Ōtaki", []],
    ["CP1251", "code page", 0xc9, "Москва", []],
    ["CP866", "code page", 0x26, "Москва", []],
    ["CP850", "code page", 0x02, "Zürich", []],
    ["UTF-8", "code page", 0x03, macrons, []],
    ["UTF-8", "code page", 0x10, macrons, []],
    ["CP1252", "no code page's number", 0x70, western, guessed],
    ["UTF-8", "no code page's number", 0x70, macrons, []],
    ["CP1252", "code page that cannot be read", 0x64, western, guessed],
    ["CP1252", "code page that cannot be read", 0x01, western, guessed],
  ])(
    "come out of a shapefile in %s without a .cpg whose table has %s %i, %s",
    async (encoding, _, codePage, name, notes) => {
      const folder = temporaryFolder();
      // Cyrillic has no umlaut.
      const column = name === "Москва" ? "name" : "näme";
      await writeShapefile(folder, encoding, name, column);
      rmSync(join(folder, "a.cpg"));
      const table = readFileSync(join(folder, "a.dbf"));
      table[29] = codePage;
      writeFileSync(join(folder, "a.dbf"), table);
      expect(await namesOf(folder, "a.shp", undefined, column)).toEqual({ names: [name, "plain"], notes });
    },
  );

  it.each<[string, string, string, unknown]>([
    ["CP1252", "ANSI 1252", western, guessed],
    ["CP1252", "", western, guessed],
    ["UTF-8", "OEM", macrons, []],
    ["CP1250", "1250", "Südstraße, Łódź", []],
  ])("come out of a shapefile in %s whose .cpg says %j", async (encoding, cpg, name, notes) => {
    const folder = temporaryFolder();
    await writeShapefile(folder, encoding, name);
    writeFileSync(join(folder, "a.cpg"), cpg);
    expect(await namesOf(folder, "a.shp")).toEqual({ names: [name, "plain"], notes });
  });

  // Every number that GDAL's source lists, with what ogrinfo of GDAL 3.6.2 (Debian) reads in the table.
  it.each<[string, readonly number[]]>([
    ["─Úð┴", [2, 10, 14, 16, 18, 20, 22, 26, 29, 37, 55]],
    ["ÄéÐÁ", [3, 88, 89]],
    ["ﾄ鰔ﾁ", [19, 123]],
    ["─щ╨┴", [38, 101]],
    ["拈辛", [77, 122]],
    ["쾡僅", [78, 121]],
    ["灌釓", [79, 120]],
    ["ฤ้ะม", [80, 124]],
    ["ÄéĐÁ", [200]],
    ["ДйРБ", [201]],
    ["ÄéĞÁ", [202]],
    ["ΔιΠΑ", [203]],
    ["ÄéŠĮ", [204]],
  ])("are %s as GDAL reads the code pages %j of a shapefile's table", (text, codePages) =>
    readAs(text, [], codePages),
  );

  it.each<[string, readonly number[]]>([
    ["437, 863, 865, 860, 861", [1, 8, 11, 13, 15, 17, 21, 23, 24, 25, 27, 28, 36, 102, 103, 108]],
    ["852, 737, 857", [31, 34, 35, 64, 100, 135, 106, 134, 107, 136]],
    ["of a Mac", [4, 150, 151]],
    ["895, 620", [104, 105]],
    ["of no code page, and 'ANSI'", [0, 7, 48, 87, 112, 255]],
  ])("are said to be guessed where GDAL's build reads no code page: %s", (_, codePages) =>
    readAs("ÄéÐÁ", guessed, codePages),
  );

  async function readAs(text: string, notes: unknown, codePages: readonly number[]) {
    const folder = temporaryFolder();
    await writeShapefile(folder, "CP1252", "ÄéÐÁ", "name");
    rmSync(join(folder, "a.cpg"));
    const table = readFileSync(join(folder, "a.dbf"));
    for (const codePage of codePages) {
      table[29] = codePage;
      writeFileSync(join(folder, "a.dbf"), table);
      const read = await namesOf(folder, "a.shp", undefined, "name");
      expect({ codePage, ...read }).toEqual({ codePage, names: [text, "plain"], notes });
    }
  }

  it("are said to be guessed in the report a person reads", () => {
    const layer = {
      what: "Element layer a",
      file: "a.csv",
      read: 2,
      kept: 2,
      problems: [],
      notes: ["A note."],
    };
    const report = {
      client: "a",
      measures: {},
      layers: [layer],
      scenarios: [],
      expectedAnnualDamage: [],
      frequencyNotNamed: [],
      classWords: classWordsOf({}),
    };
    expect(reportText({ ...report, peakMemoryBytes: 0 })).toContain(
      "2 of 2 features from a.csv\n    A note.",
    );
  });

  it("may be cut off by the width of a column, which is no other encoding", () => {
    const whole = Buffer.from("Ōtaki, Mā");
    expect(textOf(whole)).toEqual({ text: "Ōtaki, Mā", isGuessed: false });
    expect(textOf(whole.subarray(0, -1))).toEqual({ text: "Ōtaki, M", isGuessed: false });
    expect(textOf(cp1252("Café"))).toEqual({ text: "Café", isGuessed: true });
  });

  it("that no encoding has are refused", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "a.csv"), Buffer.concat([Buffer.from(table("a")), Buffer.of(0x81, 0x8d)]));
    await expect(namesOf(folder, "a.csv", { x: "lon", y: "lat" })).rejects.toMatchObject({
      code: "import/unknown-encoding",
      message: expect.stringContaining("Save it as UTF-8"),
    });
  });
});

it("that were guessed are said in the report, whatever a table is for", async () => {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => writeFileSync(join(folder, name), cp1252(text));
  const zone = "POLYGON ((172 -42, 174 -42, 174 -40, 172 -40, 172 -42))";
  write("houses.csv", "id,lon,lat,worth\n1,173,-41,1000\n");
  write("hits.csv", "storm,site,gust\nCafé,p,30\n");
  write("often.csv", "storm,rate\nCafé,0.1\n");
  write("sites.csv", "site,lon,lat,remark\np,173,-41,süd\n");
  write("curves.csv", "wind;share;remark\n0;0;ä\n60;1;ö\n");
  write("study.csv", `wkt,remark\n"${zone}",ü\n`);
  const description = writeDescription(folder, {
    client: "letters",
    title: "Letters",
    licence: "CC0-1.0",
    sources: [{ title: "Test", licence: "CC0-1.0", attribution: "Test" }],
    elements: [
      {
        type: "houses",
        title: "House",
        file: "houses.csv",
        id: "id",
        coordinates: { x: "lon", y: "lat" },
        crs: "EPSG:4326",
        replacementCost: { value: "worth" },
      },
    ],
    hazards: [
      {
        id: "storms",
        title: "Storms",
        summary: "Storms",
        intensity: "Wind",
        source: {
          kind: "events",
          file: "hits.csv",
          event: "storm",
          id: "site",
          intensity: "gust",
          frequencies: { file: "often.csv", event: "storm", frequency: "rate" },
          places: {
            file: "sites.csv",
            id: "site",
            coordinates: { x: "lon", y: "lat" },
            crs: "EPSG:4326",
            within: 1000,
          },
        },
        scenarios: [{ tag: "storms", name: "Storms" }],
        classes: "exposed",
        assessed: { file: "study.csv", crs: "EPSG:4326" },
        damage: {
          houses: {
            curves: { file: "curves.csv", intensity: "wind" },
            curve: "share",
            components: { house: {}, roof: { maxDamage: 100 } },
          },
        },
        methodology: { content: "Test" },
      },
    ],
    basemap: { land: { file: "study.csv", crs: "EPSG:4326" } },
  });
  const { layers } = await importDataset({ description });
  expect(layers.map(({ file, read, kept, notes = [] }) => [file, read, kept, notes.length])).toEqual([
    ["houses.csv", 1, 1, 0],
    ["study.csv", 1, 1, 1],
    ["hits.csv", 1, 1, 1],
    ["often.csv", 1, 1, 1],
    ["sites.csv", 1, 1, 1],
    ["study.csv", 1, 1, 1],
    ["curves.csv", 2, 2, 1],
  ]);
});
