import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { exportFormats } from "@stopbank/contract/exports";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { hostileNames, hostileTask, scratchOfTest } from "./testing/hostileTask.ts";
import { hasOgr, hasOpenpyxl, ogrInfo, readWithOgr, readWorkbook } from "./testing/otherReaders.ts";
import { provenanceTexts, valuesOf } from "./testing/provenanceTexts.ts";
import { sampleProvenance } from "./testing/sampleProvenance.ts";
import { written } from "./testing/written.ts";
import { guardText } from "./text/csvRow.ts";

const openGeoPackage = (bytes: Buffer) => {
  const path = join(scratchOfTest(), "read.gpkg");
  writeFileSync(path, bytes);
  return new DatabaseSync(path);
};

const readable = { geojson: true, csv: true, xlsx: hasOpenpyxl, gpkg: true, fgb: true };

describe.each(exportFormats.filter((format) => readable[format]))("as %s", (format) => {
  it("EXP-14: carries its provenance, value by value", async () => {
    const text = provenanceTexts[format](await written(await hostileTask(format)));
    // The kind of way and codes are said in words where people read them.
    const inWords: Readonly<Record<string, string>> = {
      token: "by the API token",
      anchor: "anchor point",
      flood: "flood",
    };
    for (const value of valuesOf(sampleProvenance)) {
      const found = text.includes(value) || text.includes(inWords[value] ?? "\0");
      // A workbook has what people read, and not the ids that programs ask by.
      const isForPrograms = format === "xlsx" && ["suburb.otara", "suburb"].includes(value);
      expect(found || isForPrograms, `${value} in ${format}`).toBe(true);
    }
  });
});

describe("hostile names and texts", () => {
  const asWritten = Object.entries(hostileNames);

  it("A-39: are texts in CSV, whatever a spreadsheet takes for a formula, and numbers are numbers", async () => {
    const bytes = unzipSync(await written(await hostileTask("csv")))["houses.csv"]!;
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = strFromU8(bytes);
    expect(csv.startsWith("id,name,built,height (m),fid,Geom,HEIGHT_2,flood_100 state")).toBe(true);
    for (const [id, name] of asWritten) {
      const guarded = guardText(name);
      const cell = /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
      expect(csv).toContain(`\r\n${id},${cell},`);
    }
    expect(csv).toContain("minus,'-2,1999-12-31,-2.5,998,,2,not exposed,,,,larkhaven@00112233445566aa");
  });

  it("are what they were in GeoJSON", async () => {
    const { features } = JSON.parse((await written(await hostileTask("geojson"))).toString());
    const names = features.map((each: { id: string; properties: { name: string } }) => [
      each.id,
      each.properties.name,
    ]);
    expect(Object.fromEntries(names)).toEqual(hostileNames);
  });

  it.skipIf(!hasOpenpyxl)(
    "A-39: are texts in a workbook, with days as days, and what is too long is said to be cut",
    async () => {
      const book = readWorkbook(await written(await hostileTask("xlsx")));
      expect(Object.values(book.sheets).map(({ formulas }) => formulas)).toEqual([0, 0, 0, 0, 0, 0]);
      const [head = [], ...rows] = book.sheets.Elements?.rows ?? [];
      expect(head.slice(0, 7)).toEqual(["id", "name", "built", "height (m)", "fid", "Geom", "HEIGHT_2"]);
      const byId = new Map(rows.map((row) => [row[0], row]));
      // XML has one line end.
      for (const [id, name] of asWritten.filter(([each]) => each !== "long"))
        expect(byId.get(id)?.[1]).toBe(guardText(name).replaceAll("\r\n", "\n"));
      expect(String(byId.get("long")?.[1])).toHaveLength(32_767);
      expect(String(byId.get("long")?.[1])).toMatch(/ā \[cut here: a cell holds 32,767 characters\]$/);
      expect(byId.get("formula")?.slice(2, 5)).toEqual(["1874-05-31", -0.5, 1_000]);
      expect(byId.get("minus")?.slice(2, 5)).toEqual([{ day: "1999-12-31" }, -2.5, 998]);
    },
  );

  it.skipIf(!hasOgr)(
    "are what they were in a GeoPackage and in FlatGeobuf, beside columns of the table's own",
    async () => {
      for (const format of ["gpkg", "fgb"] as const) {
        const { houses = [] } = readWithOgr(await written(await hostileTask(format)), `export.${format}`);
        expect(Object.fromEntries(houses.map(({ properties }) => [properties.id, properties.name]))).toEqual(
          hostileNames,
        );
        const first = houses.find(({ properties }) => properties.id === "formula");
        expect(first?.properties).toMatchObject(
          format === "gpkg"
            ? { fid_2: 1_000, Geom_2: "POINT(1 2)", height: -0.5 }
            : { fid: 1_000, Geom: "POINT(1 2)" },
        );
        expect(first?.geometry).toEqual({ type: "MultiPoint", coordinates: [[172.1, -40.5]] });
      }
    },
  );
});

describe("a GeoPackage", () => {
  it("has an index that SQLite finds whole, and that finds what is in a box", async () => {
    const database = openGeoPackage(await written(await hostileTask("gpkg")));
    expect(database.prepare("select rtreecheck('rtree_houses_geom') as found").get()).toEqual({
      found: "ok",
    });
    const ids = database
      .prepare(
        "select h.id from rtree_houses_geom r join houses h on h.fid = r.id where minx <= 172.125 and maxx >= 172.095 order by h.id",
      )
      .all();
    expect(ids.map(({ id }) => id)).toEqual(["formula", "minus", "plus"]);
    expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  });

  it("is drawn by class in QGIS, each state for itself, and says what its columns are", async () => {
    const database = openGeoPackage(await written(await hostileTask("gpkg")));
    const styles = database.prepare("select styleName, useAsDefault, styleQML from layer_styles").all();
    expect(styles).toMatchObject([{ styleName: "flood_100", useAsDefault: 1 }]);
    const style = String(styles[0]?.styleQML);
    for (const value of ["Moderate", "Major", "not exposed", "not assessed"])
      expect(style).toContain(`value="${value}"`);
    expect(
      database.prepare("select title, description from gpkg_data_columns where column_name = 'height'").get(),
    ).toEqual({ title: "Height", description: "In m" });
  });

  it("is one as GDAL reads it, in the right place", async ({ skip }) => {
    if (!hasOgr) skip();
    const info = ogrInfo(await written(await hostileTask("gpkg")), "export.gpkg");
    expect(info).toContain("Feature Count: 14");
    expect(info).toContain("Extent: (172.100000, -40.630000) - (172.230000, -40.500000)");
    expect(info).toContain("Geometry: Multi Point");
    expect(info).not.toMatch(/Warning|ERROR/);
  });
});

describe.skipIf(!hasOpenpyxl)("a workbook", () => {
  it("EXP-17: has its sheets with frozen heads, filters, names and formats, and its totals say of what they are shares", async () => {
    const { sheets, names, title } = readWorkbook(await written(await hostileTask("xlsx")));
    expect(title).toBe("Larkhaven Ōtara council: elements and their risk");
    expect(Object.keys(sheets)).toEqual([
      "Summary",
      "By region",
      "By class",
      "Elements",
      "Projected",
      "Sources and rules",
    ]);
    for (const { frozen, filter } of Object.values(sheets)) {
      expect(frozen).toMatch(/^B\d+$/);
      expect(filter).toMatch(/^A\d+:/);
    }
    expect(names).toMatchObject({
      Summary_table: "'Summary'!$A$5:$L$16",
      Elements_table: "'Elements'!$A$1:$K$15",
    });
    const summary = sheets.Summary?.rows.slice(5) ?? [];
    const line = (what: string) => summary.find((row) => row[3] === what)?.slice(4, 12);
    const lacking = "The layer has no replacement costs";
    expect(line("Moderate")).toEqual([6, 1, 1 / 13, "each", 1, 1 / 13, null, lacking]);
    expect(line("Not exposed")).toEqual([null, 12, 12 / 13, "each", 12, 12 / 13, null, lacking]);
    expect(line("Not assessed")).toEqual([null, 1, null, "each", 1, null, null, lacking]);
    expect(line("Selected")).toEqual([null, 14, null, "each", 14, null, null, lacking]);
    expect(sheets.Summary?.formats.slice(5, 7)).toEqual(["#,##0", "0.0%"]);
    expect(sheets.Elements?.formats[2]).toBe("yyyy-mm-dd");
  });
});
