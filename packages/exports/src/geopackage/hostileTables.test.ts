import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { ExportTask } from "../exportTask.ts";
import { hostileNames, hostileTask, scratchOfTest } from "../testing/hostileTask.ts";
import { hasOgr, hasOpenpyxl, ogrInfo, readWorkbook } from "../testing/otherReaders.ts";
import { written } from "../testing/written.ts";

const long = "ā".repeat(1_000);

/** What layers may be called, and what their tables are called then. */
const tables = new Map([
  ["houses", "houses"],
  ["HOUSES", "HOUSES_2"],
  ["Houses", "Houses_3"],
  ["sqlite_houses", "layer_sqlite_houses"],
  ["SQLite_master", "layer_SQLite_master"],
  ["layer_sqlite_houses", "layer_sqlite_houses_2"],
  ["gpkg_contents", "layer_gpkg_contents"],
  ["rtree_houses_geom", "layer_rtree_houses_geom"],
  ["layer_styles", "layer_styles_2"],
  [`say "hi", 'there'; --`, `say "hi", 'there'; --`],
  ["Ōtāhuhu whānau", "Ōtāhuhu whānau"],
  ["ends\0here", "endshere"],
  [long, long],
]);

/** What attributes may be called, and their columns then. */
const columns = new Map([
  ["rowid", "rowid"],
  ["FID", "FID_2"],
  ["flood_100 class", "flood_100 class"],
  [`a "b"); drop table houses; --`, `a "b"); drop table houses; --`],
  ["ends\0here", "endshere"],
  ["Ōtara", "Ōtara"],
  ["ōtara", "ōtara_2"],
  [long, long],
]);

async function hostileLayers(format: ExportTask["format"], types: readonly string[]): Promise<ExportTask> {
  const task = await hostileTask(format);
  const [layer] = task.layers;
  if (layer === undefined) throw new Error("The sample has a layer.");
  const text = layer.attributes.find(({ about }) => about.key === "name");
  if (text === undefined) throw new Error("The sample has names.");
  const own = layer.attributes.filter(({ about }) => ["id", "name"].includes(about.key));
  const hostile = [...columns.keys()].map((key) => ({ ...text, about: { ...text.about, key } }));
  const layers = types.map((type) => ({
    ...layer,
    description: { ...layer.description, type },
    attributes: [...own, ...hostile],
  }));
  return { ...task, layers };
}

const ids = Object.keys(hostileNames);

it("a GeoPackage takes every name of layers and attributes, keeps none that is reserved, and says whose each table is", async () => {
  const path = join(scratchOfTest(), "read.gpkg");
  writeFileSync(path, await written(await hostileLayers("gpkg", [...tables.keys()])));
  const database = new DatabaseSync(path);
  const contents = database
    .prepare("select table_name, identifier from gpkg_contents where data_type = 'features' order by rowid")
    .all();
  expect(contents.map(({ table_name }) => table_name)).toEqual([...tables.values()]);
  for (const [i, type] of [...tables.keys()].entries())
    expect(contents[i]?.identifier).toContain(`(${type.replace("\0", "")})`);
  for (const table of tables.values()) {
    const name = `"${table.replaceAll('"', '""')}"`;
    expect(database.prepare(`select count(*) as n from ${name}`).get(), table).toEqual({ n: ids.length });
    const has = database
      .prepare("select name from pragma_table_info(?)")
      .all(table)
      .map((each) => each.name);
    expect(has.slice(0, 4), table).toEqual(["fid", "geom", "id", "name"]);
    expect(has.slice(4, 4 + columns.size)).toEqual([...columns.values()]);
    expect(database.prepare("select rtreecheck(?) as found").get(`rtree_${table}_geom`)).toEqual({
      found: "ok",
    });
  }
  // The scenario's own class, and not the attribute of that name.
  const styles = database.prepare("select f_table_name, styleQML from layer_styles order by id").all();
  expect(styles.map((style) => style.f_table_name)).toEqual([...tables.values()]);
  for (const { styleQML } of styles)
    expect(styleQML).toContain('attr="coalesce(&quot;flood_100 class_2&quot;, &quot;flood_100 state&quot;)"');
  expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  database.close();
});

it.skipIf(!hasOgr)("GDAL finds each of them whole", async () => {
  const info = ogrInfo(await written(await hostileLayers("gpkg", [...tables.keys()])), "export.gpkg");
  const found = [...info.matchAll(/^Layer name: (.*)$/gm)].map(([, name]) => name);
  expect(found.filter((name) => name !== "layer_styles")).toEqual([...tables.values()]);
  expect([...info.matchAll(/^Feature Count: 14$/gm)]).toHaveLength(tables.size);
  expect(info).not.toMatch(/^(Warning|ERROR)/m);
});

it("layers that differ in the case of letters are files of their own in a ZIP, and tables of their own in a workbook", async () => {
  const types = ["roads", "Roads", "ROADS"];
  const files = unzipSync(await written(await hostileLayers("csv", types)));
  expect(Object.keys(files).filter((name) => name.endsWith(".csv"))).toEqual([
    "roads.csv",
    "Roads_2.csv",
    "ROADS_3.csv",
  ]);
  expect(strFromU8(files["ROADS_3.csv"]!).split("\r\n")[0]).toContain("flood_100 class_2");
  const flat = unzipSync(await written(await hostileLayers("fgb", types)));
  expect(Object.keys(flat)).toEqual(expect.arrayContaining(["roads.fgb", "Roads_2.fgb", "ROADS_3.fgb"]));
  if (!hasOpenpyxl) return;
  const { names } = readWorkbook(await written(await hostileLayers("xlsx", types)));
  expect(Object.keys(names)).toEqual(
    expect.arrayContaining(["Elements_roads_table", "Elements_Roads_table_2", "Elements_ROADS_table_3"]),
  );
});
