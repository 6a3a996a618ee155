import type { RasterInfo } from "@stopbank/geo-read/gdal3";
import { isNetcdf, type NetcdfGrid, netcdfGrids } from "@stopbank/geo-read/netcdf-raster";
import { pictureFacts } from "@stopbank/geo-read/picture-facts";
import { rasterFacts } from "@stopbank/geo-read/raster-facts";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import { rasterInput } from "../../description/describedInputs.ts";

/** A raster, looked at without reading its cells. */
export interface SeenRaster {
  readonly file: string;
  /** What each band says of itself; empty where it says nothing. */
  readonly bands: readonly string[];
  /** Three bands or more of 8 bits: a picture. */
  readonly isColour: boolean;
  /** Of NetCDF files: the variable that is taken, and the names of all. */
  readonly grid?: NetcdfGrid;
  readonly variables?: readonly string[];
}

/** @throws DomainError as `rasterFacts`, which refuses what an import would refuse. */
export async function lookAtRaster(root: string, file: string): Promise<SeenRaster> {
  const input = rasterInput(root, "Raster", { file });
  if (isNetcdf(input.path)) {
    const grids = await netcdfGrids(input);
    const grid =
      grids.find(({ variable }) => /depth|inun|flood|pga|wind|intensity|hazard/i.test(variable)) ?? grids[0];
    const { bandCount } = await rasterFacts({ ...input, variable: grid?.variable });
    return {
      file,
      bands: Array.from({ length: bandCount }, () => ""),
      isColour: false,
      ...(grid === undefined ? {} : { grid, variables: grids.map(({ variable }) => variable) }),
    };
  }
  const { codec, bandCount } = await pictureFacts(input);
  if (codec !== undefined)
    return { file, isColour: bandCount >= 3, bands: new Array<string>(bandCount).fill("") };
  const info = await withDataset<RasterInfo>(input, ({ api }, dataset) => api.gdalinfo(dataset, []));
  const isColour = info.bands.length >= 3 && info.bands.every(({ type }) => type === "Byte");
  return { file, isColour, bands: info.bands.map(({ description }) => description ?? "") };
}
