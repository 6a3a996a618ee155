import type { Place } from "./refusal.ts";

/** One layer of one vector file, as the description names it. */
export interface LayerInput {
  readonly place: Place;
  /** Absolute path. */
  readonly path: string;
  /** Needed when the file has several. */
  readonly layer?: string;
  /** The coordinate reference system to take instead of the file's own, such as `EPSG:2193`. */
  readonly crs?: string;
  /** Columns with coordinates, for tables such as CSV. */
  readonly coordinates?: { readonly x: string; readonly y: string };
  /** Of a shapefile that does not say its own. */
  readonly encoding?: string;
}

/** GDAL's open options for an input. */
export function openOptionsOf({ coordinates, path, encoding }: LayerInput): string[] {
  if (coordinates !== undefined)
    return [`X_POSSIBLE_NAMES=${ownColumns.x}`, `Y_POSSIBLE_NAMES=${ownColumns.y}`, "KEEP_GEOM_COLUMNS=YES"];
  if (encoding !== undefined) return [`ENCODING=${encoding}`];
  // GDAL takes the first row for a header only where the second has numbers.
  if (/\.(xlsx|ods)$/i.test(path)) return ["HEADERS=FORCE"];
  return /\.(csv|tsv)$/i.test(path) ? [`GEOM_POSSIBLE_NAMES=${wktColumns.join(",")}`] : [];
}

/** What columns of well-known text are called. */
const wktColumns = ["WKT", "geom", "geometry", "the_geom", "shape", "wkb_geometry"];

/** Columns of tables that GDAL needs and nobody else sees: one of words to begin with, and coordinates. */
export const ownColumns = { row: "stopbank_row", x: "stopbank_x", y: "stopbank_y" } as const;
