import { type Static, Type } from "typebox";

/** Longitude and latitude in degrees (WGS 84). A ring that crosses 180° may run on past it. */
export const Position = Type.Array(Type.Number(), { minItems: 2, maxItems: 3 });

export const Polygon = Type.Object(
  {
    type: Type.Literal("Polygon"),
    coordinates: Type.Array(Type.Array(Position, { maxItems: 100_000 }), { minItems: 1, maxItems: 1_000 }),
  },
  { additionalProperties: false },
);
export type Polygon = Static<typeof Polygon>;

export const MultiPolygon = Type.Object(
  {
    type: Type.Literal("MultiPolygon"),
    coordinates: Type.Array(
      Type.Array(Type.Array(Position, { maxItems: 100_000 }), { minItems: 1, maxItems: 1_000 }),
      { minItems: 1, maxItems: 1_000 },
    ),
  },
  { additionalProperties: false },
);
export type MultiPolygon = Static<typeof MultiPolygon>;

/** What a person drew: never simplified. */
export const AreaGeometry = Type.Union([Polygon, MultiPolygon]);
export type AreaGeometry = Static<typeof AreaGeometry>;

/** What an area may take as JSON. */
export const mostAreaBytes = 8_388_608;

/** Any GeoJSON geometry an element can have. */
export const Geometry = Type.Object({ type: Type.String(), coordinates: Type.Array(Type.Unknown()) });
export type Geometry = Static<typeof Geometry>;

export const StoredArea = Type.Object({
  area_id: Type.String({ pattern: "^[0-9a-f]{64}$", description: "Hash of the geometry: pass `area:<id>`" }),
  geometry: AreaGeometry,
});
export type StoredArea = Static<typeof StoredArea>;
