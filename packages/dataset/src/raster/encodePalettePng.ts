import { deflateSync } from "node:zlib";
import { chunk, signature } from "./encodePng.ts";
import { paletteOf } from "./paletteOf.ts";

const deflateLevel = 6;

/**
 * A PNG of at most 256 colours with their opacity, of RGBA values row by row from the top: for pictures of few hues, a third
 * of what {@link encodePng} makes of them. Colours are exact where there are no more; else as `paletteOf` says.
 */
export function encodePalettePng(widthPx: number, heightPx: number, pixels: Uint8Array): Uint8Array {
  if (pixels.byteLength !== widthPx * heightPx * 4) throw new RangeError("pixels must be RGBA");
  const { colours, indexes } = paletteOf(pixels);
  const rows = new Uint8Array(heightPx * (widthPx + 1));
  // No filter: neighbours' indexes are not near one another in number.
  for (let row = 0; row < heightPx; row++)
    rows.set(indexes.subarray(row * widthPx, (row + 1) * widthPx), row * (widthPx + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(widthPx, 0);
  head.writeUInt32BE(heightPx, 4);
  head[8] = 8;
  head[9] = 3;
  const count = colours.length / 4;
  const rgb = new Uint8Array(count * 3);
  const opacity = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    rgb.set(colours.subarray(i * 4, i * 4 + 3), i * 3);
    opacity[i] = colours[i * 4 + 3]!;
  }
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("PLTE", rgb),
    chunk("tRNS", opacity),
    chunk("IDAT", deflateSync(rows, { level: deflateLevel })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
