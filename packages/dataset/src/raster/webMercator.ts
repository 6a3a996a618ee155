/** Latitude in degrees of a (fractional) tile row of web mercator. */
export function latitudeOfTileRow(row: number, z: number): number {
  const n = Math.PI * (1 - (2 * row) / 2 ** z);
  return (Math.atan(Math.sinh(n)) * 180) / Math.PI;
}
