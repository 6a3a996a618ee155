import type { ArrowColumn } from "../arrow/ArrowFile.ts";
import { float64, int32 } from "../arrow/geoArrow.ts";
import type { Attribute } from "../manifest/manifest.ts";
import { columnOf } from "./columnParts.ts";
import type { AttributeColumn } from "./Dataset.ts";

/** One attribute over its buffers. Throws RangeError when the file does not hold together. */
export function viewAttribute(
  { buffers, dictionary }: ArrowColumn,
  attribute: Attribute,
  count: number,
): AttributeColumn {
  const values = buffers[1]!;
  const column =
    attribute.type === "numeric"
      ? columnOf({ type: "numeric", values: float64(values) })
      : attribute.type === "date"
        ? columnOf({ type: "date", days: int32(values) })
        : viewText(dictionary, attribute.key, int32(values));
  const { length } =
    column.type === "numeric" ? column.values : column.type === "date" ? column.days : column.codes;
  if (length !== count) throw new RangeError(`${attribute.key} has ${length} values`);
  return column;
}

function viewText(dictionary: ArrowColumn["dictionary"], key: string, codes: Int32Array): AttributeColumn {
  if (dictionary === undefined) throw new RangeError(`no dictionary for ${key}`);
  const starts = int32(dictionary.buffers[1]!).subarray(0, dictionary.length + 1);
  return columnOf({ type: "text", codes, kept: { starts, bytes: dictionary.buffers[2]! } });
}
