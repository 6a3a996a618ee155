import { type Static, Type } from "typebox";
import { layerDetailsSchema } from "./layerDetails.ts";
import { legendSchema } from "./legend.ts";
import { boundsSchema, geometryKindSchema, idSchema, layerStyleSchema, tileFileSchema } from "./place.ts";

export const attributeSchema = Type.Object({
  key: Type.String({ minLength: 1 }),
  label: Type.String(),
  /** Text, a 64-bit number, or a calendar day. */
  type: Type.Union([Type.Literal("text"), Type.Literal("numeric"), Type.Literal("date")]),
  unit: Type.Optional(Type.String()),
  prefix: Type.Optional(Type.String()),
  /** Offered as a filter. */
  filterable: Type.Boolean(),
  /** Shown as identifying information of an element. */
  lookup: Type.Boolean(),
});

const described = {
  type: idSchema,
  displayName: Type.String(),
  displayNamePlural: Type.Optional(Type.String()),
  icon: Type.String(),
  menuGroup: Type.Object({ title: Type.String(), icon: Type.String() }),
  group: Type.String(),
  geometry: geometryKindSchema,
  metric: Type.Object({
    /** `people`: as many as each element stands for, which its column `metric` says. */
    type: Type.Enum(["count", "length", "area", "people"]),
    unit: Type.Enum(["each", "km", "ha", "people"]),
  }),
  isCascading: Type.Boolean(),
  /** Days after the event, for cascading types. */
  nDays: Type.Optional(Type.Array(Type.Integer({ minimum: 0 }))),
  idAttribute: Type.String(),
  nameAttribute: Type.String(),
  /**
   * Attributes that elements are found by, the one that stands for an element in a list first; none where nobody looks for
   * them. Absent: addresses, names, legal descriptions and identifiers.
   */
  search: Type.Optional(Type.Array(Type.String(), { maxItems: 8, uniqueItems: true })),
  /** Template with `{attributeKey}`. */
  sentence: Type.String(),
  attributes: Type.Array(attributeSchema),
  replacementCost: Type.Optional(
    Type.Object({
      attribute: Type.String(),
      minAttribute: Type.Optional(Type.String()),
      maxAttribute: Type.Optional(Type.String()),
      /** The year whose prices the costs are in, where it is not the dataset's. */
      year: Type.Optional(Type.Integer()),
    }),
  ),
  /** Numeric attribute with how many people an element stands for, such as the residents of a building. */
  peopleAttribute: Type.Optional(Type.String()),
  /** Numeric attribute in metres; carried in the tiles as `height` for extrusion. */
  heightAttribute: Type.Optional(Type.String()),
  style: layerStyleSchema,
  legend: Type.Optional(legendSchema),
  details: layerDetailsSchema,
};

/** What the caller says about an element type; the writer adds what it measures. */
export const elementTypeDescriptionSchema = Type.Object(described);

export const elementTypeSchema = Type.Object({
  ...described,
  count: Type.Integer({ minimum: 0 }),
  /** Elements whose replacement cost is missing; 0 when the type has no cost attribute. */
  replacementCostMissing: Type.Integer({ minimum: 0 }),
  bounds: boundsSchema,
  file: Type.String(),
  tiles: tileFileSchema,
  /** Region groups that have a `region_<group>` column. */
  regionGroups: Type.Array(Type.String()),
});

export type Attribute = Static<typeof attributeSchema>;
export type ElementTypeDescription = Static<typeof elementTypeDescriptionSchema>;
export type ElementType = Static<typeof elementTypeSchema>;
