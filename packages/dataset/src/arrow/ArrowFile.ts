import { DomainError } from "@stopbank/errors";
import { type Field, type Schema, Type } from "apache-arrow";
import { type FileBlock, Footer } from "apache-arrow/ipc/metadata/file";
import { type BufferRegion, Message } from "apache-arrow/ipc/metadata/message";

/** The buffers of one record or dictionary batch, as views into the bytes read. */
export interface BatchBuffers {
  readonly length: number;
  readonly buffers: readonly Uint8Array[];
}

/** Views one batch message: its head and body as they lie in the file. */
export function viewBatch(bytes: Uint8Array): BatchBuffers {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headBytes = head.getInt32(4, true);
  const message = Message.decode(bytes.subarray(8, 8 + headBytes));
  const header = message.header() as { length: number; buffers: BufferRegion[] };
  const body = bytes.subarray(8 + headBytes);
  const buffers = header.buffers.map(({ offset, length }) => {
    if (offset + length > body.byteLength) throw new RangeError("buffer beyond the end of the batch");
    return body.subarray(offset, offset + length);
  });
  return { length: header.length, buffers };
}

/** A whole Arrow IPC file in memory, its first record batch by column. */
export interface ArrowFile {
  readonly schema: Schema;
  readonly length: number;
  /** Undefined when there is no such column. */
  column(name: string): { field: Field; buffers: readonly Uint8Array[] } | undefined;
  /** Buffers of the dictionary with this id: validity, offsets, bytes. */
  dictionary(id: number): BatchBuffers | undefined;
}

/** @throws DomainError `dataset/corrupt-file` */
export function openArrowFile(path: string, bytes: Uint8Array): ArrowFile {
  try {
    return parse(bytes);
  } catch (cause) {
    throw corruptFile(path, "it is not a readable Arrow file", cause);
  }
}

export const corruptFile = (path: string, why: string, cause?: unknown) =>
  new DomainError("unavailable", "dataset/corrupt-file", `The dataset file ${path} cannot be used: ${why}.`, {
    path,
    cause: String(cause ?? why),
  });

function parse(bytes: Uint8Array): ArrowFile {
  const tail = new DataView(bytes.buffer, bytes.byteOffset + bytes.byteLength - 10, 10);
  const footerBytes = tail.getInt32(0, true);
  const footerEnd = bytes.byteLength - 10;
  const footer = Footer.decode(bytes.subarray(footerEnd - footerBytes, footerEnd));
  const [block] = footer.recordBatches();
  if (block === undefined) throw new RangeError("no record batch");
  const rows = viewBatch(blockBytes(bytes, block));
  const dictionaries = [...footer.dictionaryBatches()].map((each) => blockBytes(bytes, each));
  const byColumn = new Map<string, { field: Field; buffers: readonly Uint8Array[] }>();
  let next = 0;
  for (const field of footer.schema.fields) {
    const count = bufferCount(field);
    byColumn.set(field.name, { field, buffers: rows.buffers.slice(next, next + count) });
    next += count;
  }
  return {
    schema: footer.schema,
    length: rows.length,
    column: (name) => byColumn.get(name),
    dictionary: (id) => {
      const found = dictionaries[id];
      return found === undefined ? undefined : viewBatch(found);
    },
  };
}

const blockBytes = (bytes: Uint8Array, block: FileBlock) =>
  bytes.subarray(block.offset, block.offset + block.metaDataLength + block.bodyLength);

/** Buffers of a field and all below it; the dataset uses no other types. */
function bufferCount(field: Field): number {
  const below = (field.type.children ?? []).reduce(
    (sum: number, child: Field) => sum + bufferCount(child),
    0,
  );
  if (field.typeId === Type.List) return 2 + below;
  if (field.typeId === Type.FixedSizeList) return 1 + below;
  if (field.typeId === Type.Utf8) return 3;
  return 2;
}
