import { closeSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { openGdal } from "../gdal/openGdal.ts";
import type { RasterInput } from "../input/rasterInput.ts";
import { refuse } from "../input/refusal.ts";
import { requireFile } from "../input/requireFile.ts";
import { type CfGrid, cfGrid, gridVariables } from "./cfGrid.ts";
import { openClassic } from "./classicFile.ts";
import { openHdf5 } from "./hdf5File.ts";
import type { NetcdfFile } from "./netcdfFile.ts";
import { writePlainTiff } from "./plainTiff.ts";

/** Whether a raster is NetCDF, which the GDAL here cannot read. */
export const isNetcdf = (path: string): boolean => /\.(nc|nc4|cdf|h5|hdf5)$/i.test(path);

const copies = new Map<string, Promise<RasterInput>>();

/**
 * A NetCDF variable as a GeoTIFF, one band for each index of the dimensions before rows and columns. Rows are read and
 * written some at a time; the copy goes with the process.
 *
 * @throws DomainError `import/missing-file`, `import/unreadable`, and as `cfGrid`.
 */
export function netcdfRaster(input: RasterInput): Promise<RasterInput> {
  const key = [input.path, input.variable, input.noData].join("\0");
  const copied = copies.get(key) ?? turn(input);
  copies.set(key, copied);
  // Another attempt may find the file mended.
  copied.catch(() => copies.delete(key));
  return copied.then((copy) => ({ ...copy, crs: input.crs ?? copy.crs, place: input.place }));
}

/**
 * The values of a dimension before rows and columns, such as return periods: what its bands stand for.
 * @throws DomainError as `netcdfRaster`, and `import/no-such-dimension`.
 */
export async function dimensionValues(input: RasterInput, dimension: string): Promise<number[]> {
  const file = await openNetcdf(input);
  try {
    const { leading, variable } = cfGrid(file, input.place, input.variable);
    const [only] = leading;
    if (leading.length !== 1 || only?.name !== dimension)
      throw refuse(
        "no-such-dimension",
        input.place,
        `${variable.name} has the dimensions ${leading.map(({ name }) => name).join(", ") || "of its grid alone"} and not just ${dimension} before its rows and columns`,
        "List the values of its bands with `bands: [...]`.",
      );
    const coordinate = file.variables.get(dimension);
    if (coordinate === undefined)
      throw refuse(
        "no-such-dimension",
        input.place,
        `its dimension ${dimension} has no values`,
        "List them with `bands: [...]`.",
      );
    return [...coordinate.read([0], [only.size])];
  } finally {
    file.close();
  }
}

/** A variable over a grid, and the dimensions before its rows and columns. */
export interface NetcdfGrid {
  readonly variable: string;
  readonly leading: readonly { readonly name: string; readonly size: number; readonly hasValues: boolean }[];
}

/**
 * The variables of a file that lie over a grid.
 * @throws DomainError as `netcdfRaster`.
 */
export async function netcdfGrids(input: RasterInput): Promise<NetcdfGrid[]> {
  const file = await openNetcdf(input);
  try {
    return gridVariables(file).map(({ name, dimensions }) => ({
      variable: name,
      leading: dimensions
        .slice(0, -2)
        .map((each) => ({ name: each.name, size: each.size, hasValues: file.variables.has(each.name) })),
    }));
  } finally {
    file.close();
  }
}

async function turn(input: RasterInput): Promise<RasterInput> {
  const file = await openNetcdf(input);
  try {
    const grid = cfGrid(file, input.place, input.variable);
    const { folder, nextName } = await openGdal();
    const path = join(folder, `${nextName()}.tif`);
    const { rows, columns, left, top, cellWidth, cellHeight, variable, leading } = grid;
    writePlainTiff(
      path,
      {
        ...{ width: columns, height: rows, left, top, cellWidth, cellHeight: -cellHeight },
        bands: leading.reduce((product, { size }) => product * size, 1),
        bytesPerCell: variable.isFloat32 && !isPacked(grid) ? 4 : 8,
      },
      (band, firstRow, count) => rowsOf(grid, band, firstRow, count, input.noData),
    );
    return { place: input.place, path, crs: input.crs ?? grid.crs };
  } finally {
    file.close();
  }
}

async function openNetcdf({ path, place }: RasterInput): Promise<NetcdfFile> {
  requireFile(place, path);
  try {
    return isClassic(path) ? openClassic(path) : await openHdf5(path);
  } catch (cause) {
    throw refuse(
      "unreadable",
      place,
      "it cannot be read as NetCDF",
      "It is probably cut short: copy or export it again.",
      { cause: String(cause) },
    );
  }
}

/** NetCDF-3 begins with CDF, NetCDF-4 with HDF5's own mark. */
function isClassic(path: string): boolean {
  const handle = openSync(path, "r");
  try {
    const mark = Buffer.alloc(3);
    readSync(handle, mark, 0, 3, 0);
    return mark.toString("latin1") === "CDF";
  } finally {
    closeSync(handle);
  }
}

const isPacked = ({ variable: { attributes } }: CfGrid) =>
  attributes.scale_factor !== undefined || attributes.add_offset !== undefined;

/** What NetCDF fills floating point with that was never written. */
const defaultFill = 9.969209968386869e36;

/** Unpacked rows from the top, no data as NaN. */
function rowsOf(
  { variable, leading, rows, columns, isSouthUp, firstColumn }: CfGrid,
  band: number,
  firstRow: number,
  count: number,
  noData: number | undefined,
): Float64Array {
  const { attributes } = variable;
  const indices: number[] = [];
  let rest = band;
  for (const { size } of leading.toReversed()) {
    indices.unshift(rest % size);
    rest = Math.floor(rest / size);
  }
  const lowest = isSouthUp ? rows - firstRow - count : firstRow;
  const stored = variable.read([...indices, lowest, 0], [...leading.map(() => 1), count, columns]);
  const missing = [attributes._FillValue, attributes.missing_value, defaultFill, noData].filter(
    (each) => typeof each === "number",
  );
  const scale = Number(attributes.scale_factor ?? 1);
  const offset = Number(attributes.add_offset ?? 0);
  const values = new Float64Array(stored.length);
  for (let row = 0; row < count; row++) {
    const from = (isSouthUp ? count - 1 - row : row) * columns;
    for (let column = 0; column < columns; column++) {
      const raw = stored[from + ((column + firstColumn) % columns)]!;
      const isMissing = missing.some((each) => raw === each || raw === Math.fround(each));
      values[row * columns + column] = isMissing ? Number.NaN : raw * scale + offset;
    }
  }
  return values;
}
