import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";
import { Geometry } from "./geometry.ts";

export const ElementFeature = Type.Object({
  type: Type.Literal("Feature"),
  id: Type.String(),
  geometry: Geometry,
  properties: Type.Object({ asset_type: Type.String(), asset_id: Type.String(), name: Type.String() }),
  bbox: Type.Array(Type.Number(), { minItems: 4, maxItems: 4 }),
});
export type ElementFeature = Static<typeof ElementFeature>;

export const Sentence = Type.Object({
  asset_id: Type.String(),
  name: Type.String(),
  sentence: Type.String(),
});
export type Sentence = Static<typeof Sentence>;

/** What is known of one element; null where the source has no value. */
export const IdentifyingInformation = Type.Object({
  asset_id: Type.String(),
  name: Type.String(),
  information: Type.Array(
    Type.Object({
      key: Type.String(),
      label: Type.String(),
      type: Type.Union([Type.Literal("text"), Type.Literal("numeric"), Type.Literal("date")]),
      value: Type.Union([Type.String(), Type.Number(), Type.Null()]),
      unit: Type.Optional(Type.String()),
      prefix: Type.Optional(Type.String()),
    }),
  ),
});
export type IdentifyingInformation = Static<typeof IdentifyingInformation>;

/** By key: the distinct texts (null for 'none'), or the least and greatest number or date. */
export const AttributeLookup = Type.Record(
  Type.String(),
  Type.Array(Type.Union([Type.String(), Type.Number(), Type.Null()])),
);
export type AttributeLookup = Static<typeof AttributeLookup>;

/** How one scenario stands to one element. */
export const ElementExposure = Type.Object({
  hazard_scenario: Type.String(),
  hazard_id: Type.String(),
  hazard_title: Type.String(),
  display_name: Type.String(),
  is_exposed: Type.Union([Type.Literal("true"), Type.Literal("false"), Type.Literal("unknown")], {
    description: "unknown: not assessed",
  }),
  vulnerability: Type.String({
    description: "The damage class in the client's word, the one that the legend `damage_classes` has",
  }),
  hazard_extent_source: Type.Union(
    [Type.Literal("calculated"), Type.Literal("none"), Type.Literal("other")],
    {
      description:
        "Where it is known from how far the scenario was studied: none, where the element was not assessed; calculated from its values alone; other, where the study says",
    },
  ),
  vulnerability_style: Type.Integer({
    minimum: 0,
    maximum: 6,
    description: "Position in the hazard's `vulnerability_styles`",
  }),
  damage_class: nullable(Type.String()),
  exposure_value: nullable(Type.Number()),
  unit: Type.String(),
  sentence: Type.String(),
});
export type ElementExposure = Static<typeof ElementExposure>;
export const ElementExposures = Type.Array(ElementExposure);

/** Element type to the ids of the elements selected. */
export const SelectedIds = Type.Record(Type.String(), Type.Array(Type.String()));
