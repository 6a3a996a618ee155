import { DomainError } from "@stopbank/errors";

/** Which elements of a layer are looked at. */
export interface SelectedRows {
  /** 1 by row (the tile feature id) where the element is selected. */
  readonly isSelected: Uint8Array;
  readonly count: number;
}

/**
 * Reads the API's bits: n (uint32, little-endian), then a bit for each row, the lowest of a byte first.
 *
 * @throws DomainError `map/bad-selection` when the length does not fit.
 */
export function decodeSelectedRows(buffer: ArrayBuffer): SelectedRows {
  const of = buffer.byteLength >= 4 ? new DataView(buffer).getUint32(0, true) : -1;
  if (buffer.byteLength !== 4 + Math.ceil(of / 8))
    throw new DomainError(
      "unavailable",
      "map/bad-selection",
      "Which elements are left out arrived damaged, so the map cannot show it. Try again.",
      { of, bytes: buffer.byteLength },
    );
  const bits = new Uint8Array(buffer, 4);
  const isSelected = new Uint8Array(of);
  let count = 0;
  for (let row = 0; row < of; row++) {
    const bit = (bits[row >> 3]! >> (row & 7)) & 1;
    isSelected[row] = bit;
    count += bit;
  }
  return { isSelected, count };
}
