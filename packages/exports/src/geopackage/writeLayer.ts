import type { DatabaseSync } from "node:sqlite";
import type { ClassWords } from "@stopbank/dataset/class-words";
import { byteWriter } from "../binary/byteWriter.ts";
import { boxOf, emptyBox, isEmptyBox, widenBox } from "../binary/elementBox.ts";
import type { ExportLayer } from "../rows/exportLayer.ts";
import { type Field, rowsOf, scenarioKey, scenarioTitle } from "../rows/fields.ts";
import { plainText } from "../text/plainText.ts";
import { writeGeometryBlob } from "./geometryBlob.ts";
import { qgisStyle } from "./qgisStyle.ts";
import { literal, quoted } from "./quoted.ts";
import { rtreeWriter } from "./rtreeWriter.ts";
import { indexExtension, rtreeTriggers } from "./schema.ts";
import { columnNames } from "./tableNames.ts";

const geometryColumn = "geom";
const geometryTypes = { point: "MULTIPOINT", line: "MULTILINESTRING", polygon: "MULTIPOLYGON" } as const;
const columnTypes = { text: "TEXT", number: "DOUBLE", integer: "INTEGER", day: "DATE" } as const;

/** One layer as a table of its own, with its index, what its columns are, and a style for each scenario. */
export function writeLayer(
  database: DatabaseSync,
  table: string,
  layer: ExportLayer,
  words: ClassWords,
): void {
  const { type, displayName } = layer.description;
  const { each, ...rows } = rowsOf(layer, words);
  const names = columnNames(
    rows.fields.map(({ name }) => name),
    ["fid", geometryColumn],
  );
  const fields = rows.fields.map((field, i) => ({ ...field, name: names[i]! }));
  const columns = fields.map(({ name, type }) => `${quoted(name)} ${columnTypes[type]}`);
  const geometryType = geometryTypes[layer.geometry.kind];
  database.exec(
    `create table ${quoted(table)} (${["fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL", `${geometryColumn} ${geometryType}`, ...columns].join(", ")})`,
  );
  const index = `rtree_${table}_${geometryColumn}`;
  const rtree = rtreeWriter(database, index);
  const insert = database.prepare(
    `insert into ${quoted(table)} values (${["?", "?", ...fields.map(() => "?")].join(", ")})`,
  );
  const blob = byteWriter();
  const box = emptyBox();
  const extent = emptyBox();
  let fid = 0;
  for (const element of each()) {
    boxOf(layer.geometry, element, box);
    writeGeometryBlob(blob, layer.geometry, element, box);
    insert.run(++fid, blob.written(), ...fields.map(cellOf));
    if (isEmptyBox(box)) continue;
    rtree.add(fid, box);
    widenBox(extent, box);
  }
  rtree.end();
  database
    .prepare(
      "insert into gpkg_contents (table_name, data_type, identifier, min_x, min_y, max_x, max_y, srs_id) values (?, 'features', ?, ?, ?, ?, ?, 4326)",
    )
    .run(table, plainText(`${displayName} (${type})`), ...edgesOf(extent));
  database.exec(
    `insert into gpkg_geometry_columns values (${literal(table)}, '${geometryColumn}', '${geometryType}', 4326, 0, 0); ${indexExtension(table, geometryColumn)}`,
  );
  // Made last: with them each row would go into the index by itself.
  database.exec(rtreeTriggers(table, geometryColumn, index));
  describeColumns(database, table, fields);
  addStyles(database, table, layer, { words, fields });
}

function cellOf({ read }: Field): string | number | null {
  const value = read();
  return typeof value === "string" ? plainText(value) : value;
}

const edgesOf = ({ minX, minY, maxX, maxY }: ReturnType<typeof emptyBox>): (number | null)[] =>
  [minX, minY, maxX, maxY].map((edge) => (Number.isFinite(edge) ? edge : null));

function describeColumns(database: DatabaseSync, table: string, fields: readonly Field[]): void {
  const describe = database.prepare(
    "insert into gpkg_data_columns (table_name, column_name, name, title, description) values (?, ?, ?, ?, ?)",
  );
  for (const { name, title, unit } of fields)
    describe.run(table, name, name, title, unit === "" ? null : `In ${unit}`);
}

/** The first scenario's is the one QGIS draws by; the others are in its list. */
function addStyles(
  database: DatabaseSync,
  table: string,
  { description, scenarios }: ExportLayer,
  { words, fields }: { readonly words: ClassWords; readonly fields: readonly Field[] },
): void {
  const add = database.prepare(
    "insert into layer_styles (f_table_catalog, f_table_schema, f_table_name, f_geometry_column, styleName, styleQML, styleSLD, useAsDefault, description) values ('', '', ?, ?, ?, ?, '', ?, ?)",
  );
  for (const [i, scenario] of scenarios.entries()) {
    const columnOf = (what: NonNullable<Field["of"]>["what"]) =>
      fields.find(({ of }) => of?.scenario === scenario && of.what === what)!.name;
    const style = qgisStyle(description.geometry, words, {
      class: columnOf("class"),
      state: columnOf("state"),
    });
    add.run(
      table,
      geometryColumn,
      scenarioKey(scenario).slice(0, 30),
      style,
      i === 0 ? 1 : 0,
      scenarioTitle(scenario),
    );
  }
}
