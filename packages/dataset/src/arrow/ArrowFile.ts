import { type Field, type Schema, Type } from "apache-arrow";
import { type FileBlock, Footer } from "apache-arrow/ipc/metadata/file";
import { corruptFile } from "./corruptFile.ts";
import { type BatchBuffers, type BatchLayout, readBatchHead, viewBatch } from "./viewBatch.ts";

/** An Arrow IPC file whose first record batch is read column by column. */
export interface ArrowFile {
  readonly schema: Schema;
  readonly length: number;
  /** The buffers of a column, validity first; undefined when there is no such column. */
  column(name: string): Promise<ArrowColumn | undefined>;
}

export interface ArrowColumn {
  readonly field: Field;
  readonly buffers: readonly Uint8Array[];
  /** For text: validity, offsets, bytes of the distinct ones. */
  readonly dictionary: BatchBuffers | undefined;
}

/** Reads so many bytes from an offset, all of them. */
export type ReadRange = (offset: number, length: number) => Promise<Uint8Array>;

const tailBytes = 64 << 10;

/**
 * Reads where everything lies, and no column yet: the footer, and the head of the first record batch.
 *
 * @throws DomainError `dataset/corrupt-file`, and what `read` throws.
 */
export async function openArrowFile(path: string, size: number, read: ReadRange): Promise<ArrowFile> {
  const footer = await readFooter(path, size, read);
  const [block] = footer.recordBatches();
  if (block === undefined) throw corruptFile(path, "it has no record batch");
  const head = await read(block.offset, block.metaDataLength);
  const rows = decoded(path, () => readBatchHead(head));
  const bodyStart = block.offset + block.metaDataLength;
  const places = columnPlaces(footer.schema, rows);
  return {
    schema: footer.schema,
    length: rows.length,
    async column(name) {
      const place = places.get(name);
      if (place === undefined) return undefined;
      const { field, regions } = place;
      const start = Math.min(...regions.map(({ offset }) => offset));
      const end = Math.max(...regions.map(({ offset, length }) => offset + length));
      if (end > block.bodyLength) throw corruptFile(path, "a column lies beyond its end");
      const [bytes, dictionary] = await Promise.all([
        end > start ? read(bodyStart + start, end - start) : new Uint8Array(0),
        readDictionary(path, footer, field, read),
      ]);
      const buffers = regions.map(({ offset, length }) =>
        bytes.subarray(offset - start, offset - start + length),
      );
      return { field, buffers, dictionary };
    },
  };
}

async function readFooter(path: string, size: number, read: ReadRange): Promise<Footer> {
  const guess = Math.min(size, tailBytes);
  let tail = await read(size - guess, guess);
  const footerBytes = decoded(path, () =>
    new DataView(tail.buffer, tail.byteOffset, tail.byteLength).getInt32(guess - 10, true),
  );
  if (footerBytes <= 0 || footerBytes + 10 > size) throw corruptFile(path, "it is not a readable Arrow file");
  if (footerBytes + 10 > guess) tail = await read(size - footerBytes - 10, footerBytes + 10);
  const end = tail.byteLength - 10;
  return decoded(path, () => Footer.decode(tail.subarray(end - footerBytes, end)));
}

async function readDictionary(
  path: string,
  footer: Footer,
  field: Field,
  read: ReadRange,
): Promise<BatchBuffers | undefined> {
  const type: object = field.type;
  const block: FileBlock | undefined =
    "id" in type ? [...footer.dictionaryBatches()][Number(type.id)] : undefined;
  if (block === undefined) return undefined;
  const bytes = await read(block.offset, block.metaDataLength + block.bodyLength);
  return decoded(path, () => viewBatch(bytes));
}

function columnPlaces(schema: Schema, { regions }: BatchLayout) {
  const places = new Map<string, { field: Field; regions: BatchLayout["regions"] }>();
  let next = 0;
  for (const field of schema.fields) {
    const count = bufferCount(field);
    places.set(field.name, { field, regions: regions.slice(next, next + count) });
    next += count;
  }
  return places;
}

function decoded<T>(path: string, decode: () => T): T {
  try {
    return decode();
  } catch (cause) {
    throw corruptFile(path, "it is not a readable Arrow file", cause);
  }
}

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
