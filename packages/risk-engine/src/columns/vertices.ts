import type { GeometryColumn } from "./columns.ts";

export const elementCount = (geometry: GeometryColumn): number => Math.max(0, geometry.partStart.length - 1);

/** The element's first vertex; the next element's is one past its last. */
export function firstVertex(geometry: GeometryColumn, element: number): number {
  const part = geometry.partStart[element]!;
  if (geometry.kind === "point") return part;
  if (geometry.kind === "line") return geometry.vertexStart[part]!;
  return geometry.vertexStart[geometry.ringStart[part]!]!;
}
