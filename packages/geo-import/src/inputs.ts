import { resolve } from "node:path";
import type { Place } from "./refusal.ts";
import type { LayerInput } from "./vector/layerInput.ts";

interface LayerFile {
  readonly file: string;
  readonly layer?: string | undefined;
  readonly crs?: string | undefined;
  readonly coordinates?: { readonly x: string; readonly y: string } | undefined;
}

/** A vector layer a description names, its path counted from the description's folder. */
export const layerInput = (folder: string, what: string, entry: LayerFile): LayerInput => ({
  place: { what, file: entry.file, ...(entry.layer === undefined ? {} : { layer: entry.layer }) },
  path: resolve(folder, entry.file),
  ...(entry.layer === undefined ? {} : { layer: entry.layer }),
  ...(entry.crs === undefined ? {} : { crs: entry.crs }),
  ...(entry.coordinates === undefined ? {} : { coordinates: entry.coordinates }),
});

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

export const rasterInput = (
  folder: string,
  what: string,
  entry: Omit<RasterInput, "place" | "path"> & { readonly file: string },
): RasterInput => ({
  place: { what, file: entry.file },
  path: resolve(folder, entry.file),
  crs: entry.crs,
  noData: entry.noData,
  variable: entry.variable,
});
