import { readFileSync, renameSync } from "node:fs";
import { dirname, extname } from "node:path";
import { DomainError } from "@stopbank/errors";
import type { LayerFacts } from "../features/layerFacts.ts";
import { streamFeatures } from "../features/streamFeatures.ts";
import { withDataset } from "../gdal/withDataset.ts";
import { wgs84 } from "../input/coordinateSystems.ts";
import type { Place } from "../input/refusal.ts";
import { checkDegrees } from "../layers/checkDegrees.ts";
import { openLayer } from "../layers/openLayer.ts";
import { areaFileFault, inWordsForAreas } from "./areaFileFault.ts";
import { type AreaFileFeature, countedParts, positionsOf, shapeFault } from "./areaFileFeature.ts";
import { type AreaFileKind, areaFileKind, refuseEntities } from "./areaFileKind.ts";
import { featureName, namingColumn } from "./featureName.ts";
import { systemName } from "./systemName.ts";
import { type UnpackedFile, unpackAreaZip } from "./unpackAreaZip.ts";

export interface AreaFileInput {
  /** In a folder in which nothing else lies: GDAL sees it all, and it is renamed and unpacked there. */
  readonly path: string;
  /** As its owner calls it. It is shown, and decides nothing. */
  readonly name: string;
  /** The reference system to take instead of the file's own, such as `EPSG:2193`. */
  readonly crs?: string | undefined;
}

export interface AreaFile {
  readonly format: AreaFileKind;
  /** The names of the systems its coordinates were in before GDAL took them to longitude and latitude. */
  readonly systems: readonly string[];
  readonly features: readonly AreaFileFeature[];
  /** Sentences on what was left out. */
  readonly notes: readonly string[];
}

const mostFeatures = 1_000;
const mostPositions = 200_000;
const mostLayers = 50;

/**
 * The shapes in a file of GeoJSON, KML (or KMZ), a GeoPackage or a zip of Shapefiles, in longitude and latitude. Every part,
 * hole and position is as the file has it; nothing is repaired, and what is wrong with a shape is said with its place. Only
 * where a shape crosses 180 degrees GDAL may split it there.
 *
 * @throws DomainError `area-file/...`; with those of `areaFileKind` and `unpackAreaZip` `no-reference-system`,
 * `wrong-reference-system`, `unknown-reference-system`, `no-shapes`, `too-many-features`, `too-many-positions`, `damaged`.
 */
export async function readAreaFile(input: AreaFileInput): Promise<AreaFile> {
  const format = kindOfFile(input.path);
  const place = { what: "The file", file: input.name };
  try {
    const read: Reading = { features: [], systems: new Set(), notes: new Set(), positions: 0 };
    for (const file of await filesOf(place, format, input)) await readLayers(read, place, file, input.crs);
    if (read.features.length === 0)
      throw areaFileFault("no-shapes", "The file has no shapes in it: no polygons, lines or points.");
    return { format, systems: [...read.systems], features: read.features, notes: [...read.notes] };
  } catch (error) {
    throw inWordsForAreas(error);
  }
}

interface Reading {
  readonly features: AreaFileFeature[];
  readonly systems: Set<string>;
  readonly notes: Set<string>;
  positions: number;
}

const endings = { geojson: "geojson", kml: "kml", geopackage: "gpkg", zip: "zip" } as const;

function kindOfFile(path: string): AreaFileKind {
  const bytes = readFileSync(path);
  const kind = areaFileKind(bytes);
  if (kind === "kml") refuseEntities(bytes);
  return kind;
}

async function filesOf(
  place: Place,
  format: AreaFileKind,
  { path, name }: AreaFileInput,
): Promise<UnpackedFile[]> {
  // GDAL goes by endings too.
  const named = `${path}.${endings[format]}`;
  renameSync(path, named);
  if (format !== "zip") return [{ path: named, name }];
  const unpacked = await unpackAreaZip(place, named, dirname(path));
  for (const file of unpacked)
    if (!file.path.endsWith(".shp") && extname(file.path) !== `.${kindOfFile(file.path)}`)
      throw areaFileFault(
        "unknown-format",
        `${file.name} in the zip is of another format than its name says.`,
      );
  return unpacked;
}

async function readLayers(
  read: Reading,
  place: Place,
  { path }: UnpackedFile,
  crs: string | undefined,
): Promise<void> {
  if (path.endsWith(".kml") && readFileSync(path, "latin1").includes("<NetworkLink"))
    read.notes.add("The file links to other files. Those are not followed: only what lies in it is read.");
  const names = await layersOf(place, path);
  if (names.length > mostLayers)
    throw areaFileFault(
      "too-many-layers",
      `The file has ${names.length} layers; ${mostLayers} are read at most.`,
    );
  for (const layer of names) {
    const facts = await openLayer({ place, path, layer, ...(crs === undefined ? {} : { crs }) }).catch(
      (error: unknown) => {
        // Tables without shapes, and layers with nothing in them, lie beside others.
        if (error instanceof DomainError && /^import\/(no-geometry|empty-layer)$/.test(error.code))
          return undefined;
        throw error;
      },
    );
    if (facts !== undefined) await readFeatures(read, facts, names.length > 1 ? layer : undefined);
  }
}

const layersOf = (place: Place, path: string): Promise<string[]> =>
  withDataset({ place, path }, async ({ api }, dataset) => {
    const { layers = [] } = await api.ogrinfo(dataset, ["-so", "-al"]);
    return layers.map(({ name }) => name);
  });

async function readFeatures(read: Reading, facts: LayerFacts, layer: string | undefined): Promise<void> {
  const column = namingColumn(facts.columns);
  read.systems.add(systemName(facts.crs));
  const columns = column === undefined ? [] : [column];
  for await (const { properties, geometry } of streamFeatures(facts, { crs: wgs84, columns })) {
    const counted = geometry === null ? undefined : countedParts(geometry);
    if (geometry?.type === "GeometryCollection")
      read.notes.add("Of collections only one kind of shape counts: polygons, else lines, else points.");
    if (counted === undefined || counted.coordinates.length === 0) {
      read.notes.add("Features without a shape were left out.");
      continue;
    }
    checkDegrees(facts, counted);
    const positions = positionsOf(counted);
    read.positions += positions;
    if (read.features.length === mostFeatures)
      throw areaFileFault(
        "too-many-features",
        `The file has more than ${mostFeatures} shapes. Export those that make up the area alone.`,
        {},
        "too-large",
      );
    if (read.positions > mostPositions)
      throw areaFileFault(
        "too-many-positions",
        `The file has more than ${mostPositions} positions. Export the shapes you need alone; nothing is simplified here.`,
        {},
        "too-large",
      );
    const fault = shapeFault(counted);
    read.features.push({
      name: featureName(column === undefined ? null : properties[column], read.features.length + 1),
      ...(layer === undefined ? {} : { layer }),
      geometry: counted,
      positions,
      ...(fault === undefined ? {} : { fault }),
    });
  }
}
