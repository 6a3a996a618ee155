const semiMajorMetres = 6_378_137;
const eccentricitySquared = 0.00669437999014;
const radians = Math.PI / 180;

/** Metres that a degree of longitude and of latitude are long at a latitude, on the WGS 84 ellipsoid. */
export function metresPerDegree(latitude: number): { readonly east: number; readonly north: number } {
  const sine = Math.sin(latitude * radians);
  const flattened = 1 - eccentricitySquared * sine * sine;
  const across = semiMajorMetres / Math.sqrt(flattened);
  return {
    east: across * Math.cos(latitude * radians) * radians,
    north: ((across * (1 - eccentricitySquared)) / flattened) * radians,
  };
}

/** Square metres of a square degree at a latitude. */
export function squareMetresPerDegree(latitude: number): number {
  const { east, north } = metresPerDegree(latitude);
  return east * north;
}

/** Metres between two near points in degrees: within a millionth for pieces of some kilometres. */
export function ellipsoidMetresBetween(ax: number, ay: number, bx: number, by: number): number {
  const { east, north } = metresPerDegree((ay + by) / 2);
  return Math.hypot((bx - ax) * east, (by - ay) * north);
}
