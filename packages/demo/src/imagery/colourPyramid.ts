import type { AerialColours } from "./aerial.ts";

/** A picture's colours at every scale: what is far away is drawn from few pixels, each the mean of many. */
export interface ColourPyramid {
  /**
   * Writes a colour, RGB of 0 to 255, to `into`.
   *
   * @param column in pixels of the picture, and `row` likewise.
   * @param spread how many pixels one of the drawing covers.
   * @returns false outside of the picture.
   */
  read(column: number, row: number, spread: number, into: Float64Array): boolean;
}

interface Level {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export function colourPyramid({ width, height, pixels, palette }: AerialColours): ColourPyramid {
  const rgb = new Uint8Array(pixels.length * 3);
  for (let at = 0; at < pixels.length; at++) {
    const shade = pixels[at]! * 3;
    rgb[at * 3] = palette[shade]!;
    rgb[at * 3 + 1] = palette[shade + 1]!;
    rgb[at * 3 + 2] = palette[shade + 2]!;
  }
  const levels: Level[] = [{ width, height, rgb }];
  for (let last = levels[0]!; Math.min(last.width, last.height) > 64; last = levels.at(-1)!)
    levels.push(halved(last));
  return {
    read: (column, row, spread, into) => {
      if (column < 0 || row < 0 || column >= width || row >= height) return false;
      const depth = Math.min(levels.length - 1, Math.max(0, Math.round(Math.log2(Math.max(1, spread)))));
      between(levels[depth]!, column / 2 ** depth - 0.5, row / 2 ** depth - 0.5, into);
      return true;
    },
  };
}

function halved({ width: wide, height: high, rgb }: Level): Level {
  const width = wide >> 1;
  const height = high >> 1;
  const mean = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const from = (row * 2 * wide + column * 2) * 3;
      const below = from + wide * 3;
      for (let band = 0; band < 3; band++)
        mean[(row * width + column) * 3 + band] =
          (rgb[from + band]! + rgb[from + 3 + band]! + rgb[below + band]! + rgb[below + 3 + band]! + 2) >> 2;
    }
  return { width, height, rgb: mean };
}

/** Bilinear, held at the edges. */
function between({ width, height, rgb }: Level, x: number, y: number, into: Float64Array): void {
  const column = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const u = Math.min(1, Math.max(0, x - column));
  const v = Math.min(1, Math.max(0, y - row));
  const at = (row * width + column) * 3;
  const below = at + width * 3;
  for (let band = 0; band < 3; band++)
    into[band] =
      (rgb[at + band]! * (1 - u) + rgb[at + 3 + band]! * u) * (1 - v) +
      (rgb[below + band]! * (1 - u) + rgb[below + 3 + band]! * u) * v;
}
