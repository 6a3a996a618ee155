import { toLatitude, toLongitude, toX, toY } from "../ground/frame.ts";

/** Position in the world's tile grid of a zoom: whole part the tile, fraction the place in it. */
export const tileX = (zoom: number, x: number) => ((toLongitude(x) + 180) / 360) * 2 ** zoom;
export function tileY(zoom: number, y: number): number {
  const radians = (toLatitude(y) * Math.PI) / 180;
  return ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom;
}

/** The district's frame at a position of the tile grid. */
export const frameX = (zoom: number, across: number) => toX((across / 2 ** zoom) * 360 - 180);
export const frameY = (zoom: number, down: number) =>
  toY((Math.atan(Math.sinh(Math.PI * (1 - (2 * down) / 2 ** zoom))) * 180) / Math.PI);
