import type { Bounds } from "@stopbank/dataset/manifest";

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

/** The box that holds all of some. */
export const unitedBox = (boxes: readonly Bounds[]): Bounds => [
  Math.min(...boxes.map(([west]) => west)),
  Math.min(...boxes.map(([, south]) => south)),
  Math.max(...boxes.map(([, , east]) => east)),
  Math.max(...boxes.map(([, , , north]) => north)),
];
