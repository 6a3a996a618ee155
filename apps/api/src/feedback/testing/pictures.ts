import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Random colours from a seed, so that a failure comes again. */
export function randomPixels(width: number, height: number, seed: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let state = seed | 1;
  for (let i = 0; i < pixels.length; i++) {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    pixels[i] = state >>> 24;
  }
  return pixels;
}

export const picture = (format: "png" | "jpeg" | "webp", width = 40, height = 30, seed = 1) =>
  sharp(randomPixels(width, height, seed), { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();

export function pngChunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** One colour over any number of pixels: a few bytes of file for a sky of memory. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit of grey.
  header[8] = 1;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG whose coded bits are said to come again and again. */
export async function manyPassesJpeg(passes: number): Promise<Buffer> {
  const bytes = await sharp(randomPixels(64, 64, 3), { raw: { width: 64, height: 64, channels: 3 } })
    .jpeg({ progressive: true })
    .toBuffer();
  const start = bytes.lastIndexOf(Buffer.of(0xff, 0xda));
  const pass = bytes.subarray(start, -2);
  return Buffer.concat([bytes.subarray(0, -2), ...Array<Buffer>(passes).fill(pass), bytes.subarray(-2)]);
}
