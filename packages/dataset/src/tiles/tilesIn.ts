import type { Bounds } from "../manifest/manifest.ts";
import { tileRange } from "./tileRange.ts";

export interface TileAt {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The tiles that touch a box, zoom by zoom. */
export function* tilesIn(bounds: Bounds, minZoom: number, maxZoom: number): Generator<TileAt> {
  for (let z = minZoom; z <= maxZoom; z++) {
    const { west, east, north, south } = tileRange(bounds, z);
    for (let y = north; y <= south; y++) for (let x = west; x <= east; x++) yield { z, x, y };
  }
}

/** How many {@link tilesIn} has. */
export function tilesWithin(bounds: Bounds, minZoom: number, maxZoom: number): number {
  let count = 0;
  for (let z = minZoom; z <= maxZoom; z++) {
    const { west, east, north, south } = tileRange(bounds, z);
    count += (east - west + 1) * (south - north + 1);
  }
  return count;
}
