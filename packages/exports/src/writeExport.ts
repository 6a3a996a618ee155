import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { csvParts } from "./csv/csvParts.ts";
import type { ExportTask } from "./exportTask.ts";
import { geoJsonText } from "./geojson/geoJsonText.ts";
import { writeZip } from "./zip/writeZip.ts";

/**
 * Writes an export, as fast as it is read, and ends `out`.
 *
 * @throws what `out` was destroyed with.
 */
export async function writeExport(task: ExportTask, out: Writable): Promise<void> {
  const { format, layers, classWords, provenance } = task;
  switch (format) {
    case "geojson":
      return pipeline(Readable.from(geoJsonText(layers, classWords, provenance)), out);
    case "csv":
      return writeZip(csvParts(task), out);
  }
}
