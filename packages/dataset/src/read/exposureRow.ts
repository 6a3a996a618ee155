import type { ExposureColumn } from "@stopbank/risk-engine/columns";
import { readBatchHead } from "../arrow/viewBatch.ts";
import type { FileReader } from "./readChecked.ts";

/** Holds the head of a batch of three columns. */
const headBytesGuess = 1_024;
/** Rows looked at in one read: at most two of the blocks that are checked. */
const rowsAtOnce = 8_192;

/**
 * The row of one element in a scenario's record batch, found by reading a few blocks: a column of one row, or of none
 * where the element is not exposed.
 *
 * @param elementCount of the layer, so that the place can be guessed.
 */
export async function exposureRow(
  { range }: FileReader,
  { file, offset, bytes }: { file: string; offset: number; bytes: number },
  element: number,
  elementCount: number,
): Promise<ExposureColumn> {
  const head = await range(file, offset, Math.min(headBytesGuess, bytes));
  const { length, regions } = readBatchHead(head);
  const body = offset + 8 + view(head).getInt32(4, true);
  const read = (column: number, row: number, rows: number, width: number) =>
    range(file, body + (regions[2 * column + 1]?.offset ?? 0) + row * width, rows * width);

  const row = await findRow(element, { rows: length, elementCount }, (first, rows) =>
    read(0, first, rows, 4),
  );
  if (row === undefined)
    return { element: new Uint32Array(0), value: new Float32Array(0), damageClass: new Uint8Array(0) };
  const [value, damageClass] = await Promise.all([read(1, row, 1, 4), read(2, row, 1, 1)]);
  return {
    element: Uint32Array.of(element),
    value: Float32Array.of(view(value).getFloat32(0, true)),
    damageClass: Uint8Array.from(damageClass),
  };
}

/** Searches ascending numbers of which a stretch can be read: where the number should be, and in the middle, in turn. */
async function findRow(
  wantedElement: number,
  { rows, elementCount }: { rows: number; elementCount: number },
  read: (first: number, rows: number) => Promise<Uint8Array>,
): Promise<number | undefined> {
  let low = { row: 0, element: 0 };
  let high = { row: rows, element: elementCount };
  for (let step = 0; low.row < high.row; step++) {
    const share =
      step % 2 === 0 ? (wantedElement - low.element) / Math.max(1, high.element - low.element) : 0.5;
    const guess = low.row + Math.floor(Math.min(1, Math.max(0, share)) * (high.row - low.row));
    const first = Math.max(low.row, Math.min(guess - rowsAtOnce / 2, high.row - rowsAtOnce));
    const count = Math.min(rowsAtOnce, high.row - first);
    const elements = view(await read(first, count));
    const at = (index: number) => elements.getUint32(index * 4, true);
    if (wantedElement < at(0)) high = { row: first, element: at(0) };
    else if (wantedElement > at(count - 1)) low = { row: first + count, element: at(count - 1) + 1 };
    else {
      let from = 0;
      for (let to = count; from < to; ) {
        const middle = (from + to) >> 1;
        if (at(middle) < wantedElement) from = middle + 1;
        else to = middle;
      }
      return at(from) === wantedElement ? first + from : undefined;
    }
  }
  return undefined;
}

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);
