import { DomainError } from "@stopbank/errors";
import { DateDay, Dictionary, Field, Float64, Int32, Uint16, Utf8 } from "apache-arrow";
import type { Attribute } from "../manifest/manifest.ts";
import type { FlatColumn } from "./ArrowFileWriter.ts";
import { isoDayToDays } from "./isoDay.ts";

/** A column ready to be written, with the texts its codes stand for when it is text. */
export interface WritableColumn {
  readonly field: Field;
  readonly column: FlatColumn;
  readonly dictionary?: { readonly id: number; readonly column: FlatColumn };
}

/** The column of lengths or areas, beside the attributes' own. */
export const metricKey = "metric";

type Input = readonly (string | null)[] | Float64Array;

/**
 * One attribute in row order.
 *
 * Missing values are null to any Arrow reader; in the slots beneath lie -1, NaN or `missingDay`, so that
 * our own reader needs no second look at the validity bits.
 *
 * @param rowOf input position of each row.
 * @param nextDictionary id for the column's dictionary if it gets one.
 * @throws DomainError `dataset/bad-input`
 */
export function attributeColumn(
  attribute: Attribute,
  input: Input,
  rowOf: Uint32Array,
  nextDictionary: number,
): WritableColumn {
  if (attribute.type === "numeric") {
    if (!(input instanceof Float64Array)) throw wrongType(attribute, "a Float64Array");
    return numeric(attribute.key, input, rowOf);
  }
  if (input instanceof Float64Array) throw wrongType(attribute, "an array of texts");
  return attribute.type === "date"
    ? date(attribute.key, input, rowOf)
    : text(attribute.key, input, rowOf, nextDictionary);
}

/** Region codes as they are: `noRegion` is a value of the column, documented in the manifest's format. */
export function regionColumn(group: string, codes: Uint16Array, rowOf: Uint32Array): WritableColumn {
  const sorted = Uint16Array.from(rowOf, (input) => codes[input]!);
  return flat(new Field(`region_${group}`, new Uint16(), false), sorted, new Uint8Array(0), 0);
}

/** Length or area of each element in the layer's unit. */
export function metricValues(metric: Float64Array, rowOf: Uint32Array): WritableColumn {
  const sorted = Float64Array.from(rowOf, (input) => metric[input]!);
  return flat(new Field(metricKey, new Float64(), false), sorted, new Uint8Array(0), 0);
}

function numeric(key: string, input: Float64Array, rowOf: Uint32Array): WritableColumn {
  const values = Float64Array.from(rowOf, (row) => input[row]!);
  const { bits, nulls } = validity(values.length, (row) => !Number.isNaN(values[row]));
  return flat(new Field(key, new Float64(), true), values, bits, nulls);
}

function date(key: string, input: readonly (string | null)[], rowOf: Uint32Array): WritableColumn {
  const days = Int32Array.from(rowOf, (row) => isoDayToDays(input[row] ?? null));
  const { bits, nulls } = validity(days.length, (row) => input[rowOf[row]!] != null);
  return flat(new Field(key, new DateDay(), true), days, bits, nulls);
}

function text(
  key: string,
  input: readonly (string | null)[],
  rowOf: Uint32Array,
  id: number,
): WritableColumn {
  const codeOf = new Map<string, number>();
  const codes = Int32Array.from(rowOf, (row) => {
    const value = input[row] ?? null;
    if (value === null) return -1;
    const known = codeOf.get(value);
    if (known !== undefined) return known;
    codeOf.set(value, codeOf.size);
    return codeOf.size - 1;
  });
  const { bits, nulls } = validity(codes.length, (row) => codes[row]! >= 0);
  const type = new Dictionary(new Utf8(), new Int32(), id);
  return {
    ...flat(new Field(key, type, true), codes, bits, nulls),
    dictionary: { id, column: utf8([...codeOf.keys()]) },
  };
}

function utf8(values: readonly string[]): FlatColumn {
  const bytes = Buffer.from(values.join(""), "utf8");
  const starts = new Int32Array(values.length + 1);
  values.forEach((value, i) => {
    starts[i + 1] = starts[i]! + Buffer.byteLength(value, "utf8");
  });
  return { nodes: [{ length: values.length, nullCount: 0 }], buffers: [new Uint8Array(0), starts, bytes] };
}

function flat(field: Field, values: ArrayBufferView & { length: number }, bits: Uint8Array, nulls: number) {
  return { field, column: { nodes: [{ length: values.length, nullCount: nulls }], buffers: [bits, values] } };
}

/** Arrow's validity bitmap; empty when nothing is missing. */
function validity(length: number, isValid: (row: number) => boolean) {
  const bits = new Uint8Array(Math.ceil(length / 8));
  let nulls = 0;
  for (let row = 0; row < length; row++) {
    if (isValid(row)) bits[row >> 3]! |= 1 << (row & 7);
    else nulls++;
  }
  return { bits: nulls === 0 ? new Uint8Array(0) : bits, nulls };
}

const wrongType = (attribute: Attribute, expectedType: string) =>
  new DomainError(
    "invalid",
    "dataset/bad-input",
    `Attribute ${attribute.key} is declared ${attribute.type} and needs ${expectedType}.`,
    { attribute },
  );
