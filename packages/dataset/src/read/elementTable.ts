import { DomainError } from "@stopbank/errors";
import { metricColumn } from "@stopbank/risk-engine/metrics";
import { corruptFile, openArrowFile } from "../arrow/ArrowFile.ts";
import { metricKey } from "../arrow/attributeColumns.ts";
import { float64, viewGeometry } from "../arrow/geoArrow.ts";
import type { ElementType } from "../manifest.ts";
import { viewAttribute } from "./attributeView.ts";
import type { AttributeColumn, ElementTable } from "./Dataset.ts";

/**
 * Views an element file's columns; nothing is copied, texts are decoded when asked for.
 *
 * @throws DomainError `dataset/corrupt-file`, `metric/wrong-geometry`.
 */
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
  // The column may be missing from what other tools wrote.
  const stored = description.metric.type === "count" ? undefined : arrow.column(metricKey)?.buffers[1];
  const metric =
    stored === undefined
      ? metricColumn(geometry, description.metric.type)
      : guarded(() => numbersOf(stored, arrow.length));
  const attributes = new Map<string, AttributeColumn>();
  return {
    description,
    count: arrow.length,
    geometry,
    metric,
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

function numbersOf(bytes: Uint8Array, count: number): Float64Array {
  const values = float64(bytes);
  if (values.length !== count) throw new RangeError(`${values.length} values for ${count} elements`);
  return values;
}
