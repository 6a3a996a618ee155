import type { ArrowColumn } from "../arrow/ArrowFile.ts";
import { float64, int32 } from "../arrow/geoArrow.ts";
import { dayMs, daysToIsoDay, missingDay } from "../arrow/isoDay.ts";
import type { Attribute } from "../manifest/manifest.ts";
import type { AttributeColumn, DateColumn, NumericColumn, TextColumn } from "./Dataset.ts";

/** One attribute over its buffers. Throws RangeError when the file does not hold together. */
export function viewAttribute(
  { buffers, dictionary }: ArrowColumn,
  attribute: Attribute,
  count: number,
): AttributeColumn {
  const values = buffers[1]!;
  const column =
    attribute.type === "numeric"
      ? viewNumbers(float64(values))
      : attribute.type === "date"
        ? viewDays(int32(values))
        : viewText(dictionary, attribute.key, int32(values));
  const { length } =
    column.type === "numeric" ? column.values : column.type === "date" ? column.days : column.codes;
  if (length !== count) throw new RangeError(`${attribute.key} has ${length} values`);
  return column;
}

function viewNumbers(values: Float64Array): NumericColumn {
  return { type: "numeric", values, at: (element) => nullIf(values[element], Number.isNaN) };
}

function viewDays(days: Int32Array): DateColumn {
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

function viewText(dictionary: ArrowColumn["dictionary"], key: string, codes: Int32Array): TextColumn {
  if (dictionary === undefined) throw new RangeError(`no dictionary for ${key}`);
  const starts = int32(dictionary.buffers[1]!);
  const texts = dictionary.buffers[2]!;
  const decoder = new TextDecoder();
  const decode = (code: number) => decoder.decode(texts.subarray(starts[code]!, starts[code + 1]!));
  let values: readonly string[] | undefined;
  return {
    type: "text",
    codes,
    get values() {
      values ??= Array.from({ length: dictionary.length }, (_, code) => decode(code));
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
