/** Less of a map than this is a slit. */
export const leastMapPx = 320;

/** Whether two drawers leave the map room between them; all in pixels. */
export const fitBoth = (wholePx: number, mainPx: number, otherPx: number, mapPx: number): boolean =>
  wholePx - mainPx - otherPx >= mapPx;
