/** How far a bottom sheet is drawn up, from least to most. */
export const sheetStops = ["peek", "half", "full"] as const;
export type SheetStop = (typeof sheetStops)[number];

/** The handle and one line stay in sight. */
const peekPx = 88;
/** The map stays in sight above a sheet that is all the way up. */
const clearancePx = 56;

/** @param roomPx how high the screen is that the sheet lies on. */
export function stopHeightPx(stop: SheetStop, roomPx: number): number {
  if (stop === "peek") return Math.min(peekPx, roomPx);
  if (stop === "half") return Math.round(roomPx / 2);
  return Math.max(peekPx, roomPx - clearancePx);
}

/** Where a sheet let go at this height comes to rest. */
export function nearestStop(heightPx: number, roomPx: number): SheetStop {
  const distance = (stop: SheetStop) => Math.abs(stopHeightPx(stop, roomPx) - heightPx);
  return sheetStops.reduce((nearest, stop) => (distance(stop) < distance(nearest) ? stop : nearest));
}

/** The next stop in a direction, or the same at the end. */
export const neighbour = (stop: SheetStop, by: 1 | -1): SheetStop =>
  sheetStops[sheetStops.indexOf(stop) + by] ?? stop;
