/**
 * The columns the engine computes on. They have the layout of GeoArrow's native encodings, so a dataset's
 * Arrow buffers are used as they are, without a copy.
 */

/** Points, one or more an element. `partStart[i]..partStart[i + 1]` are the element's vertices. */
export interface PointColumn {
  readonly kind: "point";
  /** x, y interleaved: longitude and latitude in degrees (WGS 84). */
  readonly coords: Float64Array;
  /** Element to vertex, length elements + 1. */
  readonly partStart: Int32Array;
}

/** Lines, one or more parts an element. */
export interface LineColumn {
  readonly kind: "line";
  readonly coords: Float64Array;
  /** Element to part, length elements + 1. */
  readonly partStart: Int32Array;
  /** Part to vertex, length parts + 1. */
  readonly vertexStart: Int32Array;
}

/** Polygons, one or more parts an element; in a part the first ring is the shell, the others are holes. */
export interface PolygonColumn {
  readonly kind: "polygon";
  readonly coords: Float64Array;
  /** Element to part, length elements + 1. */
  readonly partStart: Int32Array;
  /** Part to ring, length parts + 1. */
  readonly ringStart: Int32Array;
  /** Ring to vertex, length rings + 1; rings are closed. */
  readonly vertexStart: Int32Array;
}

export type GeometryColumn = PointColumn | LineColumn | PolygonColumn;

/** What one scenario does to one element layer. Sparse: an element without a row is assessed and not exposed. */
export interface ExposureColumn {
  /** Element indexes, ascending, each at most once. */
  readonly element: Uint32Array;
  /** Hazard intensity at the element in the hazard's unit; NaN when not assessed or not given. */
  readonly value: Float32Array;
  /** A {@link damageClassCodes} code, or {@link notAssessed}. */
  readonly damageClass: Uint8Array;
}

/** The codes stored in datasets, from the least to the most known about damage. */
export const damageClassCodes = {
  unspecified: 0,
  potential: 1,
  exposed: 2,
  insignificant: 3,
  low: 4,
  moderate: 5,
  high: 6,
} as const;

export type DamageClass = keyof typeof damageClassCodes;

/** The stored code for an element outside what the hazard study covered. Never counted as safe. */
export const notAssessed = 255;

/** The stored region code of an element that lies in no region of the group. */
export const noRegion = 65535;
