import { type Static, Type } from "typebox";
import { mostBufferMetres } from "./areaFile.ts";
import { Position } from "./geometry.ts";
import { ElementId, LayerName } from "./names.ts";

const one = { additionalProperties: false };
const line = Type.Array(Position, { minItems: 2, maxItems: 100_000 });
const rings = Type.Array(Type.Array(Position, { minItems: 3, maxItems: 100_000 }), {
  minItems: 1,
  maxItems: 1_000,
});

/** A shape that leads to an area: lines and points with a buffer. */
export const AreaShape = Type.Union([
  Type.Object({ type: Type.Literal("Polygon"), coordinates: rings }, one),
  Type.Object(
    { type: Type.Literal("MultiPolygon"), coordinates: Type.Array(rings, { minItems: 1, maxItems: 1_000 }) },
    one,
  ),
  Type.Object({ type: Type.Literal("LineString"), coordinates: line }, one),
  Type.Object(
    {
      type: Type.Literal("MultiLineString"),
      coordinates: Type.Array(line, { minItems: 1, maxItems: 1_000 }),
    },
    one,
  ),
  Type.Object({ type: Type.Literal("Point"), coordinates: Position }, one),
  Type.Object(
    {
      type: Type.Literal("MultiPoint"),
      coordinates: Type.Array(Position, { minItems: 1, maxItems: 100_000 }),
    },
    one,
  ),
]);
export type AreaShape = Static<typeof AreaShape>;

/** What an area is made from. */
export const AreaSource = Type.Union([
  Type.Object({ geometry: AreaShape }, one),
  Type.Object({ area_id: Type.String({ pattern: "^[0-9a-f]{64}$" }) }, one),
  Type.Object({ region: Type.String({ minLength: 1, maxLength: 200 }) }, one),
  Type.Object({ element_type: LayerName, element_id: ElementId }, one),
]);
export type AreaSource = Static<typeof AreaSource>;

export const AreaMaking = Type.Object(
  {
    from: Type.Array(AreaSource, {
      minItems: 1,
      maxItems: 1_000,
      description: "United: what is in any of them",
    }),
    buffer_metres: Type.Optional(
      Type.Number({
        minimum: 0.1,
        maximum: mostBufferMetres,
        description: "How far around them the area reaches, on the ellipsoid",
      }),
    ),
  },
  { additionalProperties: false },
);
export type AreaMaking = Static<typeof AreaMaking>;
