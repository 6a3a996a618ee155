import { type Static, Type } from "typebox";

/** West, south, east, north in degrees (WGS 84). West may exceed east when the box crosses 180 degrees. */
export const boundsSchema = Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]);
export type Bounds = Static<typeof boundsSchema>;

const zoom = Type.Integer({ minimum: 0, maximum: 22 });

/** A PMTiles archive of the dataset and what is in it. */
export const tileFileSchema = Type.Object({
  file: Type.String(),
  kind: Type.Union([Type.Literal("vector"), Type.Literal("raster")]),
  /** Of raster tiles; PNG without. */
  format: Type.Optional(Type.Union([Type.Literal("png"), Type.Literal("webp")])),
  minZoom: zoom,
  maxZoom: zoom,
  bounds: boundsSchema,
  /** Vector layers in the archive; empty for raster archives. */
  sourceLayers: Type.Array(Type.String()),
});
export type TileFile = Static<typeof tileFileSchema>;

export const geometryKindSchema = Type.Union([
  Type.Literal("point"),
  Type.Literal("line"),
  Type.Literal("polygon"),
]);
export type GeometryKind = Static<typeof geometryKindSchema>;

export const layerStyleSchema = Type.Object({
  color: Type.String(),
  weight: Type.Optional(Type.Number()),
});

/** Plain names only: they become parts of paths and addresses. */
export const idSchema = Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$" });
