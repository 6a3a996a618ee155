import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { WritableColumn } from "../../arrow/attributeColumns.ts";
import type { Bounds, ElementTypeDescription, TileFile } from "../../manifest/manifest.ts";
import { cutInThread } from "../../tiles/cutInThread.ts";
import type { TileColumn } from "../../tiles/tileProperties.ts";
import { writeElementArchive } from "../../tiles/writeElementArchive.ts";
import { type DatasetDraft, draftPath } from "../draft/draft.ts";
import { defaultTileRange, tileFileName } from "./vectorArchive.ts";

/** Cutting fewer takes less time than starting a thread. */
const fewElements = 10_000;

/**
 * Has an element layer cut into `tiles/<type>.pmtiles`, rows as feature ids. A large one is cut by a thread, and done
 * when the dataset is published.
 *
 * @param geometry in the order of rows; given away, so of no use any more.
 * @param columnOf attributes as written, by key.
 */
export async function addElementArchive(
  draft: DatasetDraft,
  { type, idAttribute, nameAttribute, heightAttribute }: ElementTypeDescription,
  geometry: GeometryColumn,
  bounds: Bounds,
  columnOf: ReadonlyMap<string, WritableColumn>,
): Promise<TileFile> {
  const file = tileFileName(type);
  const range = defaultTileRange;
  const column = (key: string) => tileColumn(columnOf.get(key)!);
  const columns = {
    id: column(idAttribute),
    name: column(nameAttribute),
    height:
      heightAttribute === undefined || !columnOf.has(heightAttribute) ? undefined : column(heightAttribute),
  };
  const archive = { path: draftPath(draft, file), type, ...range, bounds, geometry, columns };
  if (geometry.partStart.length <= fewElements) writeElementArchive(archive);
  else await draft.cutting.start((signal) => cutInThread(archive, signal));
  return { file, kind: "vector", ...range, bounds, sourceLayers: [type] };
}

/** The typed arrays behind a written column: texts by code, numbers, days. */
function tileColumn({ column, dictionary }: WritableColumn): TileColumn {
  const values = column.buffers[1];
  if (values instanceof Float64Array) return { kind: "numeric", values };
  const days = values as Int32Array;
  if (dictionary === undefined) return { kind: "date", days };
  const [, starts, bytes] = dictionary.column.buffers;
  return { kind: "text", codes: days, starts: starts as Int32Array, bytes: bytes as Uint8Array };
}
