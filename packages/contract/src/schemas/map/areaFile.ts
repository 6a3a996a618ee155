import { type Static, Type } from "typebox";
import { Geometry } from "./geometry.ts";

/** What of a shape cannot be an area, and where. */
export const ShapeFault = Type.Object({
  code: Type.String(),
  message: Type.String(),
  at: Type.Optional(
    Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: "Longitude and latitude" }),
  ),
});

/** A shape of a file, in longitude and latitude (WGS 84), with every part, hole and position that the file has. */
export const AreaFileFeature = Type.Object({
  name: Type.String(),
  layer: Type.Optional(Type.String({ description: "Where the file has several" })),
  geometry: Geometry,
  positions: Type.Integer(),
  fault: Type.Optional(ShapeFault),
});
export type AreaFileFeature = Static<typeof AreaFileFeature>;

export const AreaFile = Type.Object({
  format: Type.Union([
    Type.Literal("geojson"),
    Type.Literal("kml"),
    Type.Literal("geopackage"),
    Type.Literal("zip"),
  ]),
  systems: Type.Array(Type.String(), {
    description: "The reference systems of its coordinates, before they were taken to longitude and latitude",
  }),
  features: Type.Array(AreaFileFeature),
  notes: Type.Array(Type.String(), { description: "Sentences on what was left out" }),
});
export type AreaFile = Static<typeof AreaFile>;

/** A file takes a quarter of what a site may send at a time. */
export const areaFileLimitBytes = 16 * 1024 * 1024;

/** How far a buffer may reach, in metres. */
export const mostBufferMetres = 100_000;
