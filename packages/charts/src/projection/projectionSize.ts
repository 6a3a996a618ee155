/** Room around the columns, in pixels; the right margin holds the names of the classes. */
export const marginPx = { top: 12, right: 80, bottom: 40, left: 52 } as const;

const stepPx = 50;
const leastHeightPx = 200;

/**
 * The size of a projected chart in a container: the width in whole steps, so that a panel that is dragged does not
 * redraw it at every pixel, and a third as high, though never too low to read.
 *
 * @returns the width rounded down, for a chart wider than its container would be cut off.
 */
export function projectionSize(containerPx: number): { readonly widthPx: number; readonly heightPx: number } {
  const widthPx = Math.floor(containerPx / stepPx) * stepPx;
  return { widthPx, heightPx: Math.max(leastHeightPx, Math.round(widthPx / 3)) };
}
