import type { ExportFormat } from "@stopbank/contract/exports";
import { hasOgr, hasOpenpyxl, type ReadCell, readWithOgr, readWorkbook } from "@stopbank/exports/testing";
import { strFromU8, unzipSync } from "fflate";

/** An element as a file has it, by column without its unit. */
export type ReadRow = Readonly<Record<string, string | number | null>>;

/** The elements of each layer in an export, by the layer's type, as another program reads them. */
export type ReadLayers = Readonly<Record<string, readonly ReadRow[]>>;

export const readers: Readonly<Record<ExportFormat, (bytes: Buffer) => ReadLayers>> = {
  geojson: readGeoJson,
  csv: readCsvZip,
  xlsx: readElementSheets,
  fgb: readFlatGeobufs,
  gpkg: (bytes) => readOgrLayers(bytes, "export.gpkg"),
};

/** Whether what reads a format is here. */
export const isReadable = (format: ExportFormat): boolean =>
  ({ xlsx: hasOpenpyxl, gpkg: hasOgr, fgb: hasOgr, geojson: true, csv: true })[format];

/** The sheets of elements, whose names end with their layer's where there are several. */
function readElementSheets(bytes: Buffer): ReadLayers {
  const { sheets } = readWorkbook(bytes);
  const sources = sheets["Sources and rules"]?.rows ?? [];
  const types = sources
    .filter(([part, what]) => part === "What was asked" && what === "Element layer")
    .map(([, , text]) => /^(.*) \(([^()]+)\): /.exec(String(text))?.slice(1) ?? []);
  return Object.fromEntries(
    types.map(([displayName, type]) => {
      const { rows } = sheets[types.length === 1 ? "Elements" : `Elements, ${displayName}`] ?? { rows: [[]] };
      const [head = [], ...elements] = rows;
      const names = head.map((name) => String(name).replace(/ \([^()]*\)$/, ""));
      return [
        type,
        elements.map((cells) => Object.fromEntries(names.map((name, i) => [name, plain(cells[i])]))),
      ];
    }),
  );
}

/** One by itself, or several in a ZIP. */
function readFlatGeobufs(bytes: Buffer): ReadLayers {
  if (bytes.subarray(0, 3).toString() === "fgb") return readOgrLayers(bytes, "export.fgb");
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => name.endsWith(".fgb"));
  return Object.assign({}, ...files.map(([name, file]) => readOgrLayers(Buffer.from(file), name)));
}

const readOgrLayers = (bytes: Buffer, name: string): ReadLayers =>
  Object.fromEntries(
    Object.entries(readWithOgr(bytes, name)).map(([layer, features]) => [
      layer,
      features.map(({ properties }) =>
        Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, dayOf(value)])),
      ),
    ]),
  );

/** FlatGeobuf knows moments and no days. */
const dayOf = (value: string | number | null) =>
  typeof value === "string" ? value.replace(/^(\d{4}-\d\d-\d\d)T00:00:00$/, "$1") : value;

const plain = (cell: ReadCell | undefined) =>
  typeof cell === "object" && cell !== null ? cell.day : (cell ?? null);

function readGeoJson(bytes: Buffer): ReadLayers {
  const { features } = JSON.parse(bytes.toString()) as { features: { properties: ReadRow }[] };
  return Object.groupBy(
    features.map(({ properties }) => properties),
    ({ layer_type }) => String(layer_type),
  ) as ReadLayers;
}

function readCsvZip(bytes: Buffer): ReadLayers {
  const files = Object.entries(unzipSync(bytes)).filter(([name]) => name.endsWith(".csv"));
  return Object.fromEntries(
    files.map(([name, text]) => [name.slice(0, -".csv".length), readCsv(strFromU8(text))]),
  );
}

/** RFC 4180, read by itself: the file's own writer is not asked. */
function readCsv(text: string): ReadRow[] {
  const [head = [], ...rows] = csvCells(text.replace(/^\uFEFF/, ""));
  const names = head.map((name) => name.replace(/ \([^()]*\)$/, ""));
  return rows.map((cells) =>
    Object.fromEntries(names.map((name, i) => [name, cells[i] === "" ? null : (cells[i] ?? null)])),
  );
}

function csvCells(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    row.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    if (row.length > 1) rows.push(row);
    row = [];
  }
  return rows;
}
