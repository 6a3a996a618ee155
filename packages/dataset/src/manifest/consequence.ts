import { damageClasses } from "@stopbank/risk-engine/classes";
import { type Static, Type } from "typebox";

/** Intensity in the method's unit and share of the value lost (0 to 1); intensities ascend. */
const pointsSchema = Type.Array(Type.Tuple([Type.Number(), Type.Number({ minimum: 0 })]), { minItems: 1 });

/** Read level beyond its ends. Without bounds, the best estimate stands for them. */
const curve = {
  points: pointsSchema,
  min: Type.Optional(pointsSchema),
  max: Type.Optional(pointsSchema),
  /** Share of what is there that is damaged at all; every ratio is multiplied by it. */
  affected: Type.Optional(pointsSchema),
  /** Between the points: straight (default), or the last point reached. */
  reading: Type.Optional(Type.Union([Type.Literal("linear"), Type.Literal("step")])),
  /** The intensity is rounded to whole multiples of this before the curve is read. */
  step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
};

const damageClassSchema = Type.Enum([...damageClasses]);

/** Ascending; a step without `from` takes every exposed element that no later step takes. */
const steps = {
  steps: Type.Array(Type.Object({ from: Type.Optional(Type.Number()), damageClass: damageClassSchema }), {
    minItems: 1,
  }),
};

/** From the lightest damage state to the heaviest. */
const states = {
  states: Type.Array(
    Type.Object({
      state: Type.String(),
      damageClass: damageClassSchema,
      /** Intensity at which the state is reached by half of the elements, in the unit the curve is in. */
      median: Type.Number({ exclusiveMinimum: 0 }),
      /** Standard deviation of the intensity's natural logarithm. */
      beta: Type.Number({ exclusiveMinimum: 0 }),
      /** Share of the value lost in this state. */
      ratio: Type.Object({ min: Type.Number(), value: Type.Number(), max: Type.Number() }),
    }),
    { minItems: 1 },
  ),
};

/** Which elements a variant is for: all of these attributes must match. The first variant that matches counts. */
const whereSchema = Type.Record(
  Type.String(),
  Type.Object({
    values: Type.Optional(Type.Array(Type.String())),
    min: Type.Optional(Type.Number()),
    max: Type.Optional(Type.Number()),
  }),
);
const variant = { label: Type.String(), where: whereSchema };

const shared = {
  /** Unit of the intensity the method reads. */
  unit: Type.String(),
  /** The part of an element it is for, such as its content, where parts are damaged each by its own. */
  part: Type.Optional(Type.String()),
  /** What the elements that no variant takes are called, such as a construction. */
  label: Type.Optional(Type.String()),
  /** Attribute with the floor's height above ground in the same unit, taken off the intensity first. */
  floorHeightAttribute: Type.Optional(Type.String()),
};

/** How a hazard's intensity becomes a damage class or a share of the value lost. */
export const consequenceMethodSchema = Type.Union([
  Type.Object({
    kind: Type.Literal("thresholds"),
    ...shared,
    ...steps,
    variants: Type.Optional(Type.Array(Type.Object({ ...variant, ...steps }))),
  }),
  Type.Object({
    kind: Type.Literal("curve"),
    ...shared,
    ...curve,
    variants: Type.Optional(Type.Array(Type.Object({ ...variant, ...curve }))),
  }),
  Type.Object({
    kind: Type.Literal("fragility"),
    ...shared,
    /** Where the curves are in another measure than the hazard: measure = scale * 10^((intensity - intercept) / slope). */
    conversion: Type.Optional(
      Type.Object({
        unit: Type.String(),
        intercept: Type.Number(),
        slope: Type.Number({ exclusiveMinimum: 0 }),
        scale: Type.Number({ exclusiveMinimum: 0 }),
      }),
    ),
    ...states,
    variants: Type.Optional(Type.Array(Type.Object({ ...variant, ...states }))),
  }),
]);

/** What a hazard does to some element types, in words and as data. */
export const consequenceSchema = Type.Object({
  elementTypes: Type.Array(Type.String(), { minItems: 1 }),
  /** Markdown. */
  content: Type.String(),
  imageUrl: Type.Optional(Type.String()),
  sources: Type.Array(Type.Object({ title: Type.String(), url: Type.Optional(Type.String()) })),
  /**
   * At most one of each kind and part. What damage costs is what the dataset recorded (`damages`), else it follows the
   * curve, else the fragility.
   */
  methods: Type.Array(consequenceMethodSchema),
});

export type Consequence = Static<typeof consequenceSchema>;
export type ConsequenceMethod = Static<typeof consequenceMethodSchema>;
