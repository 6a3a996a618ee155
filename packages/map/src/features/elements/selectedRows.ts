import { DomainError } from "@stopbank/errors";

/**
 * Reads the API's bits: n (uint32, little-endian), then a bit for each row, the lowest of a byte first.
 *
 * @returns 1 by row (the tile feature id) where the element is looked at, else 0.
 * @throws DomainError `map/bad-selection` when the length does not fit.
 */
export function decodeSelectedRows(buffer: ArrayBuffer): Uint8Array {
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
  for (let row = 0; row < of; row++) isSelected[row] = (bits[row >> 3]! >> (row & 7)) & 1;
  return isSelected;
}
