import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";
import { Assessment, ClassTotals } from "./risk.ts";

export const AttributeQueryField = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: "An attribute's key, `damage_cost`, or `replacement_cost`, the default",
  }),
);

/** What an attribute toggle shows: `Value ($)` for the replacement cost. */
export const AttributeOption = Type.Object({
  asset_type: Type.String(),
  property: Type.String(),
  name: Type.String(),
  type: Type.Union([Type.Literal("text"), Type.Literal("numeric"), Type.Literal("date")]),
  prefix: Type.Optional(Type.String()),
  unit: Type.Optional(Type.String()),
});
export type AttributeOption = Static<typeof AttributeOption>;
export const AttributeOptions = Type.Array(AttributeOption);

/** A number added up over the elements, or elements counted by text. */
export const AttributeStats = Type.Union([
  Type.Object({
    kind: Type.Literal("numeric"),
    min: ClassTotals,
    value: ClassTotals,
    max: ClassTotals,
    missing: ClassTotals,
    selected_total: Type.Number(),
    selected_missing: Type.Integer(),
    assessed_total: Type.Number({ description: "Of every assessed element: what a share of it is of" }),
  }),
  Type.Object({
    kind: Type.Literal("text"),
    groups: Type.Array(
      Type.Intersect([
        Type.Object({
          text: nullable(Type.String(), { description: "null: no value" }),
          selected_count: Type.Integer(),
          not_assessed_count: Type.Integer(),
        }),
        ClassTotals,
      ]),
    ),
  }),
]);

/** One layer under one scenario, by an attribute. `attribute_stats` is null where the layer has no replacement cost. */
export const AttributeStatsAnswer = Type.Array(
  Type.Object({
    asset_type: Type.String(),
    hazard_scenario: Type.String(),
    dataset_version: Type.String(),
    attribute: Type.String(),
    name: Type.String(),
    prefix: Type.Optional(Type.String()),
    unit: Type.Optional(Type.String()),
    assessment: Assessment,
    attribute_stats: nullable(AttributeStats),
  }),
);
export type AttributeStatsAnswer = Static<typeof AttributeStatsAnswer>;
