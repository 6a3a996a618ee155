import { notAssessed } from "@stopbank/risk-engine/columns";
import { Field, Float32, Schema, Uint8, Uint32 } from "apache-arrow";
import { ArrowFileWriter, type FlatColumn } from "../arrow/ArrowFileWriter.ts";
import type { ExposureFile } from "../manifest.ts";
import type { ExposureRows } from "./DatasetWriter.ts";
import { badInput } from "./draft.ts";

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
      const columns = [sorted.element, sorted.value, sorted.damageClass].map(flat);
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

const flat = (values: Uint32Array | Float32Array | Uint8Array): FlatColumn => ({
  nodes: [{ length: values.length, nullCount: 0 }],
  buffers: [new Uint8Array(0), values],
});

/** Rows by element row, checked: known elements, each once, known classes, NaN where not assessed. */
function sortRows(rows: ExposureRows, inputToRow: Uint32Array, what: string): ExposureRows {
  const count = rows.element.length;
  if (rows.value.length !== count || rows.damageClass.length !== count)
    throw badInput(`The exposure columns of ${what} differ in length.`);
  // Position by element row, counting from 1: sorting by scattering, since rows are distinct and bounded.
  const at = new Uint32Array(inputToRow.length);
  for (let i = 0; i < count; i++) {
    const row = inputToRow[rows.element[i]!];
    if (row === undefined)
      throw badInput(`Exposure of ${what} names element ${rows.element[i]}, of ${inputToRow.length}.`);
    if (at[row] !== 0) throw badInput(`Exposure of ${what} names element ${rows.element[i]} twice.`);
    at[row] = i + 1;
  }
  const element = new Uint32Array(count);
  const value = new Float32Array(count);
  const damageClass = new Uint8Array(count);
  let next = 0;
  for (let row = 0; row < at.length; row++) {
    if (at[row] === 0) continue;
    const from = at[row]! - 1;
    const code = rows.damageClass[from]!;
    if (code > 8 && code !== notAssessed)
      throw badInput(`Exposure of ${what} has the unknown class ${code}.`);
    element[next] = row;
    value[next] = code === notAssessed ? Number.NaN : rows.value[from]!;
    damageClass[next] = code;
    next++;
  }
  return { element, value, damageClass };
}
