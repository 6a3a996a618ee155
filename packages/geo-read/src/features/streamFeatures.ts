import { createReadStream, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Geometry } from "geojson";
import { openTransform } from "../gdal/transform.ts";
import { withDataset } from "../gdal/withDataset.ts";
import { isGeographic } from "../input/coordinateSystems.ts";
import { openOptionsOf } from "../input/layerInput.ts";
import { readFlatGeobuf } from "./flatGeobuf.ts";
import type { LayerFacts } from "./layerFacts.ts";
import { reprojectFeatures } from "./reprojectFeatures.ts";
import { textOf } from "./textOf.ts";

export interface SourceFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: Geometry | null;
  /** The geometry in the layer's own system, where it was taken along from there feature by feature. */
  readonly original?: Geometry | null;
  /** Whether the encoding of one of its texts was guessed. */
  readonly isTextGuessed?: boolean;
}

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
 * GeoJSON keeps (dates, lists). Coordinates are taken to another system beside GDAL's features, which is much faster,
 * until something comes that only GDAL takes along rightly: it does the rest.
 */
export async function* streamFeatures(
  facts: LayerFacts,
  options: StreamOptions = {},
): AsyncGenerator<SourceFeature> {
  const { crs, makeValid = false, columns } = options;
  const isBinary = facts.crs !== "" && isSimple(facts, columns ?? facts.columns);
  const isDegrees = crs !== undefined && isGeographic(crs);
  let done = 0;
  const transform =
    isBinary && crs !== undefined && !makeValid ? await openTransform(facts.crs, crs) : undefined;
  if (transform !== undefined) {
    const path = await convertToBinary(facts, ["-a_srs", facts.crs], columns);
    const features = reprojectFeatures(readFlatGeobuf(path), transform, isDegrees);
    try {
      let next = features.next();
      for (; !next.done; next = features.next(), done++) yield next.value;
      if (next.value) return;
    } finally {
      features.return(false);
      transform.close();
      rmSync(path, { force: true });
    }
  }
  const conversion = [
    ...(facts.crs === "" ? [] : ["-s_srs", facts.crs, "-t_srs", crs ?? facts.crs]),
    ...(isDegrees ? ["-wrapdateline"] : []),
    ...(makeValid ? ["-makevalid"] : ["-nlt", "CONVERT_TO_LINEAR"]),
  ];
  const path = await (isBinary
    ? convertToBinary(facts, conversion, columns)
    : convertToGeoJson(facts, conversion));
  try {
    const features = isBinary ? readFlatGeobuf(path) : readGeoJson(path);
    for await (const feature of features) if (done-- <= 0) yield feature;
  } finally {
    rmSync(path, { force: true });
  }
}

const simpleTypes = ["String", "Integer", "Integer64", "Real"];

const isSimple = ({ columnTypes }: LayerFacts, columns: readonly string[]) =>
  columns.every((column) => simpleTypes.includes(columnTypes[column] ?? ""));

function convertToBinary(
  facts: LayerFacts,
  conversion: readonly string[],
  columns: readonly string[] | undefined,
): Promise<string> {
  const format = ["-f", "FlatGeobuf", "-lco", "SPATIAL_INDEX=NO", "-nlt", "GEOMETRY"];
  const select = columns?.every((column) => /^\w+$/.test(column)) ? ["-select", columns.join(",")] : [];
  return convert(facts, [...format, ...select, ...conversion]);
}

const convertToGeoJson = (facts: LayerFacts, conversion: readonly string[]) =>
  convert(facts, [
    "-f",
    "GeoJSON",
    "-lco",
    "COORDINATE_PRECISION=15",
    "-lco",
    "WRITE_NAME=NO",
    ...conversion,
  ]);

async function* readGeoJson(path: string): AsyncGenerator<SourceFeature> {
  // Byte by byte, since GDAL passes texts on as the file has them.
  const input = createReadStream(path, { encoding: "latin1" });
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      if (!line.startsWith('{ "type": "Feature"')) continue;
      const { text, isGuessed } = textOf(Buffer.from(line.replace(/,$/, ""), "latin1"));
      const feature = JSON.parse(exactIntegers(text)) as SourceFeature;
      yield isGuessed ? { ...feature, isTextGuessed: true } : feature;
    }
  } finally {
    // Leaving off a reader of lines does not close what it reads.
    input.destroy();
  }
}

/** Integers that a number would take digits from, as texts; GDAL writes a blank before a value. */
function exactIntegers(json: string): string {
  if (!/\d{16}/.test(json)) return json;
  return json.replace(/": (-?\d{16,})(?=[,} ])/g, (whole, digits: string) =>
    Number.isSafeInteger(Number(digits)) ? whole : `": "${digits}"`,
  );
}

/** Writes a layer, without heights, to a temporary file. */
async function convert({ input, layer }: LayerFacts, options: readonly string[]): Promise<string> {
  const source = { ...input, openOptions: openOptionsOf(input) };
  const { real } = await withDataset(source, ({ api, nextName }, dataset) =>
    api.ogr2ogr(dataset, [...options, "-dim", "XY", layer], nextName()),
  );
  return real;
}
