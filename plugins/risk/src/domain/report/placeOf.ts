/** Some metres. */
const places = 4;

/**
 * The middle of an element as a map on paper finds it: `40.7512° S, 175.1234° E`.
 *
 * @param bbox west, south, east, north in degrees.
 */
export function placeOf([west = 0, south = 0, east = 0, north = 0]: readonly number[]): string {
  const latitude = (south + north) / 2;
  const longitude = (west + east) / 2;
  return `${written(latitude, "N", "S")}, ${written(longitude, "E", "W")}`;
}

const written = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees).toFixed(places)}°\u00a0${degrees < 0 ? negative : positive}`;
