import type { ElementFeature } from "@stopbank/contract/elements";
import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { ServedLayer } from "../data/servedLayer.ts";
import { elementName } from "./elementFacts.ts";

type Position = [number, number];

/** One element as GeoJSON; its coordinates are those of the source. */
export function elementFeature(layer: ServedLayer, row: number): ElementFeature {
  const { geometry, description } = layer.table;
  const parts = partsOf(geometry, row);
  const id = layer.ids.idAt(row);
  return {
    type: "Feature",
    id,
    geometry: parts.geometry,
    bbox: boundsOf(parts.positions),
    properties: { asset_type: description.type, asset_id: id, name: elementName(layer, row) },
  };
}

function partsOf(column: GeometryColumn, row: number) {
  const first = column.partStart[row] ?? 0;
  const end = column.partStart[row + 1] ?? first;
  const positions: Position[] = [];
  const vertices = (from: number, to: number): Position[] => {
    const run = Array.from({ length: to - from }, (_, i): Position => {
      const vertex = (from + i) * 2;
      return [column.coords[vertex] as number, column.coords[vertex + 1] as number];
    });
    positions.push(...run);
    return run;
  };
  const parts = (partAt: (part: number) => unknown): unknown[] =>
    Array.from({ length: end - first }, (_, i) => partAt(first + i));
  const namedFeature = (name: string, coordinates: unknown[]) => ({
    positions,
    geometry:
      coordinates.length === 1
        ? { type: name, coordinates: coordinates[0] as unknown[] }
        : { type: `Multi${name}`, coordinates },
  });
  if (column.kind === "point") return namedFeature("Point", vertices(first, end));
  const { vertexStart } = column;
  const run = (at: number) => vertices(vertexStart[at] as number, vertexStart[at + 1] as number);
  if (column.kind === "line") return namedFeature("LineString", parts(run));
  const { ringStart } = column;
  return namedFeature(
    "Polygon",
    parts((part) => {
      const shell = ringStart[part] as number;
      return Array.from({ length: (ringStart[part + 1] as number) - shell }, (_, i) => run(shell + i));
    }),
  );
}

/** West, south, east, north; all 0 for an element that has no place. */
function boundsOf(positions: readonly Position[]): number[] {
  if (positions.length === 0) return [0, 0, 0, 0];
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of positions) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}
