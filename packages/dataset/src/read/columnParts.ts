import { dayMs, daysToIsoDay, missingDay } from "../arrow/isoDay.ts";
import type { AttributeColumn, DateColumn, NumericColumn, TextColumn } from "./Dataset.ts";

/** What an attribute's column is read from: arrays alone, which pass between threads, and without a copy where they are shared. */
export type ColumnParts =
  | Pick<TextColumn, "type" | "codes" | "kept">
  | Pick<NumericColumn, "type" | "values">
  | Pick<DateColumn, "type" | "days">;

export function partsOfColumn(column: AttributeColumn): ColumnParts {
  const { type } = column;
  if (type === "numeric") return { type, values: column.values };
  if (type === "date") return { type, days: column.days };
  return { type, codes: column.codes, kept: column.kept };
}

export function columnOf(parts: ColumnParts): AttributeColumn {
  if (parts.type === "numeric") return numbersOf(parts.values);
  return parts.type === "date" ? daysOf(parts.days) : textsOf(parts.codes, parts.kept);
}

const numbersOf = (values: Float64Array): NumericColumn => ({
  type: "numeric",
  values,
  at: (element) => nullIf(values[element], Number.isNaN),
});

function daysOf(days: Int32Array): DateColumn {
  let milliseconds: Float64Array | undefined;
  return {
    type: "date",
    days,
    get milliseconds() {
      milliseconds ??= Float64Array.from(days, (day) => (day === missingDay ? Number.NaN : day * dayMs));
      return milliseconds;
    },
    at: (element) => {
      const day = nullIf(days[element], (each) => each === missingDay);
      return day === null ? null : daysToIsoDay(day);
    },
  };
}

function textsOf(codes: Int32Array, kept: TextColumn["kept"]): TextColumn {
  const { starts, bytes } = kept;
  const decoder = new TextDecoder();
  const decode = (code: number) => decoder.decode(bytes.subarray(starts[code]!, starts[code + 1]!));
  let values: readonly string[] | undefined;
  return {
    type: "text",
    codes,
    kept,
    get values() {
      values ??= Array.from({ length: starts.length - 1 }, (_, code) => decode(code));
      return values;
    },
    at: (element) => {
      const code = nullIf(codes[element], (each) => each < 0);
      return code === null ? null : (values?.[code] ?? decode(code));
    },
  };
}

function nullIf(value: number | undefined, isMissing: (value: number) => boolean): number | null {
  return value === undefined || isMissing(value) ? null : value;
}
