/** A row has so many bytes at most: as the tables' own check says. */
export const pieceBytes = 262_144;

/** Bytes in pieces, in order. */
export function* piecesOf(bytes: Uint8Array): Generator<{ readonly place: number; readonly piece: Buffer }> {
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield { place: at / pieceBytes, piece: Buffer.from(bytes.subarray(at, at + pieceBytes)) };
}
