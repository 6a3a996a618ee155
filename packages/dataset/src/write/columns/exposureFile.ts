import { notAssessed } from "@stopbank/risk-engine/columns";
import { Field, Float32, Schema, Uint8, Uint32 } from "apache-arrow";
import { ArrowFileWriter, plainColumn } from "../../arrow/ArrowFileWriter.ts";
import type { ExposureFile } from "../../manifest/manifest.ts";
import { badInput } from "../input/badInput.ts";
import type { ExposureRows } from "../input/DatasetWriter.ts";
import { rowOrder } from "./rowOrder.ts";

export interface ExposureFileWriter {
  add(tag: string, rows: ExposureRows, nDays: number | undefined): void;
  /** Completes the file. */
  close(): ExposureFile;
  discard(): void;
}

const schema = new Schema(
  [
    new Field("element", new Uint32(), false),
    new Field("value", new Float32(), false),
    new Field("class", new Uint8(), false),
  ],
  new Map([
    [
      "stopbank:class",
      "0-8 damage class codes; 255 not assessed. Elements without a row are assessed and not exposed.",
    ],
  ]),
);

/** Exposures of one element type to one hazard: a record batch per scenario (and number of days). */
export function exposureFileWriter(
  path: string,
  file: Pick<ExposureFile, "type" | "hazardId" | "file">,
  inputToRow: Uint32Array,
): ExposureFileWriter {
  const arrow = new ArrowFileWriter(path, schema);
  const batches: ExposureFile["batches"] = [];
  return {
    add(tag, rows, nDays) {
      if (batches.some((batch) => batch.scenario === tag && batch.nDays === nDays))
        throw badInput(`Scenario ${tag} was already added for ${file.type}.`, { tag, nDays });
      const sorted = sortRows(rows, inputToRow, `${file.type} in ${tag}`);
      const columns = [sorted.element, sorted.value, sorted.damageClass].map(plainColumn);
      const written = arrow.writeRows(sorted.element.length, columns);
      const missing = sorted.damageClass.reduce((n, code) => n + (code === notAssessed ? 1 : 0), 0);
      const count = sorted.element.length;
      batches.push({
        scenario: tag,
        ...(nDays === undefined ? {} : { nDays }),
        rows: count,
        exposed: count - missing,
        notAssessed: missing,
        ...written,
      });
    },
    close() {
      arrow.close();
      return { ...file, batches };
    },
    discard: () => arrow.discard(),
  };
}

/** Rows by element row, checked: known elements, each once, known classes, NaN where not assessed. */
function sortRows(rows: ExposureRows, inputToRow: Uint32Array, label: string): ExposureRows {
  const count = rows.element.length;
  if (rows.value.length !== count || rows.damageClass.length !== count)
    throw badInput(`The exposure columns of ${label} differ in length.`);
  const { element, from } = rowOrder(rows.element, inputToRow, `Exposure of ${label}`);
  const value = new Float32Array(count);
  const damageClass = new Uint8Array(count);
  for (let row = 0; row < count; row++) {
    const code = rows.damageClass[from[row]!]!;
    if (code > 8 && code !== notAssessed)
      throw badInput(`Exposure of ${label} has the unknown class ${code}.`);
    value[row] = code === notAssessed ? Number.NaN : rows.value[from[row]!]!;
    damageClass[row] = code;
  }
  return { element, value, damageClass };
}
