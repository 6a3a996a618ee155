import { type Static, Type } from "typebox";
import { layerDetailsSchema } from "./layerDetails.ts";
import { legendSchema } from "./legend.ts";
import { boundsSchema, geometryKindSchema, idSchema, layerStyleSchema, tileFileSchema } from "./place.ts";

const described = {
  id: idSchema,
  displayName: Type.String(),
  icon: Type.String(),
  group: Type.String(),
  geometry: geometryKindSchema,
  style: layerStyleSchema,
  legend: Type.Optional(legendSchema),
  /** Tile property with the name of a feature, by which it is searched for. */
  nameProperty: Type.Optional(Type.String()),
  /** Tile property shown when a feature is looked up. */
  infoLookup: Type.Optional(Type.String()),
  details: layerDetailsSchema,
};

/** What the caller says about a contextual layer; the writer adds the tiles. */
export const contextualDescriptionSchema = Type.Object(described);
export const contextualSchema = Type.Object({ ...described, tiles: tileFileSchema });

export const regionGroupSchema = Type.Object({
  id: idSchema,
  title: Type.String(),
  file: Type.String(),
  /** The code is what `region_<group>` columns hold. */
  regions: Type.Array(
    Type.Object({ code: Type.Integer({ minimum: 0, maximum: 65534 }), name: Type.String() }),
  ),
});

/** How the tiles of a drawn map name their layers and properties. */
const tileSchemaSchema = Type.Union([
  Type.Literal("stopbank"),
  Type.Literal("shortbread"),
  Type.Literal("openmaptiles"),
  Type.Literal("protomaps"),
]);

export const basemapSchema = Type.Object({
  vector: Type.Optional(
    Type.Intersect([
      tileFileSchema,
      Type.Object({
        /** Our own names without. */
        schema: Type.Optional(tileSchemaSchema),
        /** Boxes in which what is not land is sea. Without, nobody knows what lies beside the land that is drawn. */
        coverage: Type.Optional(Type.Array(boundsSchema)),
      }),
    ]),
  ),
  satellite: Type.Optional(tileFileSchema),
  /** Terrain-RGB: metres = -10000 + (R * 65536 + G * 256 + B) * 0.1. */
  terrain: Type.Optional(Type.Intersect([tileFileSchema, Type.Object({ encoding: Type.Literal("mapbox") })])),
});

export type Contextual = Static<typeof contextualSchema>;
export type ContextualDescription = Static<typeof contextualDescriptionSchema>;
export type RegionGroup = Static<typeof regionGroupSchema>;
export type Basemap = Static<typeof basemapSchema>;
