import { createReadStream, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Geometry } from "geojson";
import { withDataset } from "../gdal/withDataset.ts";
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
}

/**
 * Every feature of a layer, in the order of the file. GDAL writes it to a temporary file a feature a line, so memory
 * holds one feature at a time.
 */
export async function* streamFeatures(
  facts: LayerFacts,
  { crs, makeValid = false }: StreamOptions = {},
): AsyncGenerator<SourceFeature> {
  const { input, layer } = facts;
  const options = [
    ...["-f", "GeoJSON", "-dim", "XY", "-lco", "COORDINATE_PRECISION=15", "-lco", "WRITE_NAME=NO"],
    ...(facts.crs === "" ? [] : ["-s_srs", facts.crs, "-t_srs", crs ?? facts.crs]),
    ...(crs === wgs84 ? ["-wrapdateline"] : []),
    ...(makeValid ? ["-makevalid"] : ["-nlt", "CONVERT_TO_LINEAR"]),
    layer,
  ];
  const source = { ...input, openOptions: openOptionsOf(input) };
  const output = await withDataset(source, ({ api, nextName }, dataset) =>
    api.ogr2ogr(dataset, options, nextName()),
  );
  try {
    const lines = createInterface({ input: createReadStream(output.real), crlfDelay: Infinity });
    for await (const line of lines)
      if (line.startsWith('{ "type": "Feature"')) yield JSON.parse(line.replace(/,$/, "")) as SourceFeature;
  } finally {
    rmSync(output.real, { force: true });
  }
}
