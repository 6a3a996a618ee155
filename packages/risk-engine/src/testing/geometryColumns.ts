import type { LineColumn, PointColumn, PolygonColumn } from "../columns/columns.ts";
import type { PlanePoint, PlanePolygon } from "./bruteForce.ts";

export function pointColumn(elements: readonly (readonly PlanePoint[])[]): PointColumn {
  return { kind: "point", coords: Float64Array.from(elements.flat(2)), partStart: starts(elements) };
}

export function lineColumn(elements: readonly (readonly (readonly PlanePoint[])[])[]): LineColumn {
  const parts = elements.flat();
  return {
    kind: "line",
    coords: Float64Array.from(parts.flat(2)),
    partStart: starts(elements),
    vertexStart: starts(parts),
  };
}

/** Rings are given without their closing vertex. */
export function polygonColumn(elements: readonly (readonly PlanePolygon[])[]): PolygonColumn {
  const parts = elements.flat();
  const rings = parts.flat().map((ring) => [...ring, ring[0]!]);
  return {
    kind: "polygon",
    coords: Float64Array.from(rings.flat(2)),
    partStart: starts(elements),
    ringStart: starts(parts),
    vertexStart: starts(rings),
  };
}

function starts(lists: readonly (readonly unknown[])[]): Int32Array {
  const start = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) start[i + 1] = start[i]! + list.length;
  return start;
}
