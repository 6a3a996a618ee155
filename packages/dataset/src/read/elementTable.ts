import { DomainError } from "@stopbank/errors";
import { type ArrowFile, corruptFile, openArrowFile } from "../arrow/ArrowFile.ts";
import { float64, int32, viewGeometry } from "../arrow/geoArrow.ts";
import { daysToIsoDay, missingDay } from "../arrow/isoDay.ts";
import type { Attribute, ElementType } from "../manifest.ts";
import type { AttributeColumn, ElementTable } from "./Dataset.ts";

/** Views an element file's columns; nothing is copied, texts are decoded when asked for. */
export function elementTable(description: ElementType, bytes: Uint8Array): ElementTable {
  const { file, type } = description;
  const arrow = openArrowFile(file, bytes);
  const guarded = <T>(view: () => T): T => {
    try {
      return view();
    } catch (cause) {
      throw corruptFile(file, "its columns do not fit together", cause);
    }
  };
  const buffersOf = (name: string) => {
    const column = arrow.column(name);
    if (column === undefined) throw corruptFile(file, `the column ${name} is missing`);
    return column.buffers;
  };
  const geometry = guarded(() => viewGeometry(description.geometry, arrow.length, buffersOf("geometry")));
  const attributes = new Map<string, AttributeColumn>();
  return {
    description,
    count: arrow.length,
    geometry,
    attribute(key) {
      const known = attributes.get(key);
      if (known !== undefined) return known;
      const attribute = description.attributes.find((each) => each.key === key);
      if (attribute === undefined)
        throw new DomainError("not-found", "dataset/unknown-attribute", `${type} has no attribute ${key}.`, {
          key,
        });
      const column = guarded(() => viewAttribute(arrow, attribute, buffersOf(key)[1]!));
      attributes.set(key, column);
      return column;
    },
    regionCode(group) {
      if (!description.regionGroups.includes(group))
        throw new DomainError(
          "not-found",
          "dataset/unknown-region-group",
          `${type} has no region group ${group}.`,
        );
      const codes = buffersOf(`region_${group}`)[1]!;
      return new Uint16Array(codes.buffer, codes.byteOffset, arrow.length);
    },
  };
}

function viewAttribute(arrow: ArrowFile, attribute: Attribute, values: Uint8Array): AttributeColumn {
  if (attribute.type === "numeric") {
    const numbers = float64(values);
    const at = (element: number) => nullIf(numbers[element], Number.isNaN);
    return { type: "numeric", values: numbers, at };
  }
  if (attribute.type === "date") {
    const days = int32(values);
    const at = (element: number) => {
      const day = nullIf(days[element], (each) => each === missingDay);
      return day === null ? null : daysToIsoDay(day);
    };
    return { type: "date", days, at };
  }
  return viewText(arrow, attribute.key, int32(values));
}

function viewText(arrow: ArrowFile, key: string, codes: Int32Array): AttributeColumn {
  const field = arrow.column(key)?.field;
  const dictionary = arrow.dictionary((field?.type as { id?: number } | undefined)?.id ?? -1);
  if (dictionary === undefined) throw new RangeError(`no dictionary for ${key}`);
  const starts = int32(dictionary.buffers[1]!);
  const texts = dictionary.buffers[2]!;
  const decoder = new TextDecoder();
  const label = (code: number) => {
    if (!(code >= 0 && code < dictionary.length)) throw new RangeError(`no text with code ${code} in ${key}`);
    return decoder.decode(texts.subarray(starts[code]!, starts[code + 1]!));
  };
  const at = (element: number) => {
    const code = nullIf(codes[element], (each) => each < 0);
    return code === null ? null : label(code);
  };
  return { type: "text", codes, distinct: dictionary.length, label, at };
}

function nullIf(value: number | undefined, isMissing: (value: number) => boolean): number | null {
  return value === undefined || isMissing(value) ? null : value;
}
