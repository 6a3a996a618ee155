import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { metricColumn } from "@stopbank/risk-engine/metrics";
import { shared } from "@stopbank/risk-engine/shared-memory";
import { type ArrowColumn, type ArrowFile, openArrowFile } from "../arrow/ArrowFile.ts";
import { metricKey } from "../arrow/attributeColumns.ts";
import { corruptFile } from "../arrow/corruptFile.ts";
import { float64, viewGeometry } from "../arrow/geoArrow.ts";
import type { ElementType } from "../manifest/manifest.ts";
import { viewAttribute } from "./attributeView.ts";
import type { Sized } from "./ColumnCache.ts";
import type { AttributeColumn, ElementColumns, ElementTable } from "./Dataset.ts";
import { elementTable } from "./elementTable.ts";
import type { FileReader } from "./readChecked.ts";

type Keep = <T>(name: string, load: () => Promise<Sized<T>>) => Promise<T>;

/** Enough for the schema and the places of every column. */
const headBytes = 16 << 10;

/**
 * Reads element files column by column, each kept by itself: a question about an area needs geometry, metric and cost,
 * and none of the texts beside them. A file without checksums for its blocks is read whole and compared as a whole.
 *
 * @param sizeOf length of a file in bytes.
 * @param keep loads what is not at hand, once, within the budget.
 */
export function elementReader(reader: FileReader, sizeOf: (file: string) => number, keep: Keep) {
  const open = ({ file }: ElementType) =>
    keep(file, async () => {
      if (reader.hasBlocks(file)) {
        const read = (offset: number, length: number) => reader.range(file, offset, length);
        return { value: await openArrowFile(file, sizeOf(file), read), bytes: headBytes };
      }
      const whole = await reader.whole(file);
      const read = async (offset: number, length: number) => whole.subarray(offset, offset + length);
      return { value: await openArrowFile(file, whole.byteLength, read), bytes: whole.byteLength };
    });

  /** A column as the engine reads it; undefined when the file has none of that name. */
  const column = <T>(
    type: ElementType,
    name: string,
    view: (arrow: ArrowFile, stored: ArrowColumn) => T,
  ): Promise<T | undefined> =>
    keep(`${type.file} ${name}`, async () => {
      const arrow = await open(type);
      const stored = await arrow.column(name);
      if (stored === undefined) return { value: undefined, bytes: 0 };
      try {
        return { value: view(arrow, stored), bytes: bytesOf(stored) };
      } catch (cause) {
        throw corruptFile(type.file, "its columns do not fit together", cause);
      }
    });

  const present = async <T>(type: ElementType, name: string, found: Promise<T | undefined>): Promise<T> => {
    const value = await found;
    if (value === undefined) throw corruptFile(type.file, `the column ${name} is missing`);
    return value;
  };

  /** The column may be missing from what other tools wrote. */
  const metricOf = async (type: ElementType, geometry: GeometryColumn) => {
    if (type.metric.type === "count") return undefined;
    const stored = await column(type, metricKey, ({ length }, { buffers }) => numbersOf(buffers[1]!, length));
    if (stored !== undefined) return stored;
    return keep(`${type.file} measured`, async () => {
      const measured = metricColumn(geometry, type.metric.type);
      const value = measured && shared(measured);
      return { value, bytes: value?.byteLength ?? 0 };
    });
  };

  return {
    async table(type: ElementType, selection?: ElementColumns): Promise<ElementTable> {
      const attributes = type.attributes.filter(({ key }) => selection?.attributes.includes(key) ?? true);
      const groups = type.regionGroups.filter((group) => selection?.regions.includes(group) ?? true);
      const [{ length }, geometry, columns, regions] = await Promise.all([
        open(type),
        present(
          type,
          "geometry",
          column(type, "geometry", (arrow, { buffers }) =>
            viewGeometry(type.geometry, arrow.length, buffers),
          ),
        ),
        Promise.all(
          attributes.map(async (attribute): Promise<[string, AttributeColumn]> => {
            const view = (arrow: ArrowFile, stored: ArrowColumn) =>
              viewAttribute(stored, attribute, arrow.length);
            const { key } = attribute;
            return [key, await present(type, key, column(type, key, view))];
          }),
        ),
        Promise.all(
          groups.map(async (group): Promise<[string, Uint16Array]> => {
            const name = `region_${group}`;
            const view = (arrow: ArrowFile, { buffers }: ArrowColumn) => codesOf(buffers[1]!, arrow.length);
            return [group, await present(type, name, column(type, name, view))];
          }),
        ),
      ]);
      return elementTable(type, {
        count: length,
        geometry,
        metric: await metricOf(type, geometry),
        attributes: new Map(columns),
        regions: new Map(regions),
      });
    },
  };
}

/** Of the buffers behind a column's views, which may be somewhat larger than what they show. */
function bytesOf({ buffers, dictionary }: ArrowColumn): number {
  const views = [...buffers, ...(dictionary?.buffers ?? [])];
  return new Set(views.map(({ buffer }) => buffer))
    .values()
    .reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function numbersOf(bytes: Uint8Array, count: number): Float64Array {
  const values = float64(bytes);
  if (values.length !== count) throw new RangeError(`${values.length} values for ${count} elements`);
  return values;
}

const codesOf = (bytes: Uint8Array, count: number) => new Uint16Array(bytes.buffer, bytes.byteOffset, count);
