/** A picture's colours, and for each pixel which of them it has. */
export interface Palette {
  /** RGBA after RGBA, at most 256. */
  readonly colours: Uint8Array;
  readonly indexes: Uint8Array;
}

const most = 256;
/** Bits by which red, green and blue, and opacity, are told apart less where there are too many. */
const coarse = { colour: 2, opacity: 3 };

/** Colours that count as one: how many pixels, the sums of their channels, and the colour they get. */
interface Cell {
  pixels: number;
  readonly sums: [number, number, number, number];
  index: number;
}

/**
 * The colours of RGBA pixels. All of them where they are no more than 256; else those nearest in colour by less than 4 of 255
 * (in opacity 8) count as one, their mean, and the few that are rarest become the nearest of the others: they lie on
 * outlines, a pixel here and there.
 */
export function paletteOf(pixels: Uint8Array): Palette {
  const exact = cellsOf(pixels, { colour: 0, opacity: 0 }, most);
  const bits = exact === undefined ? coarse : { colour: 0, opacity: 0 };
  const cells = exact ?? cellsOf(pixels, bits, Infinity) ?? new Map<number, Cell>();
  const byPixels = [...cells.values()].toSorted((a, b) => b.pixels - a.pixels);
  const colours = Uint8Array.from(byPixels.slice(0, most).flatMap(meanOf));
  byPixels.forEach((cell, i) => {
    cell.index = i < most ? i : nearest(colours, meanOf(cell));
  });
  const indexes = new Uint8Array(pixels.length / 4);
  for (let pixel = 0; pixel < indexes.length; pixel++)
    indexes[pixel] = cells.get(keyOf(pixels, pixel * 4, bits))!.index;
  return { colours, indexes };
}

/** Undefined where there are more than so many. */
function cellsOf(pixels: Uint8Array, bits: typeof coarse, upTo: number): Map<number, Cell> | undefined {
  const cells = new Map<number, Cell>();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyOf(pixels, at, bits);
    let cell = cells.get(key);
    if (cell === undefined) {
      if (cells.size === upTo) return undefined;
      cell = { pixels: 0, sums: [0, 0, 0, 0], index: 0 };
      cells.set(key, cell);
    }
    cell.pixels++;
    for (let channel = 0; channel < 4; channel++) cell.sums[channel]! += pixels[at + channel]!;
  }
  return cells;
}

/** What is clear has no colour. */
function keyOf(pixels: Uint8Array, at: number, { colour, opacity }: typeof coarse): number {
  const alpha = pixels[at + 3]!;
  if (alpha === 0) return 0;
  const of = (channel: number) => pixels[at + channel]! >> colour;
  return (((of(0) * 256 + of(1)) * 256 + of(2)) * 256 + (alpha >> opacity)) * 2 + 1;
}

const meanOf = ({ pixels, sums }: Cell): number[] =>
  sums[3] === 0 ? [0, 0, 0, 0] : sums.map((sum) => Math.round(sum / pixels));

/** By how far apart the two look: a difference of colour as much as the more opaque of them shows. */
function nearest(colours: Uint8Array, [red = 0, green = 0, blue = 0, alpha = 0]: readonly number[]): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < colours.length / 4; i++) {
    const shown = Math.max(alpha, colours[i * 4 + 3]!) / 255;
    const square = (channel: number, value: number) => (colours[i * 4 + channel]! - value) ** 2;
    const apart = shown * (square(0, red) + square(1, green) + square(2, blue)) + 2 * square(3, alpha);
    if (apart >= least) continue;
    least = apart;
    best = i;
  }
  return best;
}
