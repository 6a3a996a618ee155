import type { Place } from "./refusal.ts";

/** A raster a description names. */
export interface RasterInput {
  readonly place: Place;
  /** Absolute path. */
  readonly path: string;
  readonly crs?: string | undefined;
  readonly noData?: number | undefined;
  /** Of a NetCDF file that has several. */
  readonly variable?: string | undefined;
}
