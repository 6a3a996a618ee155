import type { MultiPolygon, Position } from "geojson";

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

const ring = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
