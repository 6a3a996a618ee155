import { openArrowFile } from "../arrow/ArrowFile.ts";
import { corruptFile } from "../arrow/corruptFile.ts";
import { int32 } from "../arrow/geoArrow.ts";
import { type NamedThing, nameKinds } from "../names/NamedThing.ts";
import { type NameColumn, nameColumns, namesPath } from "../names/nameColumns.ts";
import { viewAttribute } from "./attributeView.ts";
import type { AttributeColumn, NamesTable, TextColumn } from "./Dataset.ts";

/** The names of a dataset over the bytes of their file: but for what is looked through, no text is made before it is asked for. */
export async function readNames(bytes: Uint8Array): Promise<NamesTable> {
  const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const arrow = await openArrowFile(namesPath, bytes.byteLength, read);
  const stored = async (name: NameColumn) => {
    const found = await arrow.column(nameColumns[name].key);
    if (found === undefined) throw corruptFile(namesPath, `the column ${name} is missing`);
    return found;
  };
  const view = async (name: NameColumn): Promise<[NameColumn, AttributeColumn]> => {
    const column = await stored(name);
    try {
      return [name, viewAttribute(column, nameColumns[name], arrow.length)];
    } catch (cause) {
      throw corruptFile(namesPath, "its columns do not fit together", cause);
    }
  };
  const names = Object.keys(nameColumns) as NameColumn[];
  const columns = new Map(await Promise.all(names.map(view)));
  const { dictionary } = await stored("key");
  const texts = dictionary?.buffers[2] ?? new Uint8Array(0);
  const at = (name: NameColumn, row: number) => columns.get(name)?.at(row) ?? null;
  const text = (name: NameColumn, row: number) => String(at(name, row) ?? "");
  const number = (name: NameColumn, row: number) => Number(at(name, row) ?? Number.NaN);
  const kinds = columns.get("kind") as TextColumn;
  const kindOfCode = kinds.values.map((kind) => nameKinds.indexOf(kind as NamedThing["kind"]));
  return {
    count: arrow.length,
    keys: Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength).toString("latin1"),
    keyStarts: int32(dictionary?.buffers[1] ?? new Uint8Array(4)),
    rowStarts: rowStarts((columns.get("key") as TextColumn).codes),
    kindAt: (row) => kindOfCode[kinds.codes[row]!] ?? nameKinds.length,
    at: (row) => {
      const [layer, elementId] = [at("layer", row), at("elementId", row)];
      const west = number("west", row);
      return {
        kind: text("kind", row) as NamedThing["kind"],
        title: text("title", row),
        detail: text("detail", row),
        position: [number("longitude", row), number("latitude", row)],
        ...(Number.isNaN(west)
          ? {}
          : { bounds: [west, number("south", row), number("east", row), number("north", row)] }),
        ...(layer === null ? {} : { layer: String(layer) }),
        ...(elementId === null ? {} : { elementId: String(elementId) }),
      };
    },
  };
}

/** First row of each key, and one past the last: rows lie in the order of their keys. */
function rowStarts(codes: Int32Array): Int32Array {
  const starts: number[] = [];
  codes.forEach((code, row) => {
    if (code === starts.length) starts.push(row);
  });
  starts.push(codes.length);
  return Int32Array.from(starts);
}
