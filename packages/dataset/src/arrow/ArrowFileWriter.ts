import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";
import type { Schema } from "apache-arrow";
import { MetadataVersion } from "apache-arrow/enum";
import { FileBlock, Footer } from "apache-arrow/ipc/metadata/file";
import {
  BufferRegion,
  DictionaryBatch,
  FieldNode,
  Message,
  RecordBatch,
} from "apache-arrow/ipc/metadata/message";

/** One Arrow array flattened depth first: a node per field, and its buffers with validity first. */
export interface FlatColumn {
  readonly nodes: readonly { readonly length: number; readonly nullCount: number }[];
  readonly buffers: readonly ArrayBufferView[];
}

/** Numbers without gaps as a column. */
export const plainColumn = (values: ArrayBufferView & { readonly length: number }): FlatColumn => ({
  nodes: [{ length: values.length, nullCount: 0 }],
  buffers: [new Uint8Array(0), values],
});

/** Where a record batch lies in the file, its message head included. */
export interface WrittenBatch {
  readonly offset: number;
  readonly bytes: number;
  readonly crc32: number;
}

// Messages, bodies and buffers lie on 64-byte lines: the format's recommendation, and what lets a whole
// file or one ranged read be viewed as typed arrays without a copy.
const lineBytes = 64;
const toLine = (bytes: number) => Math.ceil(bytes / lineBytes) * lineBytes;
const magic = new TextEncoder().encode("ARROW1");

/**
 * Writes an Arrow IPC file batch by batch, so that a file never has to fit in memory. apache-arrow's own
 * writer gives neither 64-byte alignment nor the place of each batch, which ranged reads need; its
 * encoders of metadata are used as they are.
 */
export class ArrowFileWriter {
  readonly #file: number;
  readonly #schema: Schema;
  readonly #batches: FileBlock[] = [];
  readonly #dictionaries: FileBlock[] = [];
  #position = 0;
  #crc = 0;

  constructor(path: string, schema: Schema) {
    this.#schema = schema;
    this.#file = openSync(path, "wx");
    this.#write(magic);
    this.#write(new Uint8Array(2));
    // Padded so that what follows the schema starts on a line.
    this.#writeHead(Message.encode(Message.from(schema)));
  }

  /** Values of a dictionary-encoded column; before the rows that refer to them. */
  writeDictionary(id: number, values: FlatColumn): void {
    const { batch, body, bodyBytes } = layOut(values.nodes[0]?.length ?? 0, [values]);
    const head = Message.encode(Message.from(new DictionaryBatch(batch, id), bodyBytes));
    this.#dictionaries.push(this.#writeMessage(head, body, bodyBytes));
  }

  writeRows(length: number, columns: readonly FlatColumn[]): WrittenBatch {
    const { batch, body, bodyBytes } = layOut(length, columns);
    const offset = this.#position;
    this.#crc = 0;
    this.#batches.push(this.#writeMessage(Message.encode(Message.from(batch, bodyBytes)), body, bodyBytes));
    return { offset, bytes: this.#position - offset, crc32: this.#crc };
  }

  /** Writes the footer, makes the bytes durable and closes the file. */
  close(): void {
    this.#write(Int32Array.of(-1, 0));
    const footer = Footer.encode(
      new Footer(this.#schema, MetadataVersion.V5, this.#batches, this.#dictionaries),
    );
    this.#write(footer);
    this.#write(Int32Array.of(footer.byteLength));
    this.#write(magic);
    fsyncSync(this.#file);
    closeSync(this.#file);
  }

  /** Closes the file as it is; it is not a valid Arrow file then. */
  discard(): void {
    closeSync(this.#file);
  }

  #writeMessage(head: Uint8Array, body: readonly ArrayBufferView[], bodyBytes: number): FileBlock {
    const offset = this.#position;
    this.#writeHead(head);
    const headBytes = this.#position - offset;
    for (const buffer of body) {
      this.#write(buffer);
      this.#pad();
    }
    return new FileBlock(headBytes, bodyBytes, offset);
  }

  #writeHead(head: Uint8Array): void {
    const end = toLine(this.#position + 8 + head.byteLength);
    this.#write(Int32Array.of(-1, end - this.#position - 8));
    this.#write(head);
    this.#pad();
  }

  #pad(): void {
    const bytes = toLine(this.#position) - this.#position;
    if (bytes > 0) this.#write(new Uint8Array(bytes));
  }

  #write(view: ArrayBufferView): void {
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    this.#crc = crc32(bytes, this.#crc);
    for (let done = 0; done < bytes.byteLength; ) done += writeSync(this.#file, bytes, done);
    this.#position += bytes.byteLength;
  }
}

function layOut(length: number, columns: readonly FlatColumn[]) {
  const regions: BufferRegion[] = [];
  const body: ArrayBufferView[] = [];
  let bodyBytes = 0;
  for (const buffer of columns.flatMap((column) => column.buffers)) {
    regions.push(new BufferRegion(bodyBytes, buffer.byteLength));
    body.push(buffer);
    bodyBytes += toLine(buffer.byteLength);
  }
  const nodes = columns.flatMap((column) => column.nodes.map((n) => new FieldNode(n.length, n.nullCount)));
  return { batch: new RecordBatch(length, nodes, regions, null), body, bodyBytes };
}
