import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { Geometry, Position } from "geojson";

/** One element's geometry; a single part comes as the single form. */
export function elementGeometry(geometry: GeometryColumn, element: number): Geometry {
  const [from, to] = [geometry.partStart[element]!, geometry.partStart[element + 1]!];
  if (geometry.kind === "point") {
    const coordinates = positions(geometry.coords, from, to);
    return coordinates.length === 1
      ? { type: "Point", coordinates: coordinates[0]! }
      : { type: "MultiPoint", coordinates };
  }
  const { vertexStart, coords } = geometry;
  const run = (i: number) => positions(coords, vertexStart[i]!, vertexStart[i + 1]!);
  if (geometry.kind === "line") {
    const coordinates = span(from, to).map(run);
    return coordinates.length === 1
      ? { type: "LineString", coordinates: coordinates[0]! }
      : { type: "MultiLineString", coordinates };
  }
  const { ringStart } = geometry;
  const coordinates = span(from, to).map((part) => span(ringStart[part]!, ringStart[part + 1]!).map(run));
  return coordinates.length === 1
    ? { type: "Polygon", coordinates: coordinates[0]! }
    : { type: "MultiPolygon", coordinates };
}

const span = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

const positions = (coords: Float64Array, from: number, to: number): Position[] =>
  span(from, to).map((vertex) => [coords[2 * vertex]!, coords[2 * vertex + 1]!]);
