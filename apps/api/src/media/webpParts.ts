import type { PictureKind } from "../pictures/pictureEnd.ts";

interface Part {
  readonly name: string;
  readonly from: number;
  readonly length: number;
}

/** The parts of a WebP, each a name, a length and so many bytes. */
function* partsOf(bytes: Buffer): Generator<Part> {
  let at = 12;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    yield { name: bytes.toString("latin1", at, at + 4), from: at + 8, length };
    at += 8 + length + (length % 2);
  }
}

/** What a still WebP consists of that says nothing but what is to be seen: no colour profile, no words of a camera. */
const stillParts = new Set(["VP8 ", "VP8L", "VP8X", "ALPH"]);

/** Whether a WebP, which has been decoded, is as we write them: a still one of these sides, with nothing in it besides. */
export function isPlainWebp(bytes: Buffer, { width, height }: { width: number; height: number }): boolean {
  const parts = [...partsOf(bytes)];
  const canvas = parts.find(({ name }) => name === "VP8X");
  // A larger one was made smaller when it was decoded.
  const fits =
    canvas === undefined ||
    (canvas.length >= 10 &&
      bytes.readUIntLE(canvas.from + 4, 3) + 1 === width &&
      bytes.readUIntLE(canvas.from + 7, 3) + 1 === height);
  return fits && parts.every(({ name }) => stillParts.has(name)) && sidesOf(bytes, parts, width, height);
}

/** Whether the picture itself has these sides, by the head of its bits. */
function sidesOf(bytes: Buffer, parts: readonly Part[], width: number, height: number): boolean {
  const bits = parts.filter(({ name }) => name === "VP8 " || name === "VP8L");
  const [only] = bits;
  if (only === undefined || bits.length > 1 || only.length < 10) return false;
  if (only.name === "VP8L") {
    const packed = bytes.readUInt32LE(only.from + 1);
    return (packed & 0x3fff) + 1 === width && ((packed >>> 14) & 0x3fff) + 1 === height;
  }
  const of = (at: number) => bytes.readUInt16LE(only.from + at) & 0x3fff;
  return of(6) === width && of(8) === height;
}

/** Whether a picture has several frames, of which the first alone would be kept. */
export function isAnimated(kind: PictureKind, bytes: Buffer): boolean {
  if (kind === "webp") return [...partsOf(bytes)].some(({ name }) => name === "ANIM" || name === "ANMF");
  // An animated PNG says so before its first bits.
  return kind === "png" && bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL");
}
