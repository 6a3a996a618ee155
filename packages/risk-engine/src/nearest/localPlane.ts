/** Metres around a place, good to some 0.1% within 20 km of it and 60 degrees from the equator. */
export interface LocalPlane {
  readonly longitude: number;
  readonly latitude: number;
  readonly metresPerDegreeEast: number;
  readonly metresPerDegreeNorth: number;
}

/** WGS 84: half the equator's diameter in metres, and the square of the first eccentricity. */
const semiMajorMetres = 6_378_137;
const eccentricitySquared = 0.006_694_379_990_14;

/**
 * The plane that touches the WGS 84 ellipsoid at a place: lengths of a degree by the radii of curvature in the meridian and
 * in the prime vertical (Snyder, "Map projections: a working manual", USGS 1395, 1987, pp. 24 f.).
 *
 * @param longitude degrees. @param latitude degrees.
 */
export function localPlane(longitude: number, latitude: number): LocalPlane {
  const radians = (latitude * Math.PI) / 180;
  const flattened = 1 - eccentricitySquared * Math.sin(radians) ** 2;
  const meridian = (semiMajorMetres * (1 - eccentricitySquared)) / flattened ** 1.5;
  const primeVertical = semiMajorMetres / Math.sqrt(flattened);
  return {
    longitude,
    latitude,
    metresPerDegreeEast: (primeVertical * Math.cos(radians) * Math.PI) / 180,
    metresPerDegreeNorth: (meridian * Math.PI) / 180,
  };
}
