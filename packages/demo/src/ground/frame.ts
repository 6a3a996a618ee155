/**
 * The district's own plane: metres east (x) and south (y) of its north-west corner. It is the equirectangular
 * projection at the district's middle latitude; over 24 km its scale is off by less than 0.2%.
 */
const middle = { latitude: -40.3, longitude: 172.9 };
const metresPerDegreeLatitude = 111_036;
const metresPerDegreeLongitude = 84_998;

export const widthMetres = 30_000;
export const heightMetres = 24_000;
const westDegrees = middle.longitude - widthMetres / 2 / metresPerDegreeLongitude;
const northDegrees = middle.latitude + heightMetres / 2 / metresPerDegreeLatitude;

export const toLongitude = (xMetres: number) => westDegrees + xMetres / metresPerDegreeLongitude;
export const toLatitude = (yMetres: number) => northDegrees - yMetres / metresPerDegreeLatitude;
export const toX = (longitude: number) => (longitude - westDegrees) * metresPerDegreeLongitude;
export const toY = (latitude: number) => (northDegrees - latitude) * metresPerDegreeLatitude;

/** The whole modelled rectangle, sea included: west, south, east, north in degrees (WGS 84). */
export const frameBounds: readonly [number, number, number, number] = [
  westDegrees,
  toLatitude(heightMetres),
  toLongitude(widthMetres),
  northDegrees,
];

/** The district is an island that is not there: around it, a degree each way, the sea is made up as well. */
export const openSea = (): [west: number, south: number, east: number, north: number] => [
  middle.longitude - 1,
  middle.latitude - 1,
  middle.longitude + 1,
  middle.latitude + 1,
];
