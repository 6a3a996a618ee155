import { readFileSync, rmSync } from "node:fs";
import { decodeGeoTiff, type RasterGrid } from "@stopbank/dataset/raster";
import { withDataset } from "../gdal/withDataset.ts";
import { wgs84 } from "../input/coordinateSystems.ts";
import { type CoarseGrid, coarseFile } from "./coarseFile.ts";
import type { RasterFacts } from "./rasterFacts.ts";

/** Cells along the longer side of a raster that is only looked at; its numbers come from the original. */
const longestSide = 4096;

/** By how much a raster is made coarser to be looked at; undefined for those that are drawn as they are. */
export function coarserBy({ width, height }: RasterFacts): number | undefined {
  const longest = Math.max(width, height);
  return longest > longestSide ? Math.ceil(longest / longestSide) : undefined;
}

export interface WarpOptions {
  /** Counting from 1; default 1. */
  readonly band?: number;
  /** How cells are joined: `max` keeps narrow floods when a raster is made coarser; `bilinear` for heights. */
  readonly resampling: "max" | "bilinear";
  /** The raster made coarser already: then the original is not read again. */
  readonly coarse?: CoarseGrid;
}

/** A raster in longitude and latitude for the map, made coarser where it is very large. No data is NaN. */
export async function warpedGrid(facts: RasterFacts, options: WarpOptions): Promise<RasterGrid> {
  const { coarse, resampling } = options;
  if (coarse === undefined) {
    const isCoarser = Math.max(facts.width, facts.height) > longestSide;
    const size = facts.width >= facts.height ? [`${longestSide}`, "0"] : ["0", `${longestSide}`];
    const { band = 1 } = options;
    const grid = await warp(facts, facts.input.path, [
      ...["-b", String(band)],
      ...["-r", isCoarser || resampling === "bilinear" ? resampling : "near"],
      ...(Number.isNaN(facts.noData) ? [] : ["-srcnodata", String(facts.noData)]),
      ...(isCoarser ? ["-ts", ...size] : []),
    ]);
    const { scale, offset } = facts.units[band - 1]!;
    if (scale === 1 && offset === 0) return grid;
    return { ...grid, data: grid.data.map((stored) => stored * scale + offset) };
  }
  const file = coarseFile(facts, coarse);
  try {
    return await warp(facts, file.path, ["-r", resampling, "-srcnodata", "nan"]);
  } finally {
    file.close();
  }
}

/** Longitudes from 0 to 360: for what lies on both sides of 180 degrees, which would else be cut in two. */
const eastern = "+proj=longlat +datum=WGS84 +lon_wrap=180 +no_defs";

async function warp(
  { crs, input, isAcross180 }: RasterFacts,
  path: string,
  options: readonly string[],
): Promise<RasterGrid> {
  const output = await withDataset({ ...input, path }, ({ api, nextName }, dataset) =>
    api.gdalwarp(
      dataset,
      [
        ...["-of", "GTiff", "-ot", "Float32", "-s_srs", crs, "-dstnodata", "nan"],
        ...["-t_srs", isAcross180 ? eastern : wgs84],
        ...options,
      ],
      nextName(),
    ),
  );
  try {
    const { width, height, bounds, data, noData } = await decodeGeoTiff(readFileSync(output.real));
    return { width, height, bounds, data, noData };
  } finally {
    rmSync(output.real, { force: true });
  }
}
