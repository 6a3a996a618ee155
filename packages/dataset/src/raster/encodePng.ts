import { crc32, deflateSync } from "node:zlib";

export const signature: Uint8Array = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const deflateLevel = 4;

/**
 * An 8-bit PNG of RGB (3 bytes a pixel) or RGBA (4) values, row by row from the top. Native zlib with the
 * Sub filter: about ten times as fast as encoders in JavaScript, which matters at a tile a request.
 */
export function encodePng(widthPx: number, heightPx: number, pixels: Uint8Array): Uint8Array {
  const channels = pixels.byteLength / (widthPx * heightPx);
  if (channels !== 3 && channels !== 4) throw new RangeError("pixels must be RGB or RGBA");
  const rowBytes = widthPx * channels;
  const filtered = new Uint8Array(heightPx * (rowBytes + 1));
  for (let row = 0; row < heightPx; row++) {
    const from = row * rowBytes;
    const to = row * (rowBytes + 1);
    filtered[to] = 1; // Sub: each byte less the one a pixel to its left
    for (let i = 0; i < rowBytes; i++)
      filtered[to + 1 + i] = pixels[from + i]! - (i < channels ? 0 : pixels[from + i - channels]!);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(widthPx, 0);
  head.writeUInt32BE(heightPx, 4);
  head[8] = 8;
  head[9] = channels === 3 ? 2 : 6;
  const data = deflateSync(filtered, { level: deflateLevel });
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

export function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(12 + data.byteLength);
  out.writeUInt32BE(data.byteLength, 0);
  out.write(type, 4, "latin1");
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.byteLength)), 8 + data.byteLength);
  return out;
}
