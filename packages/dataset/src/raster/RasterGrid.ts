import type { Bounds } from "../manifest/manifest.ts";

/** Values on a regular grid, row by row from the north-west corner. */
export interface RasterGrid {
  readonly width: number;
  readonly height: number;
  /** Outer edges of the outer cells in degrees (WGS 84, EPSG:4326). */
  readonly bounds: Bounds;
  readonly data: Float32Array;
  /** The value that means "no data"; NaN always does. */
  readonly noData?: number;
}
