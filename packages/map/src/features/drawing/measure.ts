import { geodesicAreas, geodesicLengths } from "@stopbank/risk-engine/metrics";
import { type LngLat, polygonOfDraft, problemOf } from "./draft.ts";

export interface Measured {
  /** Along the points, in metres on the ellipsoid; from two points. */
  readonly distanceMetres?: number;
  /** Of the polygon the points make, from three, when its lines do not overlap. */
  readonly areaSquareMetres?: number;
  readonly perimeterMetres?: number;
}

/** What the points measure, by the same formulas as the engine's metrics. */
export function measure(points: readonly LngLat[]): Measured {
  if (points.length < 2) return {};
  const distanceMetres = lengthOf(points);
  if (points.length < 3 || problemOf(points) !== undefined) return { distanceMetres };
  const ring = polygonOfDraft(points).coordinates[0] as number[][];
  const [areaSquareMetres = 0] = geodesicAreas({
    kind: "polygon",
    coords: Float64Array.from(ring.flat()),
    partStart: Int32Array.of(0, 1),
    ringStart: Int32Array.of(0, 1),
    vertexStart: Int32Array.of(0, ring.length),
  });
  const first = points[0] as LngLat;
  return { distanceMetres, areaSquareMetres, perimeterMetres: lengthOf([...points, first]) };
}

function lengthOf(points: readonly LngLat[]): number {
  const [metres = 0] = geodesicLengths({
    kind: "line",
    coords: Float64Array.from(points.flat()),
    partStart: Int32Array.of(0, 1),
    vertexStart: Int32Array.of(0, points.length),
  });
  return metres;
}
