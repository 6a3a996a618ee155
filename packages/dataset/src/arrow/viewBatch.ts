import { type BufferRegion, Message } from "apache-arrow/ipc/metadata/message";

/** The buffers of one record or dictionary batch, as views into the bytes read. */
export interface BatchBuffers {
  readonly length: number;
  readonly buffers: readonly Uint8Array[];
}

/** Where the buffers of a batch lie, counted from the start of its body. */
export interface BatchLayout {
  readonly length: number;
  readonly regions: readonly { readonly offset: number; readonly length: number }[];
}

/** Reads the head of a batch message: eight bytes of marker and length, then the metadata. */
export function readBatchHead(bytes: Uint8Array): BatchLayout {
  const headBytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getInt32(4, true);
  const header = Message.decode(bytes.subarray(8, 8 + headBytes)).header() as {
    length: number;
    buffers: BufferRegion[];
  };
  return {
    length: header.length,
    regions: header.buffers.map(({ offset, length }) => ({ offset, length })),
  };
}

/** Views one batch message: its head and body as they lie in the file. */
export function viewBatch(bytes: Uint8Array): BatchBuffers {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { length, regions } = readBatchHead(bytes);
  const body = bytes.subarray(8 + head.getInt32(4, true));
  const buffers = regions.map(({ offset, length: bytesLong }) => {
    if (offset + bytesLong > body.byteLength) throw new RangeError("buffer beyond the end of the batch");
    return body.subarray(offset, offset + bytesLong);
  });
  return { length, buffers };
}
