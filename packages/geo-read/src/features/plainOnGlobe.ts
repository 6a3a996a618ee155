/**
 * Whether a shape in longitude and latitude stays clear of the poles and of 180 degrees, where GDAL may cut it or move
 * it to the other side.
 *
 * @param first place of its first longitude among `coords`, where latitudes stand between them.
 * @param end after its last latitude.
 */
export function isPlainOnGlobe(coords: Float64Array, first: number, end: number): boolean {
  let [west, east] = [Infinity, -Infinity];
  for (let i = first; i < end; i += 2) {
    const x = coords[i]!;
    if (!(Math.abs(x) <= 179 && Math.abs(coords[i + 1]!) <= 89)) return false;
    if (x < west) west = x;
    if (x > east) east = x;
  }
  return first === end || east - west < 90;
}
