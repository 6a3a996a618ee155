/** Latitude in degrees of a (fractional) tile row of web mercator. */
export function latitudeOfTileRow(row: number, z: number): number {
  const n = Math.PI * (1 - (2 * row) / 2 ** z);
  return (Math.atan(Math.sinh(n)) * 180) / Math.PI;
}

/** As far from the equator as the map's square goes. */
const farthest = 85.051129;

/** How far south of the world's northern edge a latitude in degrees lies, as a share of the world's height. */
export const mercatorY = (latitude: number): number =>
  0.5 -
  Math.asinh(Math.tan((Math.min(farthest, Math.max(-farthest, latitude)) * Math.PI) / 180)) / (2 * Math.PI);
