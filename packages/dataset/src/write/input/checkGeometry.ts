import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import { badInput } from "./badInput.ts";

/**
 * Refuses what no reader could trust: offsets that do not fit each other, coordinates off the globe,
 * rings that are not closed.
 * @returns how many elements there are.
 * @throws DomainError `dataset/bad-input`
 */
export function checkGeometry(geometry: GeometryColumn, label: string): number {
  const starts = levels(geometry);
  for (const [level, start] of starts.entries()) {
    const below = starts[level + 1]?.length ?? geometry.coords.length / 2 + 1;
    if (start[0] !== 0 || start[start.length - 1] !== below - 1)
      throw badInput(`The geometry offsets of ${label} do not fit each other.`, { level });
    for (let i = 1; i < start.length; i++)
      if (start[i]! < start[i - 1]!)
        throw badInput(`The geometry offsets of ${label} go backwards.`, { level, i });
  }
  const { coords } = geometry;
  for (let i = 0; i < coords.length; i += 2)
    if (!(Math.abs(coords[i]!) <= 180 && Math.abs(coords[i + 1]!) <= 90))
      throw badInput(
        `${label} has the coordinate ${coords[i]}, ${coords[i + 1]}, which is not a longitude and latitude.`,
        { vertex: i / 2 },
      );
  if (geometry.kind === "polygon") checkRings(coords, geometry.vertexStart, label);
  return geometry.partStart.length - 1;
}

function levels(geometry: GeometryColumn): Int32Array[] {
  if (geometry.kind === "point") return [geometry.partStart];
  if (geometry.kind === "line") return [geometry.partStart, geometry.vertexStart];
  return [geometry.partStart, geometry.ringStart, geometry.vertexStart];
}

function checkRings(coords: Float64Array, vertexStart: Int32Array, label: string): void {
  for (let ring = 0; ring + 1 < vertexStart.length; ring++) {
    const first = vertexStart[ring]!;
    const last = vertexStart[ring + 1]! - 1;
    const closed = coords[2 * first] === coords[2 * last] && coords[2 * first + 1] === coords[2 * last + 1];
    if (last - first < 3 || !closed)
      throw badInput(`${label} has a ring that is not closed or has fewer than four vertices.`, { ring });
  }
}
