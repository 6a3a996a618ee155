import type { MultiPolygon, Position } from "geojson";

const semiMajorMetres = 6_378_137;
const eccentricity = Math.sqrt(0.00669437999014);
const radians = Math.PI / 180;

/** Square metres between the equator and a latitude, by degree of longitude (Snyder 1987, formula 3-12). */
function beltArea(latitude: number): number {
  const sine = Math.sin(latitude * radians);
  const e = eccentricity * sine;
  const q = (1 - eccentricity ** 2) * (sine / (1 - e * e) - Math.log((1 - e) / (1 + e)) / (2 * eccentricity));
  return (semiMajorMetres ** 2 / 2) * q * radians;
}

/** Places and weights of Gauss and Legendre on a stretch of 0 to 1. */
const gauss = [
  [0.5 - Math.sqrt(0.15), 5 / 18],
  [0.5, 8 / 18],
  [0.5 + Math.sqrt(0.15), 5 / 18],
] as const;

/** The area beside an edge that is straight in degrees, counted from a latitude near by so that digits are kept. */
function besideEdge([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, from: number): number {
  const belt = (along: number) => beltArea(ay + (by - ay) * along) - beltArea(from);
  return (bx - ax) * gauss.reduce((sum, [along, weight]) => sum + weight * belt(along), 0);
}

/** Square metres on the WGS 84 ellipsoid of a valid polygon whose edges are straight in degrees: Green's theorem. */
export function authalicArea({ coordinates }: Pick<MultiPolygon, "coordinates">): number {
  let area = 0;
  for (const rings of coordinates)
    for (const [i, ring] of rings.entries()) {
      const from = ring[0]![1]!;
      const own = ring.slice(1).reduce((sum, to, v) => sum + besideEdge(ring[v]!, to, from), 0);
      area += Math.abs(own) * (i === 0 ? 1 : -1);
    }
  return area;
}
