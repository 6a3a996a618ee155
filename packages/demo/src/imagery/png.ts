import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of palette indexes, or of RGB triples when there is no palette. */
export const encodeSmallPng = (size: number, pixels: Uint8Array, palette?: Uint8Array): Buffer =>
  encodePng({ width: size, height: size, pixels }, 7, palette);

/**
 * A PNG of RGB triples, row by row, or of palette indexes.
 *
 * @param level how hard it is packed, 1 to 9: what is decoded again at once is packed in no time.
 */
export function encodePng(
  { width, height, pixels }: { readonly width: number; readonly height: number; readonly pixels: Uint8Array },
  level: number,
  palette?: Uint8Array,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = palette ? 3 : 2;
  const stride = width * (palette ? 1 : 3);
  const raw = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row++)
    raw.set(pixels.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    ...(palette ? [chunk("PLTE", palette)] : []),
    chunk("IDAT", deflateSync(raw, { level })),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(name: string, body: Uint8Array): Buffer {
  const namedChunk = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const framed = Buffer.alloc(8 + namedChunk.length);
  framed.writeUInt32BE(body.length, 0);
  framed.set(namedChunk, 4);
  framed.writeUInt32BE(crc32(namedChunk), 4 + namedChunk.length);
  return framed;
}
