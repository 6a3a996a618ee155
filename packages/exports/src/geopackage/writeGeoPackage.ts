import { createReadStream } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { metadataJson, readmeText } from "../about/aboutFiles.ts";
import type { ExportTask } from "../exportTask.ts";
import { coreTables } from "./schema.ts";
import { tableNames } from "./tableNames.ts";
import { writeLayer } from "./writeLayer.ts";

/** A GeoPackage (1.4), a table a layer, styled for QGIS. It is made in a file first, and then read; ends `out`. */
export async function writeGeoPackage(task: ExportTask, out: Writable, scratch: string): Promise<void> {
  const path = join(scratch, "export.gpkg");
  const database = new DatabaseSync(path, {
    // The index is written as its tables lie, which SQLite refuses to strangers.
    defensive: false,
  });
  try {
    // Nobody else sees the file, and it is thrown away where it does not become whole.
    database.exec(
      "pragma page_size = 4096; pragma application_id = 0x47504B47; pragma user_version = 10400; pragma journal_mode = off; pragma synchronous = off; pragma locking_mode = exclusive; pragma cache_size = -32768; begin",
    );
    database.exec(coreTables);
    const tables = tableNames(task.layers.map(({ description }) => description.type));
    for (const [i, layer] of task.layers.entries()) writeLayer(database, tables[i]!, layer, task.classWords);
    addMetadata(database, task);
    database.exec("commit");
  } finally {
    database.close();
  }
  await pipeline(createReadStream(path, { highWaterMark: 262_144 }), out);
}

function addMetadata(database: DatabaseSync, task: ExportTask): void {
  const add = database.prepare(
    "insert into gpkg_metadata (id, md_scope, md_standard_uri, mime_type, metadata) values (?, 'dataset', ?, ?, ?)",
  );
  const refer = database.prepare(
    "insert into gpkg_metadata_reference (reference_scope, timestamp, md_file_id) values ('geopackage', ?, ?)",
  );
  const parts = [
    ["application/json", metadataJson(task)],
    ["text/plain", readmeText(task)],
  ] as const;
  for (const [i, [type, text]] of parts.entries()) {
    add.run(i + 1, "https://schemas.opengis.net/", type, text);
    refer.run(task.provenance.made.at, i + 1);
  }
}
