/** Pixels of a square picture: RGBA, row by row. */
export interface Square {
  readonly sizePx: number;
  readonly pixels: Uint8Array;
}

export const emptySquare = (sizePx: number): Square => ({
  sizePx,
  pixels: new Uint8Array(sizePx * sizePx * 4),
});

/** The same at half the size: each pixel the mean of four, of which those that show nothing do not count. */
export function halved({ sizePx, pixels }: Square): Square {
  const half = emptySquare(sizePx / 2);
  const rowBytes = sizePx * 4;
  let to = 0;
  for (let row = 0; row < half.sizePx; row++)
    for (let column = 0; column < half.sizePx; column++, to += 4) {
      const at = row * 2 * rowBytes + column * 8;
      const four = [at, at + 4, at + rowBytes, at + rowBytes + 4];
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (const from of four) {
        const weight = pixels[from + 3]!;
        red += pixels[from]! * weight;
        green += pixels[from + 1]! * weight;
        blue += pixels[from + 2]! * weight;
        alpha += weight;
      }
      if (alpha === 0) continue;
      half.pixels[to] = Math.round(red / alpha);
      half.pixels[to + 1] = Math.round(green / alpha);
      half.pixels[to + 2] = Math.round(blue / alpha);
      half.pixels[to + 3] = Math.round(alpha / 4);
    }
  return half;
}

/** Lays a smaller square into a larger one. */
export function place(into: Square, { sizePx, pixels }: Square, left: number, top: number): void {
  for (let row = 0; row < sizePx; row++) {
    const line = pixels.subarray(row * sizePx * 4, (row + 1) * sizePx * 4);
    into.pixels.set(line, ((top + row) * into.sizePx + left) * 4);
  }
}
