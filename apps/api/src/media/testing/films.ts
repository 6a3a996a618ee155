/** An element of a film: its id, its length, its content. */
export function element(id: number, ...content: readonly (Uint8Array | string | number)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) =>
      typeof part === "number" ? numberOf(part) : typeof part === "string" ? Buffer.from(part) : part,
    ),
  );
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE((1n << 56n) | BigInt(body.length));
  return Buffer.concat([numberOf(id), size, body]);
}

/** An element that does not say how long it is. */
export const openElement = (id: number, ...content: readonly Uint8Array[]): Buffer =>
  Buffer.concat([numberOf(id), Buffer.of(0x01, ...Array<number>(7).fill(0xff)), ...content]);

function numberOf(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex");
}

export const head = (docType = "webm") => element(0x1a45dfa3, element(0x4282, docType));
export const pictureTrack = (codec = "V_VP9", ...more: readonly Uint8Array[]) =>
  element(
    0xae,
    element(0x83, 1),
    element(0x86, codec),
    element(0xe0, element(0xb0, 1280), element(0xba, 720)),
    ...more,
  );
export const soundTrack = (codec = "A_OPUS") => element(0xae, element(0x83, 2), element(0x86, codec));
export const tracks = (...each: readonly Uint8Array[]) => element(0x1654ae6b, ...each);
export const cluster = (bytes = 10) =>
  element(0x1f43b675, element(0xe7, 0), element(0xa3, Buffer.alloc(bytes, 1)));
export const segment = (...parts: readonly Uint8Array[]) => element(0x18538067, ...parts);

/** The smallest film that is taken, with so many bytes of pictures. */
export const film = (bytes = 10): Buffer =>
  Buffer.concat([head(), segment(tracks(pictureTrack(), soundTrack()), cluster(bytes))]);
