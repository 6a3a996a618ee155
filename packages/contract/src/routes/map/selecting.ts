/**
 * The forms an area takes in a path. Empty or `all`: no area. `area:<id>`: one kept by POST /areas. `body`: the
 * `area` of the body. Otherwise `lng,lat;lng,lat;...` (polygons separated by `|`) or GeoJSON coordinates.
 */
export const coordinates =
  "An area: empty, `all`, `area:<id>`, `body`, `lng,lat;lng,lat;...` or GeoJSON coordinates";

/** A body may hold an area of a million corners, or the ids of a quarter of a million elements. */
export const selectionBodyLimitBytes = 32 * 1024 * 1024;
