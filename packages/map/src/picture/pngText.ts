import { DomainError } from "@stopbank/errors";

/** What a picture says of itself, by the keywords of PNG (`Title`, `Source`, `Copyright`) or our own. */
export type PngTexts = Readonly<Record<string, string>>;

const signatureLength = 8;
/** The first chunk, IHDR, is always as long: length, name, 13 bytes, checksum. */
const headerLength = 25;

/**
 * A PNG with texts in it, as `iTXt` chunks after its header: UTF-8, so that macrons stay (PNG, third edition, 11.3.3.4).
 *
 * @param texts by keyword, 1 to 79 Latin letters.
 * @throws DomainError `map/not-a-png` where it is none.
 */
export function withPngTexts(png: Uint8Array<ArrayBuffer>, texts: PngTexts): Uint8Array<ArrayBuffer> {
  const head = signatureLength + headerLength;
  const name = new TextDecoder().decode(png.slice(12, 16));
  if (png.length < head || name !== "IHDR")
    throw new DomainError("unavailable", "map/not-a-png", "The browser made no PNG of the map.");
  const chunks = Object.entries(texts).map(([keyword, text]) => textChunk(keyword, text));
  const size = png.length + chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const whole = new Uint8Array(size);
  whole.set(png.subarray(0, head));
  let at = head;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  whole.set(png.subarray(head), at);
  return whole;
}

/** Keyword, not compressed, no language, no translated keyword, text. */
function textChunk(keyword: string, text: string): Uint8Array {
  const body = new TextEncoder().encode(`iTXt${keyword}\0\0\0\0\0${text.replaceAll("\0", "")}`);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(4 + body.length, crc32(body));
  return chunk;
}

/** As PNG has it: the polynomial of ISO 3309, from the lowest bit. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
