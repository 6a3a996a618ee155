import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { toLatitude, toLongitude } from "../ground/frame.ts";
import type { Grid } from "../ground/grid.ts";
import { type DistrictLine, type DistrictPoint, rounded, simplified } from "../network/lines.ts";
import { contourRings } from "./contourRings.ts";

/** Degrees to seven decimals, a centimetre: files stay small and the same on every machine. */
const degrees = (value: number) => Math.round(value * 1e7) / 1e7;
export const toPosition = ([x, y]: DistrictPoint): [number, number] => [
  degrees(toLongitude(x)),
  degrees(toLatitude(y)),
];

/** A closed GeoJSON ring of a ring in the district's frame; shells run anticlockwise, holes clockwise. */
export function toRing(ring: DistrictLine, isHole = false): [number, number][] {
  const positions = ring.map(toPosition);
  // The frame's y points south, so a positive area there is clockwise on the map.
  const isClockwise = signedRingArea(ring) > 0;
  if (isClockwise !== isHole) positions.reverse();
  positions.push(positions[0]!);
  return positions;
}

/** Signed area in square metres, positive when clockwise on the map. */
export function signedRingArea(ring: DistrictLine): number {
  let doubled = 0;
  for (let i = 0; i < ring.length; i++) {
    const a = ring[i]!;
    const b = ring[(i + 1) % ring.length]!;
    doubled += a[0] * b[1] - b[0] * a[1];
  }
  return doubled / 2;
}

export interface ContourOptions {
  readonly leastSquareMetres?: number;
  readonly toleranceMetres?: number;
  readonly properties?: Readonly<Record<string, string | number>>;
}

/** Where a grid is above a level, as polygons with holes: marching squares, thinned and rounded. */
export function contourPolygons(
  grid: Grid,
  level: number,
  options: ContourOptions = {},
): FeatureCollection<Polygon | MultiPolygon> {
  const { leastSquareMetres = 4000, toleranceMetres = 6, properties = {} } = options;
  const rings = contourRings(grid, level).filter(
    (ring) => Math.abs(signedRingArea(ring)) >= leastSquareMetres,
  );
  // Contours keep the higher side on their right: on the map shells run clockwise, holes the other way.
  const shells = rings
    .filter((ring) => signedRingArea(ring) > 0)
    .map((shell) => ({ shell, holes: [] as DistrictLine[] }));
  const bySize = shells.toSorted((a, b) => signedRingArea(a.shell) - signedRingArea(b.shell));
  for (const hole of rings.filter((ring) => signedRingArea(ring) < 0))
    bySize.find(({ shell }) => contains(shell, hole[0]!))?.holes.push(hole);
  const smooth = (ring: DistrictLine) => {
    const thin = simplified([...ring, ring[0]!], toleranceMetres);
    return rounded(thin, 1).slice(0, -1);
  };
  const features = bySize.map(
    ({ shell, holes }): Feature<Polygon> => ({
      type: "Feature",
      properties: { ...properties },
      geometry: {
        type: "Polygon",
        coordinates: [toRing(smooth(shell)), ...holes.map((hole) => toRing(smooth(hole), true))],
      },
    }),
  );
  return {
    type: "FeatureCollection",
    features: features.filter((feature) => feature.geometry.coordinates[0]!.length > 3),
  };
}

/** Whether a point lies in a ring, by crossings. */
export function contains(ring: DistrictLine, [x, y]: DistrictPoint): boolean {
  let isInside = false;
  let a = ring[ring.length - 1]!;
  for (const b of ring) {
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
      isInside = !isInside;
    a = b;
  }
  return isInside;
}
