import type { GeometryColumn } from "@stopbank/risk-engine/columns";

/**
 * The same elements in another order.
 * @param rowOf position in `geometry` of each row of the result.
 */
export function reorderGeometry(geometry: GeometryColumn, rowOf: Uint32Array): GeometryColumn {
  const part = gather(geometry.partStart, rowOf);
  if (geometry.kind === "point") {
    return { kind: "point", partStart: part.starts, coords: gatherCoords(geometry.coords, part.items) };
  }
  if (geometry.kind === "line") {
    const vertex = gather(geometry.vertexStart, part.items);
    const coords = gatherCoords(geometry.coords, vertex.items);
    return { kind: "line", partStart: part.starts, vertexStart: vertex.starts, coords };
  }
  const ring = gather(geometry.ringStart, part.items);
  const vertex = gather(geometry.vertexStart, ring.items);
  return {
    kind: "polygon",
    partStart: part.starts,
    ringStart: ring.starts,
    vertexStart: vertex.starts,
    coords: gatherCoords(geometry.coords, vertex.items),
  };
}

/** One level of offsets in a new order, and which items of the level below it now names. */
function gather(starts: Int32Array, order: Uint32Array): { starts: Int32Array; items: Uint32Array } {
  const result = new Int32Array(order.length + 1);
  for (let i = 0; i < order.length; i++) {
    const from = order[i]!;
    result[i + 1] = result[i]! + starts[from + 1]! - starts[from]!;
  }
  const items = new Uint32Array(result[order.length]!);
  for (let i = 0; i < order.length; i++) {
    const shift = starts[order[i]!]! - result[i]!;
    for (let at = result[i]!; at < result[i + 1]!; at++) items[at] = at + shift;
  }
  return { starts: result, items };
}

function gatherCoords(coords: Float64Array, vertices: Uint32Array): Float64Array {
  const result = new Float64Array(vertices.length * 2);
  for (let i = 0; i < vertices.length; i++) {
    result[2 * i] = coords[2 * vertices[i]!]!;
    result[2 * i + 1] = coords[2 * vertices[i]! + 1]!;
  }
  return result;
}
