import type { GeometryColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import type { Geometry, MultiPolygon, Position } from "geojson";

/** One element's polygons as GeoJSON. */
export function polygonOf(column: PolygonColumn, element: number): MultiPolygon {
  const { partStart, ringStart, vertexStart } = column;
  const coordinates: Position[][][] = [];
  for (let part = partStart[element]!; part < partStart[element + 1]!; part++) {
    const rings: Position[][] = [];
    for (let ring = ringStart[part]!; ring < ringStart[part + 1]!; ring++)
      rings.push(positions(column, vertexStart[ring]!, vertexStart[ring + 1]!));
    coordinates.push(rings);
  }
  return { type: "MultiPolygon", coordinates };
}

/** One element as GeoJSON, always in its multi form. */
export function geometryOf(column: GeometryColumn, element: number): Geometry {
  if (column.kind === "polygon") return polygonOf(column, element);
  const first = column.partStart[element]!;
  const end = column.partStart[element + 1]!;
  if (column.kind === "point") return { type: "MultiPoint", coordinates: positions(column, first, end) };
  const coordinates: Position[][] = [];
  for (let part = first; part < end; part++)
    coordinates.push(positions(column, column.vertexStart[part]!, column.vertexStart[part + 1]!));
  return { type: "MultiLineString", coordinates };
}

function positions({ coords }: GeometryColumn, first: number, end: number): Position[] {
  const path: Position[] = [];
  for (let v = first; v < end; v++) path.push([coords[v * 2]!, coords[v * 2 + 1]!]);
  return path;
}
