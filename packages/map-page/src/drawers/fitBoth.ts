/** Less of a map than this is a slit. */
export const leastMapPx = 320;

/** Whether two drawers leave the map room between them; all in pixels. */
export const fitBoth = (wholePx: number, mainPx: number, otherPx: number, mapPx: number): boolean =>
  wholePx - mainPx - otherPx >= mapPx;

/** How wide a drawer can be beside another, in pixels, so that the map is no slit; not known before the whole is measured. */
export const roomBeside = (wholePx: number, otherPx: number): number =>
  wholePx === 0 ? Number.POSITIVE_INFINITY : wholePx - otherPx - leastMapPx;
