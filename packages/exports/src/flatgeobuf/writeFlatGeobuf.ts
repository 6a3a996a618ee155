import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { aboutParts } from "../csv/csvParts.ts";
import type { ExportTask } from "../exportTask.ts";
import { layerFileNames } from "../rows/layerFileNames.ts";
import { writeZip } from "../zip/writeZip.ts";
import { flatGeobuf } from "./flatGeobuf.ts";

/** One layer as it is; several in a ZIP, since a FlatGeobuf has one. Ends `out`. */
export async function writeFlatGeobuf(task: ExportTask, out: Writable, scratch: string): Promise<void> {
  const [layer, ...others] = task.layers;
  if (layer !== undefined && others.length === 0) return pipeline(flatGeobuf(task, layer, scratch), out);
  const names = layerFileNames(task.layers, "fgb");
  const files = task.layers.map((each, i) => ({
    name: names[i]!,
    open: () => flatGeobuf(task, each, scratch),
  }));
  return writeZip([...aboutParts(task), ...files], out);
}
