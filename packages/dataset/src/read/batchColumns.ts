import { corruptFile } from "../arrow/corruptFile.ts";
import { viewBatch } from "../arrow/viewBatch.ts";

/** Where the values of a column lie, as typed arrays are made. */
export type ColumnPlace = readonly [buffer: ArrayBuffer, byteOffset: number, length: number];

/**
 * The places of plain columns (no gaps) in one record batch message.
 *
 * @returns the place of a column by its position; `width` is the bytes of one value.
 * @throws DomainError `dataset/corrupt-file` where the batch does not have such a column.
 */
export function batchColumns(
  file: string,
  bytes: Uint8Array,
): (column: number, width: number) => ColumnPlace {
  const { length, buffers } = viewBatch(bytes);
  return (column, width) => {
    const values = buffers[2 * column + 1];
    if (values === undefined || values.byteLength !== length * width)
      throw corruptFile(file, "its columns do not fit together");
    return [values.buffer as ArrayBuffer, values.byteOffset, length];
  };
}
