import { resolve } from "node:path";
import type { LayerInput } from "@stopbank/geo-read/layer-input";
import type { RasterInput } from "@stopbank/geo-read/raster-input";

interface LayerFile {
  readonly file: string;
  readonly layer?: string | undefined;
  readonly crs?: string | undefined;
  readonly coordinates?: { readonly x: string; readonly y: string } | undefined;
}

/** A vector layer a description names, its path counted from the description's folder. */
export const layerInput = (folder: string, label: string, entry: LayerFile): LayerInput => ({
  place: { what: label, file: entry.file, ...(entry.layer === undefined ? {} : { layer: entry.layer }) },
  path: resolve(folder, entry.file),
  ...(entry.layer === undefined ? {} : { layer: entry.layer }),
  ...(entry.crs === undefined ? {} : { crs: entry.crs }),
  ...(entry.coordinates === undefined ? {} : { coordinates: entry.coordinates }),
});

export const rasterInput = (
  folder: string,
  label: string,
  entry: Omit<RasterInput, "place" | "path"> & { readonly file: string },
): RasterInput => ({
  place: { what: label, file: entry.file },
  path: resolve(folder, entry.file),
  crs: entry.crs,
  noData: entry.noData,
  variable: entry.variable,
});
