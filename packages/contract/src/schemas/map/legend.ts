import { type Static, Type } from "typebox";

const LegendMark = {
  color: Type.String(),
  label: Type.String(),
  secondary_color: Type.Optional(Type.String()),
  size: Type.Optional(Type.Union([Type.Literal("small"), Type.Literal("medium"), Type.Literal("large")])),
  weight: Type.Optional(Type.Union([Type.Literal("light"), Type.Literal("normal"), Type.Literal("heavy")])),
  style: Type.Optional(Type.String()),
  type: Type.Optional(
    Type.Union([Type.Literal("fill"), Type.Literal("line"), Type.Literal("point"), Type.Literal("polygon")]),
  ),
  /** Damage class the mark stands for, as the statistics name it; also `not_exposed` and `not_assessed`. */
  damage_class: Type.Optional(Type.String()),
  /** Values from `min` (included) to `max` (excluded) in the hazard's unit; an absent end is open. */
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
};

/** A section of a legend: named marks, a colour ramp (`value` in the hazard's unit), or marks by stored key. */
export const LegendSection = Type.Union([
  Type.Object({ type: Type.Literal("categorical"), items: Type.Array(Type.Object(LegendMark)) }),
  Type.Object({
    type: Type.Literal("continuous"),
    unit: Type.String(),
    stops: Type.Array(Type.Object({ color: Type.String(), value: Type.Number() })),
  }),
  Type.Object({
    type: Type.Literal("keyValue"),
    keyValues: Type.Array(Type.Object({ key: Type.Union([Type.String(), Type.Number()]), ...LegendMark })),
  }),
]);

export const Legend = Type.Object({
  title: Type.String(),
  sections: Type.Array(LegendSection),
  dataColumn: Type.Optional(Type.String()),
});
export type Legend = Static<typeof Legend>;

/** By element type, hazard id or contextual layer id, and one for damage classes under `damage_classes`. */
export const Legends = Type.Record(Type.String(), Legend);
export type Legends = Static<typeof Legends>;
