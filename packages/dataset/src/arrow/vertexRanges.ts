import type { GeometryColumn } from "@stopbank/risk-engine/columns";

/** Element to vertex, whatever lies between: `[i]..[i + 1]` are all vertices of element i. */
export function vertexRanges(geometry: GeometryColumn): Int32Array {
  if (geometry.kind === "point") return geometry.partStart;
  if (geometry.kind === "line") return geometry.partStart.map((part) => geometry.vertexStart[part]!);
  return geometry.partStart.map((part) => geometry.vertexStart[geometry.ringStart[part]!]!);
}
