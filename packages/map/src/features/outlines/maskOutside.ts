import type { AreaGeometry } from "@stopbank/contract/geometry";
import type { FeatureCollection, Position } from "geojson";
import { noFeatures } from "../../feature/noFeatures.ts";

/** Web Mercator ends here. */
const maxLatitude = 85.0511;

/** One turn of the globe, and no more: the map repeats it, and twice dimmed would be darker. */
const worldFrom = (west: number): Position[] => [
  [west, -maxLatitude],
  [west + 360, -maxLatitude],
  [west + 360, maxLatitude],
  [west, maxLatitude],
  [west, -maxLatitude],
];

/** The whole world but for these shapes. Holes of a shape are outside it and so part of the mask. */
export function maskOutside(shapes: readonly AreaGeometry[]): FeatureCollection {
  if (shapes.length === 0) return noFeatures;
  const polygons = shapes.flatMap(polygonsOf);
  const shells = polygons.flatMap(([shell]) => (shell === undefined ? [] : [shell]));
  const holes = polygons.flatMap(([, ...inner]) => inner);
  const longitudes = shells.flat().map(([longitude = 0]) => longitude);
  // Shapes that run on past 180 degrees need a turn of the globe that holds them whole.
  const west = longitudes.some((longitude) => Math.abs(longitude) > 180) ? Math.min(...longitudes) - 1 : -180;
  return {
    type: "FeatureCollection",
    features: [
      feature({ type: "Polygon", coordinates: [worldFrom(west), ...shells] }),
      ...holes.map((hole) => feature({ type: "Polygon", coordinates: [hole] })),
    ],
  };
}

const polygonsOf = (geometry: AreaGeometry): Position[][][] =>
  geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;

const feature = (geometry: AreaGeometry) => ({ type: "Feature" as const, properties: {}, geometry });
