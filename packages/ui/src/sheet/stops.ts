/** How far a bottom sheet is drawn up, from least to most. */
export const sheetStops = ["peek", "half", "full"] as const;
export type SheetStop = (typeof sheetStops)[number];

/** The handle and one line stay in sight. */
const peekPx = 88;
/** The map stays in sight above a sheet that is all the way up. */
const clearancePx = 56;

export function stopHeightPx(stop: SheetStop, windowPx: number): number {
  if (stop === "peek") return Math.min(peekPx, windowPx);
  if (stop === "half") return Math.round(windowPx / 2);
  return Math.max(peekPx, windowPx - clearancePx);
}

/** Where a sheet let go at this height comes to rest. */
export function nearestStop(heightPx: number, windowPx: number): SheetStop {
  const distance = (stop: SheetStop) => Math.abs(stopHeightPx(stop, windowPx) - heightPx);
  return sheetStops.reduce((nearest, stop) => (distance(stop) < distance(nearest) ? stop : nearest));
}

/** The next stop in a direction, or the same at the end. */
export const neighbour = (stop: SheetStop, by: 1 | -1): SheetStop =>
  sheetStops[sheetStops.indexOf(stop) + by] ?? stop;
