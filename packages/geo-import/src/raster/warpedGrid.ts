import { readFileSync, rmSync } from "node:fs";
import { decodeGeoTiff, type RasterGrid } from "@stopbank/dataset/raster";
import { withDataset } from "../gdal/withDataset.ts";
import { wgs84 } from "../vector/streamFeatures.ts";
import type { RasterFacts } from "./rasterFacts.ts";

/** Cells along the longer side of a raster that is only looked at; its numbers come from the original. */
const longestSide = 4096;

export interface WarpOptions {
  /** Counting from 1; default 1. */
  readonly band?: number;
  /** How cells are joined: `max` keeps narrow floods when a raster is made coarser; `bilinear` for heights. */
  readonly resampling: "max" | "bilinear";
}

/** A raster in longitude and latitude for the map, made coarser where it is very large. No data is NaN. */
export async function warpedGrid(
  facts: RasterFacts,
  { band = 1, resampling }: WarpOptions,
): Promise<RasterGrid> {
  const isCoarser = Math.max(facts.width, facts.height) > longestSide;
  const size = facts.width >= facts.height ? [`${longestSide}`, "0"] : ["0", `${longestSide}`];
  const output = await withDataset(facts.input, async ({ api, nextName }, dataset) => {
    const picked = await api.gdalwarp(
      dataset,
      [
        ...["-of", "GTiff", "-ot", "Float32", "-s_srs", facts.crs, "-t_srs", wgs84, "-dstnodata", "nan"],
        ...["-b", String(band), "-r", isCoarser || resampling === "bilinear" ? resampling : "near"],
        ...(Number.isNaN(facts.noData) ? [] : ["-srcnodata", String(facts.noData)]),
        ...(isCoarser ? ["-ts", ...size] : []),
      ],
      nextName(),
    );
    return picked;
  });
  try {
    const { width, height, bounds, data, noData } = await decodeGeoTiff(readFileSync(output.real));
    return { width, height, bounds, data, noData };
  } finally {
    rmSync(output.real, { force: true });
  }
}
