export const wgs84 = "EPSG:4326";

/** Whether a coordinate reference system, as WKT or by a number we know, is one of longitude and latitude. */
export const isGeographic = (crs: string): boolean =>
  /^(GEOGCRS|GEOGCS)\b/.test(crs) || /^EPSG:(4326|4167|4979|4959|4269|4258|4283|7844)$/.test(crs);
