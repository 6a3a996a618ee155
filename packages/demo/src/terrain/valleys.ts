import type { Grid } from "../ground/grid.ts";
import { accumulate, drain } from "./drainage.ts";

const streamAreaSquareMetres = 1.2e6;

/**
 * Gives valleys the flat floors that floods build: a cell `h` above its stream is lowered to h²/(h + w),
 * where w grows with the stream's catchment. High ground only drops by w.
 */
export function widenValleys(uplands: Grid): Grid {
  const { data, cellMetres } = uplands;
  const isSea = Uint8Array.from(data, (height) => (height <= 0 ? 1 : 0));
  const drainage = drain(uplands, isSea);
  const area = accumulate(drainage, cellMetres);
  const { order, receiver, filledHeights } = drainage;
  const streamHeight = new Float32Array(data.length);
  const streamArea = new Float32Array(data.length);
  const widened = data.slice();
  for (const cell of order) {
    const below = receiver[cell]!;
    const isStream = area[cell]! >= streamAreaSquareMetres || below === cell;
    streamHeight[cell] = isStream ? filledHeights[cell]! : streamHeight[below]!;
    streamArea[cell] = isStream ? area[cell]! : streamArea[below]!;
    if (isSea[cell] === 1) continue;
    const above = filledHeights[cell]! - streamHeight[cell]!;
    const width = Math.min(14, 2.4 * Math.sqrt(streamArea[cell]! / 1e6));
    widened[cell] = streamHeight[cell]! + (above * above) / (above + width + 0.01);
  }
  return { ...uplands, data: widened };
}
