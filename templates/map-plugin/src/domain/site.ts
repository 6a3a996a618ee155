import { type Static, Type } from "typebox";

/** A place on the map, in degrees (WGS 84). The map ends at 85 degrees. */
export const Site = Type.Object(
  {
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    latitude: Type.Number({ minimum: -85, maximum: 85 }),
  },
  { additionalProperties: false },
);
export type Site = Static<typeof Site>;

/** More would make a link that not every program takes. */
export const mostSites = 50;

/** Six decimals are 11 cm or less, and make short links. */
export const siteAt = (longitude: number, latitude: number): Site => ({
  longitude: round(longitude),
  latitude: round(Math.max(-85, Math.min(85, latitude))),
});

export const isSame = (a: Site, b: Site): boolean => a.longitude === b.longitude && a.latitude === b.latitude;

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
