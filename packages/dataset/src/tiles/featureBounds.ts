import type { Feature, Geometry, Position } from "geojson";
import type { Bounds } from "../manifest/manifest.ts";

/** Box of all positions; a point at 0, 0 when there are none. */
export function featureBounds(features: readonly Feature[]): Bounds {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  const grow = (coordinates: Nested): void => {
    if (isPosition(coordinates)) {
      const [x, y] = coordinates as [number, number];
      if (x < box[0]) box[0] = x;
      if (y < box[1]) box[1] = y;
      if (x > box[2]) box[2] = x;
      if (y > box[3]) box[3] = y;
    } else for (const each of coordinates) grow(each as Nested);
  };
  const visit = (geometry: Geometry | null): void => {
    if (geometry === null) return;
    if (geometry.type === "GeometryCollection") geometry.geometries.forEach(visit);
    else grow(geometry.coordinates);
  };
  for (const feature of features) visit(feature.geometry);
  return box[0] <= box[2] ? box : [0, 0, 0, 0];
}

type Nested = Position | Position[] | Position[][] | Position[][][];

const isPosition = (coordinates: Nested): coordinates is Position => typeof coordinates[0] === "number";
