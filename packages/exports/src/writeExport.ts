import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvParts } from "./csv/csvParts.ts";
import type { ExportTask } from "./exportTask.ts";
import { geoJsonText } from "./geojson/geoJsonText.ts";
import { writeZip } from "./zip/writeZip.ts";

/**
 * Writes an export, as fast as it is read, and ends `out`.
 *
 * @param scratch a folder for files on the way, which whoever calls clears away.
 * @throws what `out` was destroyed with.
 */
export async function writeExport(task: ExportTask, out: Writable, scratch: string): Promise<void> {
  const { format, layers, classWords, provenance } = task;
  switch (format) {
    case "geojson":
      return pipeline(Readable.from(geoJsonText(layers, classWords, provenance)), out);
    case "xlsx":
      // exceljs takes a third of a second to load, which the others do without.
      return (await import("./xlsx/writeWorkbookFile.ts")).writeWorkbookFile(task, out);
    case "gpkg":
      return (await import("./geopackage/writeGeoPackage.ts")).writeGeoPackage(task, out, scratch);
    case "fgb":
      return (await import("./flatgeobuf/writeFlatGeobuf.ts")).writeFlatGeobuf(task, out, scratch);
    case "csv":
      return writeZip(csvParts(task), out);
  }
}
