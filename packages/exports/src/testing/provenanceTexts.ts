import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { ExportFormat } from "@stopbank/contract/exports";
import { strFromU8, unzipSync } from "fflate";
import { readWorkbook } from "./otherReaders.ts";

/** Every value of a provenance, as it would stand in a text. */
export const valuesOf = (value: unknown): string[] =>
  value === null
    ? []
    : typeof value === "object"
      ? Object.values(value as object).flatMap(valuesOf)
      : [String(value)];

/** All of the texts that say where an export comes from, as each format keeps them. */
export const provenanceTexts: Readonly<Record<ExportFormat, (bytes: Buffer) => string>> = {
  geojson: (bytes) => JSON.stringify(JSON.parse(bytes.toString()).provenance),
  csv: (bytes) => {
    const { "README.txt": readme, "metadata.json": metadata } = unzipSync(bytes);
    return [readme, metadata].map((file) => (file === undefined ? "" : strFromU8(file))).join("\n");
  },
  xlsx: (bytes) =>
    (readWorkbook(bytes).sheets["Sources and rules"]?.rows ?? []).map((row) => row.join("\t")).join("\n"),
  gpkg: geoPackageMetadata,
  // The header is the first piece, and its length stands before it.
  fgb: (bytes) => bytes.subarray(12, 12 + bytes.readUInt32LE(8)).toString(),
};

function geoPackageMetadata(bytes: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-read-"));
  try {
    const path = join(folder, "read.gpkg");
    writeFileSync(path, bytes);
    const database = new DatabaseSync(path, { readOnly: true });
    const rows = database
      .prepare(
        "select metadata from gpkg_metadata join gpkg_metadata_reference on md_file_id = id where reference_scope = 'geopackage' order by id",
      )
      .all();
    database.close();
    return rows.map(({ metadata }) => String(metadata)).join("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
