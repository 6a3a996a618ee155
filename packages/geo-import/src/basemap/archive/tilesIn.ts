import type { Bounds } from "@stopbank/dataset/manifest";
import { tileRange } from "@stopbank/dataset/tiles";

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

/** What two boxes share; undefined where they lie apart. */
export function sharedBox(a: Bounds, b: Bounds): Bounds | undefined {
  const [west, south] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  const [east, north] = [Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  return west < east && south < north ? [west, south, east, north] : undefined;
}

/** Degrees around data that lies in one place: about 5 km. */
const leastAround = 0.05;

/** A box with as much again around it. */
export function around([west, south, east, north]: Bounds): Bounds {
  const [across, up] = [Math.max(leastAround, (east - west) / 2), Math.max(leastAround, (north - south) / 2)];
  return [
    Math.max(-180, west - across),
    Math.max(-85, south - up),
    Math.min(180, east + across),
    Math.min(85, north + up),
  ];
}
