import type { RasterFile } from "@stopbank/dataset/manifest";

/** The least zoom at which a pixel of 256 a tile is no larger than a cell, 0 to 18. */
export function nativeZoom({ width, bounds: [west, , east] }: RasterFile): number {
  const span = east > west ? east - west : east + 360 - west;
  return Math.min(18, Math.max(0, Math.ceil(Math.log2((360 * width) / (span * 256)))));
}
