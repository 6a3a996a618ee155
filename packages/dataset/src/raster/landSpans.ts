import type { KnownLand, Rings } from "./landRings.ts";

/**
 * Where each of several parallels runs over land: pairs of x, ascending. What several rings cover counts once
 * (non-zero winding), holes run the other way round.
 *
 * @param ys ascending, in the rings' measure.
 */
function landSpans(rings: Rings, ys: Float64Array): readonly (readonly number[])[] {
  const crossed: [x: number, turn: number][][] = Array.from(ys, () => []);
  for (const ring of rings) {
    const last = ring.length - 2;
    for (let i = 0, before = last; i <= last; before = i, i += 2) {
      const [x0, y0, x1, y1] = [ring[before]!, ring[before + 1]!, ring[i]!, ring[i + 1]!];
      if (y0 === y1) continue;
      const [low, high] = y0 < y1 ? [y0, y1] : [y1, y0];
      for (let row = firstAtLeast(ys, low); row < ys.length && ys[row]! < high; row++)
        crossed[row]!.push([x0 + ((ys[row]! - y0) / (y1 - y0)) * (x1 - x0), y0 < y1 ? 1 : -1]);
    }
  }
  return crossed.map(spansOf);
}

function spansOf(crossed: [x: number, turn: number][]): readonly number[] {
  const spans: number[] = [];
  let winding = 0;
  for (const [x, turn] of crossed.toSorted(([a], [b]) => a - b)) {
    if (winding === 0) spans.push(x);
    winding += turn;
    if (winding === 0) spans.push(x);
  }
  return spans;
}

function firstAtLeast(ys: Float64Array, value: number): number {
  let [low, high] = [0, ys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ys[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether each place of a grid is known to be sea: 1, row by row. @param xs and ys ascending. */
export function seaAt({ rings, known }: KnownLand, xs: Float64Array, ys: Float64Array): Uint8Array {
  const sea = new Uint8Array(xs.length * ys.length);
  const spans = landSpans(rings, ys);
  for (let row = 0; row < ys.length; row++) {
    const base = row * xs.length;
    for (const [west, north, east, south] of known) {
      if (ys[row]! < north || ys[row]! > south) continue;
      for (let column = 0; column < xs.length; column++)
        if (xs[column]! >= west && xs[column]! <= east) sea[base + column] = 1;
    }
    const ends = spans[row]!;
    for (let i = 0; i + 1 < ends.length; i += 2)
      for (
        let column = firstAtLeast(xs, ends[i]!);
        column < xs.length && xs[column]! < ends[i + 1]!;
        column++
      )
        sea[base + column] = 0;
  }
  return sea;
}

/** Parallels a pixel is looked at along: edges are as smooth as so many shades of alpha make them. */
const linesInPixel = 4;

/** The share of each pixel of a tile that is not known to be sea, row by row, 0 to 1. */
export function drySharesOf(
  { rings, known }: KnownLand,
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
  sizePx: number,
): Float32Array {
  const shares = new Float32Array(sizePx * sizePx);
  const perPixel = 1 / 2 ** z / sizePx;
  const [left, top] = [x / 2 ** z, y / 2 ** z];
  const ys = Float64Array.from(
    { length: sizePx * linesInPixel },
    (_, line) => top + ((line + 0.5) / linesInPixel) * perPixel,
  );
  const spans = landSpans(rings, ys);
  const isKnown = Uint8Array.from({ length: sizePx }, () => 0);
  for (let line = 0; line < ys.length; line++) {
    const base = Math.floor(line / linesInPixel) * sizePx;
    const ends = spans[line]!;
    for (let i = 0; i + 1 < ends.length; i += 2)
      addSpan(shares, base, sizePx, (ends[i]! - left) / perPixel, (ends[i + 1]! - left) / perPixel);
  }
  for (let row = 0; row < sizePx; row++) {
    const middle = top + (row + 0.5) * perPixel;
    isKnown.fill(0);
    for (const [west, north, east, south] of known)
      if (middle >= north && middle <= south)
        for (let column = 0; column < sizePx; column++) {
          const across = left + (column + 0.5) * perPixel;
          if (across >= west && across <= east) isKnown[column] = 1;
        }
    for (let column = 0; column < sizePx; column++)
      if (isKnown[column] === 0) shares[row * sizePx + column] = 1;
  }
  return shares;
}

/** Adds a run along one parallel, in pixels from the tile's left edge. */
function addSpan(shares: Float32Array, base: number, sizePx: number, from: number, to: number): void {
  const start = Math.max(0, from);
  const end = Math.min(sizePx, to);
  for (let column = Math.floor(start); column < end; column++)
    shares[base + column]! += (Math.min(end, column + 1) - Math.max(start, column)) / linesInPixel;
}
