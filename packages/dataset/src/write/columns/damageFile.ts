import { lackCodes } from "@stopbank/risk-engine/recorded-damage";
import { Field, Float64, Schema, Uint8, Uint32 } from "apache-arrow";
import { ArrowFileWriter, plainColumn } from "../../arrow/ArrowFileWriter.ts";
import type { DamageFile } from "../../manifest/manifest.ts";
import { badInput } from "../input/badInput.ts";
import type { DamageRows } from "../input/DatasetWriter.ts";
import { rowOrder } from "./rowOrder.ts";

export interface DamageFileWriter {
  readonly per: DamageFile["per"];
  add(tag: string, rows: DamageRows): void;
  /** Completes the file. */
  close(): DamageFile;
  discard(): void;
}

const numbers = (names: readonly string[]) => names.map((name) => new Field(name, new Float64(), false));

const schema = new Schema(
  [
    new Field("element", new Uint32(), false),
    ...numbers(["min", "value", "max"]),
    new Field("lack", new Uint8(), false),
    ...numbers(["stake_min", "stake", "stake_max"]),
  ],
  new Map([
    [
      "stopbank:lack",
      "0 known; 1 no cost, 2 no curve, 3 no intensity: damage is NaN. Elements without a row lose nothing.",
    ],
  ]),
);

const codes: readonly number[] = Object.values(lackCodes);

/** Damages of one element type by one hazard: a record batch per scenario. */
export function damageFileWriter(
  path: string,
  file: Omit<DamageFile, "batches">,
  inputToRow: Uint32Array,
): DamageFileWriter {
  const arrow = new ArrowFileWriter(path, schema);
  const batches: DamageFile["batches"] = [];
  return {
    per: file.per,
    add(tag, rows) {
      if (batches.some(({ scenario }) => scenario === tag))
        throw badInput(`Damage of ${file.type} in scenario ${tag} was already added.`, { tag });
      const sorted = sortRows(rows, inputToRow, `Damage of ${file.type} in ${tag}`);
      const { element, min, value, max, lack, atStake } = sorted;
      const columns = [element, min, value, max, lack, atStake.min, atStake.value, atStake.max];
      const written = arrow.writeRows(element.length, columns.map(plainColumn));
      batches.push({ scenario: tag, rows: element.length, ...written });
    },
    close() {
      arrow.close();
      return { ...file, batches };
    },
    discard: () => arrow.discard(),
  };
}

function sortRows(rows: DamageRows, inputToRow: Uint32Array, label: string): DamageRows {
  const { element, from } = rowOrder(rows.element, inputToRow, label);
  const { atStake } = rows;
  for (const column of [rows.min, rows.value, rows.max, rows.lack, atStake.min, atStake.value, atStake.max])
    if (column.length !== element.length) throw badInput(`${label} has columns of different lengths.`);
  rows.lack.forEach((code, row) => {
    if (!codes.includes(code)) throw badInput(`${label} has the unknown code ${code}.`);
    if ((code === lackCodes.nothing) === Number.isNaN(rows.value[row]))
      throw badInput(`${label} is neither known nor lacking something for element ${rows.element[row]}.`);
  });
  // A typed array's own `from` walks an iterator, which for millions of rows takes as long as all the rest.
  const inOrder = <T extends Float64Array | Uint8Array>(column: T, to: T): T => {
    for (let row = 0; row < from.length; row++) to[row] = column[from[row]!]!;
    return to;
  };
  const sorted = (column: Float64Array) => inOrder(column, new Float64Array(from.length));
  return {
    element,
    min: sorted(rows.min),
    value: sorted(rows.value),
    max: sorted(rows.max),
    lack: inOrder(rows.lack, new Uint8Array(from.length)),
    atStake: { min: sorted(atStake.min), value: sorted(atStake.value), max: sorted(atStake.max) },
  };
}
