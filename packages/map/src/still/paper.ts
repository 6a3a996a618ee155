/** A point is 1/72 inch; all lengths on paper are in points (AMB-51). */
export interface SizePoints {
  readonly width: number;
  readonly height: number;
}

/** What print aims at (EXP-04). */
export const paperDpi = 300;

/**
 * How long one of the map's own pixels is on paper: 1/96 inch, as CSS has it. So names of 11 pixels are set in 8 points and
 * an outline of 1 is 0.75, which read at arm's length; a pixel a point would set the names larger than the report's text.
 */
export const pointsPerPx = 0.75;

/** Pixels of the picture for each of the map's, so that the picture has so many dots an inch. */
export const pixelRatioAt = (dpi: number): number => (dpi / 72) * pointsPerPx;

/** What fits a browser's canvas and its graphics: 8192 pixels on either side. */
export const mostSidePx = 8_192;

/** How far it is from the middle of the world's tiles at zoom 0 to the next, in pixels. */
const worldPx = 512;
const equatorMetres = 40_075_016.686;

/** Metres of ground for each point of paper at a latitude, where the map is seen straight from above (Web Mercator). */
export const metresPerPoint = (latitudeDegrees: number, zoom: number): number =>
  (equatorMetres * Math.cos((latitudeDegrees * Math.PI) / 180)) / (worldPx * 2 ** zoom * pointsPerPx);
