import { closeSync, openSync, readSync } from "node:fs";
import type { RasterInfo } from "../gdal/gdal3.ts";
import { withDataset } from "../gdal/withDataset.ts";
import type { RasterInput } from "../input/rasterInput.ts";
import { refuse } from "../input/refusal.ts";
import { isNetcdf, netcdfRaster } from "../netcdf/netcdfRaster.ts";
import { checkTiff } from "./checkTiff.ts";
import type { Masking } from "./maskCells.ts";

/** What a raster is, before its cells are read. */
export interface RasterFacts {
  readonly input: RasterInput;
  readonly driver: string;
  readonly width: number;
  readonly height: number;
  readonly bandCount: number;
  /** Of the first band, as GDAL calls it: `Byte`, `Float32`. */
  readonly cellType: string;
  /** Whether values are numbers of colours in a table. */
  readonly isPalette: boolean;
  /** WKT or `EPSG:n`. */
  readonly crs: string;
  /** Coordinates of the first cell's outer corner and the size of a cell; `cellHeight` is negative when north is up. */
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Whether it lies on both sides of 180 degrees. */
  readonly isAcross180: boolean;
  /** As stored; NaN when the file names none. */
  readonly noData: number;
  /** Absent when values alone say which cells have data. */
  readonly masking?: Masking;
  /** By band: what a value is = stored value * scale + offset. */
  readonly units: readonly { readonly scale: number; readonly offset: number }[];
}

/**
 * Looks at a raster without reading its cells.
 * @throws DomainError as `withDataset`, and `import/not-raster`, `import/no-crs`, `import/not-placed`, `import/rotated`.
 */
export async function rasterFacts(stated: RasterInput): Promise<RasterFacts> {
  const input = isNetcdf(stated.path) ? await netcdfRaster(stated) : stated;
  const { place } = input;
  const info = await withDataset<RasterInfo>(input, async ({ api }, dataset) => {
    if (dataset.type !== "raster")
      throw refuse(
        "not-raster",
        place,
        "it is not a raster",
        "Name a GeoTIFF or another raster of one or more bands.",
      );
    return api.gdalinfo(dataset, []);
  });
  if (isPlainTiff(info.driverShortName, input.path)) await checkTiff(input);
  const crs = input.crs ?? info.coordinateSystem?.wkt ?? "";
  if (crs === "")
    throw refuse(
      "no-crs",
      place,
      "it does not say which coordinate reference system its cells are in",
      "State it with `crs`, for example `crs: EPSG:2193`.",
    );
  if (info.geoTransform === undefined)
    throw refuse(
      "not-placed",
      place,
      "it does not say where it lies",
      "Georeference it, in QGIS for example.",
    );
  const [left = 0, cellWidth = 1, skewX = 0, top = 0, skewY = 0, cellHeight = -1] = info.geoTransform;
  if (skewX !== 0 || skewY !== 0)
    throw refuse(
      "rotated",
      place,
      "its rows do not run east",
      "Straighten it with `gdalwarp` first, with `-r sum` where cells hold amounts such as people.",
    );
  return {
    input,
    driver: info.driverShortName,
    width: info.size[0],
    height: info.size[1],
    bandCount: info.bands.length,
    cellType: info.bands[0]?.type ?? "",
    isPalette: info.bands[0]?.colorInterpretation === "Palette",
    crs,
    left,
    top,
    cellWidth,
    cellHeight,
    isAcross180: isAcross180(info),
    noData: input.noData ?? noDataOf(info),
    units: info.bands.map(({ scale = 1, offset = 0 }) => ({ scale, offset })),
    ...maskingOf(info),
  };
}

/** Whether a raster can be read as it lies on disk, without GDAL. */
export const isPlainTiff = (driver: string, path: string) =>
  driver === "GTiff" && !path.toLowerCase().endsWith(".zip") && isLittleEndian(path);

/** The library takes where a big-endian file's blocks lie for numbers of this machine. */
function isLittleEndian(path: string): boolean {
  const handle = openSync(path, "r");
  try {
    const mark = Buffer.alloc(2);
    readSync(handle, mark, 0, 2, 0);
    return mark.toString("latin1") === "II";
  } finally {
    closeSync(handle);
  }
}

/** Corners on both sides, far from Greenwich. */
function isAcross180({ wgs84Extent }: RasterInfo): boolean {
  const longitudes = wgs84Extent?.coordinates.flatMap((ring) => ring.map(([x = 0]) => x)) ?? [];
  return (
    longitudes.some((x) => x > 90) &&
    longitudes.some((x) => x < -90) &&
    longitudes.every((x) => Math.abs(x) > 90)
  );
}

/** A mask all bands have. GDAL counts the last band as one where it is an alpha channel. */
function maskingOf({ bands }: RasterInfo): { masking?: Masking } {
  const flags = bands[0]?.mask?.flags ?? [];
  if (!flags.includes("PER_DATASET")) return {};
  return { masking: flags.includes("ALPHA") ? bands.length : "mask" };
}

function noDataOf({ bands }: RasterInfo): number {
  const value = bands[0]?.noDataValue;
  return value === undefined ? Number.NaN : Number(value);
}
