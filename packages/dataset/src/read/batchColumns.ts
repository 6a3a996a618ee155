import { corruptFile } from "../arrow/corruptFile.ts";
import { viewBatch } from "../arrow/viewBatch.ts";

/** Where the values of a column lie, as typed arrays are made. */
export type ColumnPlace = readonly [buffer: ArrayBuffer, byteOffset: number, length: number];

export interface BatchColumns {
  readonly count: number;
  /**
   * The place of a column by its position; `width` is the bytes of one value.
   * @throws DomainError `dataset/corrupt-file` where the batch does not have such a column.
   */
  place(column: number, width: number): ColumnPlace;
}

/** The plain columns (no gaps) of one record batch message. */
export function batchColumns(file: string, bytes: Uint8Array): BatchColumns {
  const { length, buffers } = viewBatch(bytes);
  return {
    count: buffers.length / 2,
    place(column, width) {
      const values = buffers[2 * column + 1];
      if (values === undefined || values.byteLength !== length * width)
        throw corruptFile(file, "its columns do not fit together");
      return [values.buffer as ArrayBuffer, values.byteOffset, length];
    },
  };
}
