import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";

const points = Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), {
  description: "Pairs of intensity and share of the value lost, read straight between them and level beyond",
});
const curve = {
  points,
  min: Type.Optional(points),
  max: Type.Optional(points),
  affected: Type.Optional(points),
  reading: Type.Optional(
    Type.Union([Type.Literal("linear"), Type.Literal("step")], {
      description: "Between the points: straight (default), or the last point reached",
    }),
  ),
  step: Type.Optional(
    Type.Number({ description: "The intensity is rounded to whole multiples of this first" }),
  ),
};
const damageClass = Type.String({
  description: "unspecified, potential, exposed, insignificant, low, medium or high",
});
const steps = {
  steps: Type.Array(
    Type.Object({
      from: nullable(Type.Number(), {
        description: "null: any intensity below the next step",
      }),
      damage_class: damageClass,
    }),
  ),
};
const states = {
  states: Type.Array(
    Type.Object({
      state: Type.String(),
      damage_class: damageClass,
      median: Type.Number({ description: "Where half of the elements reach the state, in the curves' unit" }),
      beta: Type.Number({ description: "Standard deviation of the natural logarithm" }),
      ratio: Type.Object({ min: Type.Number(), value: Type.Number(), max: Type.Number() }),
    }),
  ),
};

/** The first variant that an element matches counts for it; else what stands beside the variants. */
const variant = {
  label: Type.String(),
  where: Type.Record(
    Type.String(),
    Type.Object({
      values: Type.Optional(Type.Array(Type.String())),
      min: Type.Optional(Type.Number()),
      max: Type.Optional(Type.Number()),
    }),
  ),
};
const shared = {
  unit: Type.String({ description: "Unit of the intensity read" }),
  part: Type.Optional(
    Type.String({ description: "The part of an element it is for, where parts are damaged each by its own" }),
  ),
  label: Type.Optional(Type.String({ description: "What the elements that no variant takes are called" })),
  floor_height_attribute: nullable(Type.String(), {
    description: "Attribute taken off the intensity first",
  }),
};

/** A consequence method as data, for drawing and for checking. */
export const ConsequenceMethod = Type.Union([
  Type.Object({
    kind: Type.Literal("thresholds"),
    ...shared,
    ...steps,
    variants: Type.Array(Type.Object({ ...variant, ...steps })),
  }),
  Type.Object({
    kind: Type.Literal("curve"),
    ...shared,
    ...curve,
    variants: Type.Array(Type.Object({ ...variant, ...curve })),
  }),
  Type.Object({
    kind: Type.Literal("fragility"),
    ...shared,
    conversion: Type.Union(
      [
        Type.Null(),
        Type.Object({
          unit: Type.String(),
          intercept: Type.Number(),
          slope: Type.Number(),
          scale: Type.Number(),
        }),
      ],
      { description: "The curves' measure is scale * 10^((intensity - intercept) / slope)" },
    ),
    ...states,
    variants: Type.Array(Type.Object({ ...variant, ...states })),
  }),
]);
export type ConsequenceMethod = Static<typeof ConsequenceMethod>;

const reference = Type.Object({ title: Type.String(), url: Type.Optional(Type.String()) });

const sampled = {
  rule: Type.String(),
  cells: Type.Optional(Type.String({ description: "Which cells of a raster: coverage, touched or centre" })),
};

/** How a hazard was read under elements. */
export const Sampling = Type.Object({
  ...sampled,
  of: Type.Optional(
    Type.Record(Type.String(), Type.Object(sampled), {
      description: "Layers that were read by another rule",
    }),
  ),
  note: Type.String({ description: "All of it in words" }),
});
export type Sampling = Static<typeof Sampling>;

/** What a study covered, or what a layer covers. */
export const Extent = Type.Union(
  [
    Type.Literal("all"),
    Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
    Type.Null(),
  ],
  {
    description:
      "All of the dataset, or west, south, east, north in degrees; null where the dataset does not say",
  },
);
export type Extent = Static<typeof Extent>;

/** How one hazard's damage to one element layer is worked out. */
export const ConsequenceMethodology = Type.Object({
  asset_type: Type.String(),
  hazard_id: Type.String(),
  hazard_scenario: Type.String(),
  title: Type.String(),
  content: Type.String({ description: "Markdown" }),
  image_url: Type.Optional(Type.String()),
  source: nullable(reference),
  sources: Type.Array(reference),
  class_rule: Type.String(),
  sampling: Sampling,
  assessed_extent: Extent,
  dataset_version: Type.String(),
  curves: Type.Array(ConsequenceMethod, {
    description: "Thresholds, curves and fragility as data; empty where the dataset states none",
  }),
  conventions: Type.Array(Type.Object({ name: Type.String(), code: Type.String(), text: Type.String() })),
});
export type ConsequenceMethodology = Static<typeof ConsequenceMethodology>;
