/** The kinds of pictures that are taken. */
export type PictureKind = "png" | "jpeg" | "webp";

/**
 * Where a picture ends within its file, by the lengths that its own parts give; undefined where they lead nowhere. Nothing is
 * decoded, and a part is looked at once.
 */
export const pictureEnd = (kind: PictureKind, bytes: Buffer): number | undefined => endOf[kind](bytes);

const endOf: Readonly<Record<PictureKind, (bytes: Buffer) => number | undefined>> = {
  png: pngEnd,
  jpeg: jpegEnd,
  webp: webpEnd,
};

/** Chunks of a length, a name, the content and a checksum, until `IEND`. */
function pngEnd(bytes: Buffer): number | undefined {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (name === "IEND") return at <= bytes.length ? at : undefined;
  }
  return undefined;
}

/** A length after `RIFF`; parts are of even length. */
function webpEnd(bytes: Buffer): number | undefined {
  if (bytes.length < 12) return undefined;
  const length = bytes.readUInt32LE(4);
  const end = 8 + length + (length % 2);
  return end <= bytes.length ? end : undefined;
}

/** Each pass over a picture costs as much as the whole; usual ones make ten. */
const mostPasses = 100;
const [startOfPass, endOfPicture] = [0xda, 0xd9];
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Segments, each a marker and a length, and after the head of each pass coded bits, in which 0xff is followed by 0 or a restart. */
function jpegEnd(bytes: Buffer): number | undefined {
  let passes = 0;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Filling.
      at += 1;
      continue;
    }
    at += 2;
    if (marker === endOfPicture) return at;
    if (hasNoLength(marker)) continue;
    if (at + 2 > bytes.length) return undefined;
    at += bytes.readUInt16BE(at);
    if (marker !== startOfPass) continue;
    passes += 1;
    if (passes > mostPasses) return undefined;
    at = afterCodedBits(bytes, at);
  }
  return undefined;
}

function afterCodedBits(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    const isWithin = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isWithin) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
