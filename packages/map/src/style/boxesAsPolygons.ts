import type { MultiPolygon, Polygon, Position } from "geojson";

/**
 * Boxes as polygons.
 *
 * @param boxes west, south, east, north in degrees; one whose west exceeds its east crosses 180 degrees, and is cut there.
 */
export function boxesAsPolygons(boxes: readonly (readonly number[])[]): MultiPolygon {
  const coordinates = boxes.flatMap(([west = 0, south = 0, east = 0, north = 0]) =>
    west <= east
      ? [[ring(west, south, east, north)]]
      : [[ring(west, south, 180, north)], [ring(-180, south, east, north)]],
  );
  return { type: "MultiPolygon", coordinates };
}

/** Ground around boxes, a degree each way, with a hole for each of them. */
export function aroundBoxes(boxes: readonly (readonly number[])[]): Polygon {
  const [wests, souths, easts, norths] = [0, 1, 2, 3].map((side) => boxes.map((box) => box[side] ?? 0));
  const outer = ring(
    Math.max(-180, Math.min(...(wests ?? [])) - 1),
    Math.max(-90, Math.min(...(souths ?? [])) - 1),
    Math.min(180, Math.max(...(easts ?? [])) + 1),
    Math.min(90, Math.max(...(norths ?? [])) + 1),
  );
  const holes = boxes.map(([west = 0, south = 0, east = 0, north = 0]) => ring(west, south, east, north));
  return { type: "Polygon", coordinates: [outer, ...holes] };
}

const ring = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
