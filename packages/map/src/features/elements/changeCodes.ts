import { DomainError } from "@stopbank/errors";

/**
 * What becomes of an element from one side of a comparison to the other, as the codes the map paints it by: beside those of
 * damage classes, which they never stand among.
 */
export const changeCodes = { same: 240, worse: 241, better: 242, notComparable: 243 } as const;

/** By the byte the API packs each as. */
const byPacked = [changeCodes.same, changeCodes.worse, changeCodes.better, changeCodes.notComparable];

/**
 * Reads the API's array of changes: n (uint32, little-endian), then a byte for each row.
 *
 * @param elementCount rows of the layer: those the array does not have are not comparable.
 * @throws DomainError `map/bad-changes` when the length does not fit, or a byte is none of the changes.
 */
export function decodeChanges(buffer: ArrayBuffer, elementCount: number): Uint8Array {
  const count = buffer.byteLength >= 4 ? new DataView(buffer).getUint32(0, true) : -1;
  const packed = new Uint8Array(buffer, Math.min(4, buffer.byteLength));
  if (packed.length !== count || packed.some((byte) => byte >= byPacked.length))
    throw new DomainError(
      "unavailable",
      "map/bad-changes",
      "The differences arrived damaged, so the map cannot be coloured. Try again.",
      { count, bytes: buffer.byteLength },
    );
  const codes = new Uint8Array(elementCount).fill(changeCodes.notComparable);
  for (let row = 0; row < Math.min(count, elementCount); row++) codes[row] = byPacked[packed[row]!]!;
  return codes;
}
