import { type Static, Type } from "typebox";

const colour = Type.String({ pattern: "^#[0-9a-fA-F]{6}([0-9a-fA-F]{2})?$" });

const legendItemSchema = Type.Object({
  label: Type.String(),
  color: colour,
  secondary_color: Type.Optional(colour),
  size: Type.Optional(Type.Union([Type.Literal("small"), Type.Literal("medium"), Type.Literal("large")])),
  weight: Type.Optional(Type.Union([Type.Literal("light"), Type.Literal("normal"), Type.Literal("heavy")])),
  style: Type.Optional(Type.String()),
  type: Type.Optional(
    Type.Union([Type.Literal("fill"), Type.Literal("line"), Type.Literal("point"), Type.Literal("polygon")]),
  ),
  /** Damage class code the item stands for, where the legend explains damage classes. */
  damageClass: Type.Optional(Type.Integer({ minimum: 0, maximum: 8 })),
  /** Values from `min` (included) to `max` (excluded) in the legend's unit; an absent end is open. */
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
});

const legendSectionSchema = Type.Union([
  Type.Object({
    type: Type.Literal("categorical"),
    title: Type.Optional(Type.String()),
    items: Type.Array(legendItemSchema),
  }),
  Type.Object({
    type: Type.Literal("continuous"),
    title: Type.Optional(Type.String()),
    /** Ascending by value; colours between stops are interpolated. */
    stops: Type.Array(Type.Object({ value: Type.Number(), color: colour })),
  }),
  Type.Object({
    type: Type.Literal("keyValue"),
    title: Type.Optional(Type.String()),
    keyValues: Type.Array(Type.Object({ key: Type.String(), value: Type.String(), color: colour })),
  }),
]);

export const legendSchema = Type.Object({
  title: Type.String(),
  unit: Type.Optional(Type.String()),
  /** The column the colours follow, such as `depth` or `class`. */
  dataColumn: Type.Optional(Type.String()),
  sections: Type.Array(legendSectionSchema),
});

export type Legend = Static<typeof legendSchema>;
export type LegendItem = Static<typeof legendItemSchema>;
export type LegendSection = Static<typeof legendSectionSchema>;
