import { damageClasses } from "@stopbank/risk-engine/classes";
import { type Static, Type } from "typebox";
import { reference, strict, text, where } from "./fields.ts";

export const className = Type.Enum([...damageClasses]);

export const thresholdsSchema = Type.Array(Type.Object({ from: Type.Number(), class: className }, strict), {
  minItems: 1,
});

/** A number for all elements, or the column that has one for each. */
const amount = Type.Union([Type.Number(), text]);
const estimated = Type.Object(
  { value: amount, min: Type.Optional(amount), max: Type.Optional(amount) },
  strict,
);

/** Points of intensity and share of the value lost. */
const points = Type.Array(Type.Tuple([Type.Number(), Type.Number()]), { minItems: 1 });

const curveSchema = Type.Union([
  points,
  /** A curve of those that come with Stopbank. */
  Type.String({ pattern: "^stopbank/" }),
  Type.Object(
    {
      best: points,
      min: Type.Optional(points),
      max: Type.Optional(points),
      /** Share of what is there that is damaged at all (PAA), read for itself and multiplied. */
      affected: Type.Optional(points),
    },
    strict,
  ),
  Type.Object(
    {
      /** From the lightest damage state to the heaviest. */
      states: Type.Array(
        Type.Object(
          {
            state: text,
            class: className,
            median: Type.Number({ exclusiveMinimum: 0 }),
            beta: Type.Number({ exclusiveMinimum: 0 }),
            /** Share of the value lost in the state. */
            ratio: Type.Union([
              Type.Number(),
              Type.Object({ value: Type.Number(), min: Type.Number(), max: Type.Number() }, strict),
            ]),
          },
          strict,
        ),
        { minItems: 1 },
      ),
    },
    strict,
  ),
]);

/** Curves in a table. */
const curveFileSchema = Type.Object(
  {
    file: text,
    layer: Type.Optional(text),
    intensity: text,
    /** Only rows whose columns have these values. */
    where: Type.Optional(where),
    /** A column a curve: their names, or names of curves and their columns. Default every other column. */
    columns: Type.Optional(Type.Union([Type.Array(text, { minItems: 1 }), Type.Record(Type.String(), text)])),
    /** A row a point: the columns with the curve's name, the ratio and what goes with it. */
    curve: Type.Optional(text),
    ratio: Type.Optional(text),
    min: Type.Optional(text),
    max: Type.Optional(text),
    affected: Type.Optional(text),
  },
  strict,
);
export type CurveFileEntry = Static<typeof curveFileSchema>;
export type CurveEntry = Static<typeof curveSchema>;

const component = {
  /** By construction type. */
  curves: Type.Optional(Type.Union([curveFileSchema, Type.Record(Type.String(), curveSchema)])),
  /** The one curve of all elements, where there are several. */
  curve: Type.Optional(text),
  /** Column of the elements that names the curve. */
  curveColumn: Type.Optional(text),
  /** Between the points of curves: straight (default), or the last point reached. */
  reading: Type.Optional(Type.Enum(["linear", "step"])),
  /** The intensity is rounded to whole multiples of this before the curve is read. */
  step: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
  /** What is at stake; default the replacement cost. */
  maxDamage: Type.Optional(Type.Union([Type.Number(), text, estimated])),
  /** The floor's height above ground, taken off the intensity. */
  floorHeight: Type.Optional(amount),
  /** The ground's height, taken off an intensity that is a water level. */
  ground: Type.Optional(amount),
};
const componentSchema = Type.Object(component, strict);

export const damageSchema = Type.Object(
  {
    ...component,
    /** Parts of an element that are damaged each by its own, such as structure and content; what they leave out counts from above. */
    components: Type.Optional(Type.Record(Type.String(), componentSchema, { minProperties: 1 })),
    /** Of the damage of one event or scenario, what lies above the first counts, up to the second. */
    deductible: Type.Optional(amount),
    cover: Type.Optional(amount),
    /** What the element's value is: the ratio or the cost. Default the intensity. */
    show: Type.Optional(Type.Enum(["intensity", "ratio", "cost"])),
    /** In place of the intensity's classes: least damage ratios, or the classes of the damage states. */
    classes: Type.Optional(Type.Union([thresholdsSchema, Type.Enum(["mostLikelyState", "expectedState"])])),
    source: Type.Optional(reference),
  },
  strict,
);

export type Amount = Static<typeof amount>;
export type ComponentEntry = Static<typeof componentSchema>;
export type DamageEntry = Static<typeof damageSchema>;
