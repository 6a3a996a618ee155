import { decode } from "fast-png";

/** The RGBA values of a PNG of any kind, row by row from the top, as another library reads them. */
export function pixelsOfPng(png: Uint8Array): { readonly widthPx: number; readonly data: Uint8Array } {
  const { width, data, palette, channels } = decode(png);
  if (palette === undefined) {
    if (channels !== 4) throw new Error(`the picture has ${channels} channels`);
    return { widthPx: width, data: Uint8Array.from(data) };
  }
  const colours = palette.map(([red = 0, green = 0, blue = 0, alpha = 255]) => [red, green, blue, alpha]);
  return { widthPx: width, data: Uint8Array.from(Array.from(data).flatMap((index) => colours[index] ?? [])) };
}
