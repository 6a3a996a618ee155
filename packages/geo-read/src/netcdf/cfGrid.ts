import { type Place, refuse } from "../input/refusal.ts";
import type { NetcdfFile, NetcdfVariable } from "./netcdfFile.ts";

/** A variable over a regular grid, and where its cells lie. */
export interface CfGrid {
  readonly variable: NetcdfVariable;
  /** Dimensions before rows and columns: each combination of their indices is a band, the last running fastest. */
  readonly leading: NetcdfVariable["dimensions"];
  readonly rows: number;
  readonly columns: number;
  /** Whether the first row is the southernmost. */
  readonly isSouthUp: boolean;
  /** The column that is written first, where longitudes run past 180 degrees. */
  readonly firstColumn: number;
  readonly left: number;
  readonly top: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** WKT, `EPSG:n`, or undefined where the file does not say. */
  readonly crs: string | undefined;
}

/**
 * The grid of a variable by the CF conventions: coordinate variables in longitude and latitude or in a projection.
 *
 * @param name may be left out where there is one variable over a grid.
 * @throws DomainError `import/which-variable`, `import/not-a-grid`.
 */
export function cfGrid(file: NetcdfFile, place: Place, name: string | undefined): CfGrid {
  const variable = pick(file, place, name);
  const [y, x] = variable.dimensions.slice(-2).map((dimension) => file.variables.get(dimension.name));
  if (x === undefined || y === undefined || isAlong(x, "Y") || isAlong(y, "X"))
    throw notAGrid(
      place,
      `${variable.name} does not end in rows and columns that have coordinates of their own`,
      "Rearrange it (rows, columns last) or regrid it first, with GDAL or CDO.",
    );
  const xs = regular(place, x);
  const ys = regular(place, y);
  if (xs.step < 0) throw notAGrid(place, "its columns run west", "Turn it round first.");
  const crs = crsOf(file, variable, x, y);
  const around = crs === undefined || !isDegrees(x) ? undefined : pastAntimeridian(xs);
  return {
    variable,
    leading: variable.dimensions.slice(0, -2),
    rows: ys.count,
    columns: xs.count,
    isSouthUp: ys.step > 0,
    firstColumn: around?.firstColumn ?? 0,
    left: (around?.first ?? xs.first) - xs.step / 2,
    top: Math.max(ys.first, ys.last) + Math.abs(ys.step) / 2,
    cellWidth: xs.step,
    cellHeight: -Math.abs(ys.step),
    crs,
  };
}

/** Variables whose last two dimensions have coordinates. */
export const gridVariables = ({ variables }: NetcdfFile): NetcdfVariable[] =>
  [...variables.values()].filter(
    ({ dimensions }) =>
      dimensions.length >= 2 && dimensions.slice(-2).every((each) => variables.has(each.name)),
  );

function pick(file: NetcdfFile, place: Place, name: string | undefined): NetcdfVariable {
  const grids = gridVariables(file);
  const found = name === undefined ? (grids.length === 1 ? grids[0] : undefined) : file.variables.get(name);
  if (found !== undefined && found.dimensions.length >= 2) return found;
  const names = grids.map((each) => each.name).join(", ");
  throw refuse(
    "which-variable",
    place,
    name === undefined ? `it has ${grids.length} variables over a grid` : `it has no grid ${name}`,
    grids.length === 0
      ? "Its variables need rows and columns with coordinates in one dimension each."
      : `Say which with \`variable\`: ${names}.`,
  );
}

const axes = {
  X: /^(x|lon|longitude|easting)$/i,
  Y: /^(y|lat|latitude|northing)$/i,
} as const;

/** What a coordinate says it runs along; a bare name counts where no attribute tells. */
function isAlong(
  { name, attributes: { axis, standard_name: standard } }: NetcdfVariable,
  which: "X" | "Y",
): boolean {
  if (axis !== undefined) return axis === which;
  if (typeof standard === "string")
    return which === "X" ? /longitude|projection_x/.test(standard) : /latitude|projection_y/.test(standard);
  return axes[which].test(name);
}

interface Steps {
  readonly count: number;
  readonly first: number;
  readonly last: number;
  readonly step: number;
}

/** @throws DomainError `import/not-a-grid` unless the coordinates are evenly spaced. */
function regular(place: Place, coordinate: NetcdfVariable): Steps {
  const count = coordinate.dimensions[0]?.size ?? 0;
  const metres = coordinate.attributes.units === "km" ? 1000 : 1;
  const values = count < 2 ? new Float64Array() : coordinate.read([0], [count]).map((each) => each * metres);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const step = (last - first) / (count - 1);
  const isEven = values.every((each, i) => Math.abs(each - (first + i * step)) <= Math.abs(step) * 0.01);
  if (count < 2 || !(Math.abs(step) > 0) || !isEven)
    throw notAGrid(place, `its coordinates ${coordinate.name} are not evenly spaced`, "Regrid it first.");
  return { count, first, last, step };
}

const isDegrees = ({ name, attributes: { units } }: NetcdfVariable) =>
  typeof units === "string" ? units.startsWith("degree") : /^(lon|longitude)$/i.test(name);

/** Where longitudes from 0 to 360 begin when they are written from -180 on. */
function pastAntimeridian({ count, first, last, step }: Steps) {
  if (last <= 180) return undefined;
  if (first >= 180) return { firstColumn: 0, first: first - 360 };
  // Only a grid that goes all the way round can be cut elsewhere.
  if (Math.abs(count * step - 360) > step / 2) return undefined;
  const firstColumn = Math.ceil((180 - first) / step);
  return { firstColumn, first: first + firstColumn * step - 360 };
}

function crsOf(
  file: NetcdfFile,
  variable: NetcdfVariable,
  x: NetcdfVariable,
  y: NetcdfVariable,
): string | undefined {
  const mapping = file.variables.get(String(variable.attributes.grid_mapping ?? "").split(/[:\s]/)[0] ?? "");
  const {
    crs_wkt: wkt,
    spatial_ref: ref,
    epsg_code: code,
    grid_mapping_name: kind,
  } = mapping?.attributes ?? {};
  for (const each of [wkt, ref]) if (typeof each === "string" && each !== "") return each;
  if (code !== undefined) return `EPSG:${String(code).replace(/^EPSG:/i, "")}`;
  if (kind === "latitude_longitude") return "EPSG:4326";
  const isPlain = kind === undefined && isAlong(x, "X") && isAlong(y, "Y") && isDegrees(x);
  return isPlain ? "EPSG:4326" : undefined;
}

const notAGrid = (place: Place, fault: string, remedy: string) => refuse("not-a-grid", place, fault, remedy);
