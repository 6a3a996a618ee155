import type { OgrInfo, OgrLayer } from "../gdal/gdal3.ts";
import { withDataset } from "../gdal/withDataset.ts";
import { type LayerInput, openOptionsOf, ownColumns } from "../input/layerInput.ts";
import { type Place, refuse } from "../input/refusal.ts";
import type { NumberStyle } from "../values/readNumber.ts";
import { encodedInput } from "./encodedInput.ts";

/** What a vector layer is, before its features are read. */
export interface LayerFacts {
  readonly input: LayerInput;
  readonly layer: string;
  readonly featureCount: number;
  readonly columns: readonly string[];
  /** GDAL's names of their types, such as `Integer64`; those of a subtype (booleans, JSON) with it. */
  readonly columnTypes: Readonly<Record<string, string>>;
  /** The system its coordinates are taken to be in: the description's, else the file's. WKT or `EPSG:n`. */
  readonly crs: string;
  /** Whether its features may have geometry. */
  readonly hasGeometry: boolean;
  /** West, south, east, north as the file has them. */
  readonly extent: readonly number[] | undefined;
  /** Sentences for the report. */
  readonly notes: readonly string[];
  /** Of a table without types, all of whose cells are text: how each column writes its numbers. */
  readonly styles?: ReadonlyMap<string, NumberStyle>;
}

/**
 * Looks at a layer without reading its features.
 * @throws DomainError as `withDataset`, and `import/not-vector`, `import/choose-layer`, `import/no-such-layer`,
 * `import/empty-layer`, `import/no-crs`.
 */
export async function layerFacts(stated: LayerInput): Promise<LayerFacts> {
  const { input, notes } = await encodedInput(stated);
  const source = { ...input, openOptions: openOptionsOf(input) };
  const info = await withDataset<OgrInfo>(source, async ({ api }, dataset) => {
    if (dataset.type !== "vector")
      throw refuse("not-vector", input.place, "it is a raster", "Name a file of points, lines or polygons.");
    return api.ogrinfo(dataset, ["-so", "-al"]);
  });
  const layer = chooseLayer(input, info.layers ?? []);
  const place = { ...input.place, layer: layer.name };
  const crs = crsOf(input, layer);
  checkExtent(place, crs, layer.geometryFields[0]?.extent);
  if (layer.featureCount === 0)
    throw refuse("empty-layer", place, "it has no features", "Remove the layer or name one with features.");
  return {
    input: { ...input, place },
    layer: layer.name,
    featureCount: layer.featureCount,
    columns: layer.fields.map(({ name }) => name).filter((name) => !isOwn(name)),
    columnTypes: Object.fromEntries(
      layer.fields.map(({ name, type, subType }) => [
        name,
        subType === undefined ? type : `${type}/${subType}`,
      ]),
    ),
    crs,
    hasGeometry: layer.geometryFields.length > 0,
    extent: layer.geometryFields[0]?.extent,
    notes,
  };
}

const isOwn = (name: string) => Object.values<string>(ownColumns).includes(name);

function chooseLayer(input: LayerInput, layers: readonly OgrLayer[]): OgrLayer {
  const names = layers.map(({ name }) => name).join(", ");
  const [only] = layers;
  if (only === undefined)
    throw refuse("empty-layer", input.place, "it has no layers", "Name a file with features.");
  if (input.layer === undefined) {
    if (layers.length > 1)
      throw refuse(
        "choose-layer",
        input.place,
        `it has ${layers.length} layers`,
        `Say which with \`layer\`: ${names}.`,
      );
    return only;
  }
  const found = layers.find(({ name }) => name === input.layer);
  if (found === undefined)
    throw refuse("no-such-layer", input.place, `it has no layer ${input.layer}`, `Its layers are: ${names}.`);
  return found;
}

function crsOf(input: LayerInput, layer: OgrLayer): string {
  const wkt = layer.geometryFields[0]?.coordinateSystem?.wkt;
  const crs = input.crs ?? wkt;
  if (crs !== undefined && crs !== "") return crs;
  if (layer.geometryFields.length === 0) return "";
  throw refuse(
    "no-crs",
    { ...input.place, layer: layer.name },
    "it does not say which coordinate reference system its coordinates are in",
    "State it with `crs`, for example `crs: EPSG:2193`.",
  );
}

/** Coordinates beyond any degree in a system of degrees: the file, or `crs`, names the wrong one. */
function checkExtent(place: Place, crs: string, extent: readonly number[] = []): void {
  const [west = 0, south = 0, east = 0, north = 0] = extent;
  const isDegrees = /^(GEOGCRS|GEOGCS|EPSG:4326$|EPSG:4167$)/.test(crs);
  if (!isDegrees || (Math.max(-west, east) <= 540 && Math.max(-south, north) <= 90)) return;
  throw refuse(
    "wrong-crs",
    place,
    `its coordinates (${west} to ${east}, ${south} to ${north}) are no degrees, but the coordinate reference system stated is one of degrees`,
    "State the right one with `crs`, for example `crs: EPSG:2193`.",
  );
}
