import type { Place } from "../refusal.ts";

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
}

/** GDAL's open options for an input. */
export const openOptionsOf = ({ coordinates, path }: LayerInput): string[] =>
  coordinates === undefined
    ? // GDAL takes the first row for a header only where the second has numbers.
      /\.(xlsx|ods)$/i.test(path)
      ? ["HEADERS=FORCE"]
      : []
    : [
        `X_POSSIBLE_NAMES=${coordinates.x}`,
        `Y_POSSIBLE_NAMES=${coordinates.y}`,
        "AUTODETECT_TYPE=YES",
        "KEEP_GEOM_COLUMNS=YES",
      ];

/** A first column in tables of coordinates that GDAL needs and nobody else sees. */
export const rowColumn = "stopbank_row";
