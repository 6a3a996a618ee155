import type { Geometry, Position } from "geojson";
import type { Transform } from "../gdal/transform.ts";
import type { FlatFeature } from "./flatGeobuf.ts";
import { isPlainOnGlobe } from "./plainOnGlobe.ts";
import type { SourceFeature } from "./streamFeatures.ts";

const batchLength = 1024;

/**
 * Features taken from one system to another as GDAL does it, for as long as there is nothing to them but their
 * coordinates: GDAL alone splits what crosses 180 degrees, unfolds curves and says why a place is on no map.
 *
 * @param isDegrees whether `transform` leads to longitude and latitude.
 * @returns whether all features were; if not, those that were are the first.
 */
export function* reprojectFeatures(
  features: Iterable<FlatFeature>,
  transform: Transform,
  isDegrees: boolean,
): Generator<SourceFeature, boolean> {
  let batch: FlatFeature[] = [];
  for (const feature of features) {
    if (!feature.isPlain) return false;
    if (batch.push(feature) < batchLength) continue;
    if (!(yield* reprojectBatch(batch, transform, isDegrees))) return false;
    batch = [];
  }
  return yield* reprojectBatch(batch, transform, isDegrees);
}

/** Features of a batch up to the first that is GDAL's; whether there was none. */
function* reprojectBatch(
  batch: readonly FlatFeature[],
  transform: Transform,
  isDegrees: boolean,
): Generator<SourceFeature, boolean> {
  const paths = batch.flatMap(({ geometry }) => (geometry === null ? [] : pathsOf(geometry)));
  const starts = [0];
  for (const path of paths) starts.push(starts.at(-1)! + path.length);
  const coords = new Float64Array(starts.at(-1)! * 2);
  let at = 0;
  for (const path of paths)
    for (const [x, y] of path) {
      coords[at++] = x!;
      coords[at++] = y!;
    }
  if (!transform.apply(coords, starts)) return false;
  at = 0;
  for (const { properties, geometry } of batch) {
    const first = at;
    const moved = geometry === null ? null : withPositions(geometry, () => [coords[at++]!, coords[at++]!]);
    if (isDegrees && !isPlainOnGlobe(coords, first, at)) return false;
    yield { properties, geometry: moved, original: geometry };
  }
  return true;
}

/** What GDAL takes from one system to another at once: a line, a ring, each point by itself. */
function pathsOf(geometry: Geometry): readonly (readonly Position[])[] {
  if (geometry.type === "Point") return geometry.coordinates.length === 0 ? [] : [[geometry.coordinates]];
  if (geometry.type === "MultiPoint") return geometry.coordinates.map((position) => [position]);
  if (geometry.type === "LineString") return [geometry.coordinates];
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flat();
  return geometry.type === "GeometryCollection" ? [] : geometry.coordinates;
}

/** The same geometry with other positions, asked for one after the other. */
function withPositions(geometry: Geometry, next: () => Position): Geometry {
  const path = (positions: readonly Position[]) => positions.map(next);
  if (geometry.type === "Point")
    return { type: "Point", coordinates: geometry.coordinates.length === 0 ? [] : next() };
  if (geometry.type === "MultiPoint" || geometry.type === "LineString")
    return { type: geometry.type, coordinates: path(geometry.coordinates) };
  if (geometry.type === "MultiPolygon")
    return { type: "MultiPolygon", coordinates: geometry.coordinates.map((rings) => rings.map(path)) };
  if (geometry.type === "GeometryCollection") return geometry;
  return { type: geometry.type, coordinates: geometry.coordinates.map(path) };
}
