import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { Geometry } from "geojson";
import type { LayerFacts } from "../features/layerFacts.ts";
import { streamFeatures } from "../features/streamFeatures.ts";
import { geometryBuilder, type Kind, partsOfKind } from "../geometry/geometryBuilder.ts";
import { geometryFault } from "../geometry/geometryFault.ts";
import { geometryOf } from "../geometry/toGeoJson.ts";
import { wgs84 } from "../input/coordinateSystems.ts";
import { rebuildShapes } from "./rebuildShapes.ts";
import { reprojectGeometry } from "./reprojectGeometry.ts";

/** The shapes of a layer as a first reading found them. */
export interface ScannedShapes {
  readonly kind: Kind;
  /** Of each feature. */
  readonly faults: readonly ReturnType<typeof geometryFault>[];
  /** Longitude and latitude, of the features without fault. */
  readonly geometry: GeometryColumn;
  /** The same in the layer's own system, where features were taken along from there one by one. */
  readonly original: GeometryColumn | undefined;
  /** Shapes that GEOS may mend, by position, in the layer's own system; absent where there are too many to keep. */
  readonly broken: ReadonlyMap<number, Geometry> | undefined;
}

/** Broken shapes that are rebuilt together where a layer has too many to keep. */
const mostAtOnce = 20_000;

/** Positions of the invalid polygons that GEOS can rebuild. */
export async function mend(facts: LayerFacts, scan: ScannedShapes): Promise<Set<number>> {
  const { faults } = scan;
  const mendedPositions = new Set<number>();
  if (!faults.some((fault) => fault?.mendable)) return mendedPositions;
  for await (const [position, geometry] of rebuilt(facts, scan, wgs84))
    if (geometryFault(geometry === null ? null : partsOfKind(geometry, scan.kind), scan.kind) === undefined)
      mendedPositions.add(position);
  return mendedPositions;
}

/** Every invalid polygon that GEOS may mend, as it rebuilds it in a system, by position. */
async function* rebuilt(
  facts: LayerFacts,
  { faults, broken }: ScannedShapes,
  crs: string,
): AsyncGenerator<[position: number, geometry: Geometry | null]> {
  if (broken !== undefined) {
    yield* await rebuildShapes(facts, broken, crs);
    return;
  }
  let some = new Map<number, Geometry>();
  let position = -1;
  for await (const { geometry } of streamFeatures(facts, { columns: [] })) {
    position++;
    if (!faults[position]?.mendable || geometry === null) continue;
    some.set(position, geometry);
    if (some.size < mostAtOnce) continue;
    yield* await rebuildShapes(facts, some, crs);
    some = new Map();
  }
  if (some.size > 0) yield* await rebuildShapes(facts, some, crs);
}

/**
 * The shapes of a layer in another system, those that GEOS mended with them.
 * @param isKept whether each feature is used.
 */
export async function layerGeometry(
  facts: LayerFacts,
  scan: ScannedShapes,
  isKept: readonly boolean[],
  mendedPositions: ReadonlySet<number>,
  crs: string,
): Promise<GeometryColumn> {
  return (
    (await knownGeometry(facts, scan, mendedPositions, crs)) ??
    buildGeometry(facts, scan, isKept, mendedPositions, crs)
  );
}

/** From what the scan kept, without reading the file again; undefined where that does not do. */
async function knownGeometry(
  facts: LayerFacts,
  { kind, faults, geometry, original, broken }: ScannedShapes,
  mendedPositions: ReadonlySet<number>,
  crs: string,
): Promise<GeometryColumn | undefined> {
  if (original === undefined || broken === undefined) return undefined;
  const whole = crs === wgs84 ? geometry : await reprojectGeometry(original, facts.crs, crs);
  if (whole === undefined || mendedPositions.size === 0) return whole;
  const mendedShapesOnly = new Map([...broken].filter(([position]) => mendedPositions.has(position)));
  const shapes = await rebuildShapes(facts, mendedShapesOnly, crs);
  const builder = geometryBuilder(kind);
  let next = 0;
  for (const [position, fault] of faults.entries()) {
    if (fault === undefined) builder.add(geometryOf(whole, next++));
    if (!mendedPositions.has(position)) continue;
    const shape = shapes.get(position);
    if (shape == null) return undefined;
    // Lines and points that fell out of a rebuilt polygon are dropped.
    builder.add(partsOfKind(shape, kind));
  }
  return builder.done();
}

async function buildGeometry(
  facts: LayerFacts,
  scan: ScannedShapes,
  isKept: readonly boolean[],
  mendedPositions: ReadonlySet<number>,
  crs: string,
): Promise<GeometryColumn> {
  const { kind } = scan;
  const mendedShapes = new Map<number, Geometry | null>();
  if (mendedPositions.size > 0)
    // Lines and points that fell out of a rebuilt polygon are dropped.
    for await (const [position, geometry] of rebuilt(facts, scan, crs))
      if (mendedPositions.has(position)) mendedShapes.set(position, geometry && partsOfKind(geometry, kind));
  const builder = geometryBuilder(kind);
  let position = 0;
  for await (const { geometry } of streamFeatures(facts, { crs, columns: [] })) {
    const used = mendedShapes.get(position) ?? geometry;
    if (isKept[position] && used !== null) builder.add(partsOfKind(used, kind));
    position++;
  }
  return builder.done();
}
