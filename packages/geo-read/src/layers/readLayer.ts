import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { Geometry } from "geojson";
import type { LayerFacts } from "../features/layerFacts.ts";
import { streamFeatures } from "../features/streamFeatures.ts";
import {
  type GeometryBuilder,
  geometryBuilder,
  type Kind,
  kindOf,
  partsOfKind,
} from "../geometry/geometryBuilder.ts";
import { geometryFault } from "../geometry/geometryFault.ts";
import type { CellValue } from "../input/cellValue.ts";
import { wgs84 } from "../input/coordinateSystems.ts";
import type { LayerInput } from "../input/layerInput.ts";
import { type Place, refuse } from "../input/refusal.ts";
import { guessedEncoding } from "../text/textEncoding.ts";
import type { NumberStyle } from "../values/readNumber.ts";
import { checkDegrees } from "./checkDegrees.ts";
import { type FeatureProblem, problemList } from "./featureProblems.ts";
import { layerGeometry, mend, type ScannedShapes } from "./layerGeometry.ts";
import { openLayer } from "./openLayer.ts";

/** The usable features of a layer, as columns. */
export interface FeatureTable {
  readonly place: Place;
  readonly kind: Kind;
  /** The system the file's coordinates are in: WKT or `EPSG:n`. */
  readonly crs: string;
  readonly count: number;
  /** Features in the file, usable or not. */
  readonly read: number;
  readonly columns: Readonly<Record<string, readonly CellValue[]>>;
  /** Longitude and latitude (WGS 84). */
  readonly geometry: GeometryColumn;
  /** What names each feature in a report: its id, or its place in the file. */
  readonly names: readonly string[];
  readonly problems: readonly FeatureProblem[];
  /** Sentences for the report on how the file was read. */
  readonly notes: readonly string[];
  /** How an element's cell writes numbers; undefined where columns have types and text is text. */
  styleOf(column: string, element: number): NumberStyle | undefined;
  /** The same geometries in another system, x before y; read from the file again where GDAL has to take them along. */
  geometryIn(crs: string): Promise<GeometryColumn>;
}

/** What was read of a layer or table, and how much of it is used. */
export type ReadTable = Pick<FeatureTable, "place" | "read" | "count" | "problems" | "notes"> & {
  /** What is counted: features without. */
  readonly unit?: "tiles" | "pictures";
};

/** The cells of features alone. */
export type CellTable = Pick<FeatureTable, "place" | "count" | "columns" | "names" | "styleOf">;

export interface ReadOptions {
  /** Columns to read. */
  readonly columns: readonly string[];
  /** Names features in the report. */
  readonly idColumn?: string | undefined;
  /** Default: that of the first feature. */
  readonly kind?: Kind | undefined;
}

/**
 * Reads a vector layer. Features of another kind or without geometry are left out, invalid polygons rebuilt by GEOS;
 * both are listed in `problems`.
 *
 * @throws DomainError as `layerFacts`, and `import/no-such-column`, `import/wrong-crs`, `import/empty-layer`.
 */
export async function readLayer(input: LayerInput, options: ReadOptions): Promise<FeatureTable> {
  const facts = await openLayer(input);
  checkColumns(facts, options);
  const scan = await scanLayer(facts, options);
  const problems = problemList();
  const mendedPositions = await mend(facts, scan);
  const kept = scan.faults.map((fault, position) => {
    if (fault === undefined) return true;
    const isMended = mendedPositions.has(position);
    problems.add(fault.reason, isMended ? "repaired" : "skipped", scan.names[position]!);
    return isMended;
  });
  const count = kept.reduce((sum, each) => sum + (each ? 1 : 0), 0);
  if (count === 0)
    throw refuse(
      "empty-layer",
      facts.input.place,
      `none of its ${facts.featureCount} features can be used (${problems.done()[0]?.reason ?? ""})`,
      `Name a layer of ${scan.kind}s.`,
    );
  for (const position of scan.collections)
    problems.add(`a collection, of which the ${scan.kind}s count`, "repaired", scan.names[position]!);
  const isWhole = count === kept.length && mendedPositions.size === 0;
  const isKept = (values: readonly CellValue[]) => (isWhole ? values : values.filter((_, i) => kept[i]));
  const geometryIn = (crs: string) => layerGeometry(facts, scan, kept, mendedPositions, crs);
  return {
    place: facts.input.place,
    kind: scan.kind,
    crs: facts.crs,
    count,
    read: scan.names.length,
    columns: Object.fromEntries(Object.entries(scan.columns).map(([key, values]) => [key, isKept(values)])),
    // What the scan built is whole unless GEOS had to mend something.
    geometry: mendedPositions.size === 0 ? scan.geometry : await geometryIn(wgs84),
    names: isWhole ? scan.names : scan.names.filter((_, i) => kept[i]),
    problems: problems.done(),
    notes: scan.isTextGuessed ? [...new Set([...facts.notes, guessedEncoding])] : facts.notes,
    styleOf: (column) => facts.styles?.get(column),
    geometryIn,
  };
}

/** @throws DomainError `import/no-such-column`. */
export function checkColumns(facts: LayerFacts, { columns, idColumn }: ReadOptions): void {
  for (const column of [...columns, ...(idColumn === undefined ? [] : [idColumn])])
    if (!facts.columns.includes(column))
      throw refuse(
        "no-such-column",
        facts.input.place,
        `it has no column ${column}`,
        facts.columns.length === 0
          ? "It has no columns at all."
          : `Its columns are: ${facts.columns.join(", ")}.`,
      );
}

interface Scan extends ScannedShapes {
  readonly columns: Readonly<Record<string, CellValue[]>>;
  readonly names: readonly string[];
  /** Positions of collections, of which parts are used. */
  readonly collections: readonly number[];
  readonly isTextGuessed: boolean;
}

/** More broken shapes than these are not kept, but read again. */
const mostBroken = 20_000;

async function scanLayer(facts: LayerFacts, options: ReadOptions): Promise<Scan> {
  const columns: Record<string, CellValue[]> = Object.fromEntries(options.columns.map((key) => [key, []]));
  const names: string[] = [];
  const faults: ReturnType<typeof geometryFault>[] = [];
  const collections: number[] = [];
  let { kind } = options;
  let builder: GeometryBuilder | undefined;
  let hasOriginals = true;
  let isTextGuessed = false;
  const broken = new Map<number, Geometry>();
  const wanted = [...options.columns, ...(options.idColumn === undefined ? [] : [options.idColumn])];
  for await (const feature of streamFeatures(facts, { crs: wgs84, columns: wanted })) {
    const { properties, geometry, original } = feature;
    isTextGuessed ||= feature.isTextGuessed ?? false;
    if (geometry !== null) {
      checkDegrees(facts, geometry);
      kind ??= kindOf(geometry);
    }
    const used = geometry === null ? null : partsOfKind(geometry, kind ?? "point");
    const fault = geometryFault(used, kind ?? "point");
    if (fault === undefined && used !== geometry) collections.push(faults.length);
    faults.push(fault);
    builder ??= kind === undefined ? undefined : geometryBuilder(kind);
    hasOriginals &&= original !== undefined;
    if (fault === undefined && used !== null) builder?.add(used, original ?? undefined);
    if (fault?.mendable && original != null && broken.size <= mostBroken)
      broken.set(faults.length - 1, original);
    for (const key of options.columns) columns[key]!.push(cellValue(properties[key]));
    const id = options.idColumn === undefined ? null : cellValue(properties[options.idColumn]);
    names.push(id === null ? `feature ${names.length + 1}` : String(id));
  }
  const { geometry, original } = (builder ?? geometryBuilder(kind ?? "point")).doneBoth();
  const isKnown = hasOriginals && broken.size <= mostBroken;
  return {
    ...{ kind: kind ?? "point", columns, names, faults, collections, geometry, isTextGuessed },
    original: isKnown ? original : undefined,
    broken: isKnown ? broken : undefined,
  };
}

/** A property as a cell. */
export function cellValue(value: unknown): CellValue {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}
