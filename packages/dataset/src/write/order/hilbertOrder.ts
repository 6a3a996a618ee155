import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { vertexRanges } from "../../arrow/vertexRanges.ts";
import type { Bounds } from "../../manifest/manifest.ts";
import { hilbertIndex } from "./hilbert.ts";

export interface Ordered {
  /** Input position of each row. */
  readonly rowOf: Uint32Array;
  /** Row of each input position. */
  readonly inputToRow: Uint32Array;
  readonly bounds: Bounds;
}

/**
 * Orders elements along a Hilbert curve over the layer's box, by the middle of each element's box, so that
 * elements close on the ground lie close in memory. Ties keep the caller's order: same input, same rows.
 */
export function hilbertOrder(geometry: GeometryColumn): Ordered {
  const range = vertexRanges(geometry);
  const count = range.length - 1;
  const middles = new Float64Array(count * 2);
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < count; i++) {
    const box = boxOf(geometry.coords, range[i]!, range[i + 1]!);
    middles[2 * i] = (box[0] + box[2]) / 2;
    middles[2 * i + 1] = (box[1] + box[3]) / 2;
    if (!(box[0] <= box[2])) continue;
    bounds[0] = Math.min(bounds[0], box[0]);
    bounds[1] = Math.min(bounds[1], box[1]);
    bounds[2] = Math.max(bounds[2], box[2]);
    bounds[3] = Math.max(bounds[3], box[3]);
  }
  const [west, south, east, north] = bounds;
  const scaleX = 65535 / (east - west || 1);
  const scaleY = 65535 / (north - south || 1);
  const keys = new Uint32Array(count);
  for (let i = 0; i < count; i++)
    keys[i] = hilbertIndex(
      16,
      ((middles[2 * i]! - west) * scaleX) | 0,
      ((middles[2 * i + 1]! - south) * scaleY) | 0,
    );
  const rowOf = sortByKey(keys);
  const inputToRow = new Uint32Array(count);
  rowOf.forEach((input, row) => {
    inputToRow[input] = row;
  });
  return { rowOf, inputToRow, bounds: count === 0 || !(west <= east) ? [0, 0, 0, 0] : bounds };
}

function boxOf(coords: Float64Array, from: number, to: number): [number, number, number, number] {
  let west = Infinity;
  let south = Infinity;
  let east = -Infinity;
  let north = -Infinity;
  for (let v = from; v < to; v++) {
    const x = coords[2 * v]!;
    const y = coords[2 * v + 1]!;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return [west, south, east, north];
}

/** Key and position in one float64 (32 + 21 bits), so the sort is native, numeric and stable. */
function sortByKey(keys: Uint32Array): Uint32Array {
  const positionBits = 2 ** 21;
  if (keys.length > positionBits)
    return Uint32Array.from(keys.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b);
  const packed = Float64Array.from(keys, (key, i) => key * positionBits + i).sort();
  return Uint32Array.from(packed, (each) => each % positionBits);
}
