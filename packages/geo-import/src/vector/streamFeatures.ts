import { createReadStream, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Geometry } from "geojson";
import { withDataset } from "../gdal/withDataset.ts";
import { isGeographic } from "../raster/longitudes.ts";
import { readFlatGeobuf } from "./flatGeobuf.ts";
import type { LayerFacts } from "./layerFacts.ts";
import { openOptionsOf } from "./layerInput.ts";

export type CellValue = string | number | boolean | null;

export interface SourceFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: Geometry | null;
}

export const wgs84 = "EPSG:4326";

export interface StreamOptions {
  /** Coordinates are answered in this system: x before y whatever its axis order says. Default: as they are. */
  readonly crs?: string;
  /** Lets GEOS rebuild every geometry that is not valid. */
  readonly makeValid?: boolean;
  /** Columns to read; default all. */
  readonly columns?: readonly string[];
}

/**
 * Every feature of a layer, in the order of the file. GDAL writes it to a temporary file that is read a feature at a
 * time: FlatGeobuf, which it writes and we read ten times faster than GeoJSON, unless a column is of a type that only
 * GeoJSON keeps (dates, lists).
 */
export async function* streamFeatures(
  facts: LayerFacts,
  { crs, makeValid = false, columns }: StreamOptions = {},
): AsyncGenerator<SourceFeature> {
  const { input, layer } = facts;
  const isBinary = facts.crs !== "" && isSimple(facts, columns ?? facts.columns);
  const format = isBinary
    ? ["-f", "FlatGeobuf", "-lco", "SPATIAL_INDEX=NO", "-nlt", "GEOMETRY"]
    : ["-f", "GeoJSON", "-lco", "COORDINATE_PRECISION=15", "-lco", "WRITE_NAME=NO"];
  const options = [
    ...format,
    ...["-dim", "XY"],
    ...(isBinary && columns?.every((column) => /^\w+$/.test(column)) ? ["-select", columns.join(",")] : []),
    ...(facts.crs === "" ? [] : ["-s_srs", facts.crs, "-t_srs", crs ?? facts.crs]),
    ...(crs !== undefined && isGeographic(crs) ? ["-wrapdateline"] : []),
    ...(makeValid ? ["-makevalid"] : ["-nlt", "CONVERT_TO_LINEAR"]),
    layer,
  ];
  const source = { ...input, openOptions: openOptionsOf(input) };
  const output = await withDataset(source, ({ api, nextName }, dataset) =>
    api.ogr2ogr(dataset, options, nextName()),
  );
  try {
    if (isBinary) yield* readFlatGeobuf(output.real);
    else yield* readGeoJsonLines(output.real);
  } finally {
    rmSync(output.real, { force: true });
  }
}

const simpleTypes = ["String", "Integer", "Integer64", "Real"];

const isSimple = ({ columnTypes }: LayerFacts, columns: readonly string[]) =>
  columns.every((column) => simpleTypes.includes(columnTypes[column] ?? ""));

async function* readGeoJsonLines(path: string): AsyncGenerator<SourceFeature> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const line of lines)
    if (line.startsWith('{ "type": "Feature"')) yield JSON.parse(line.replace(/,$/, "")) as SourceFeature;
}
