import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";
import { Money } from "./money.ts";
import { type WireClass, wireClasses } from "./wireClass.ts";

export { type WireClass, wireClasses } from "./wireClass.ts";

const perClass = <S extends string>(suffix: S, description: string) =>
  Type.Object(
    Object.fromEntries(
      wireClasses.map((name) => [`${name}${suffix}`, Type.Number({ description })]),
    ) as Record<`${WireClass}${S}`, ReturnType<typeof Type.Number>>,
  );

/** Metric (each, km or ha) of exposed elements by class; `total` is all exposed. */
export const ClassTotals = Type.Intersect([
  perClass("", "Metric of the elements in this class"),
  Type.Object({ total: Type.Number() }),
]);
export type ClassTotals = Static<typeof ClassTotals>;

/**
 * How many of how many were assessed: an element outside the hazard study is neither exposed nor safe. The denominator of
 * every percentage is what was assessed.
 */
export const Assessment = Type.Object({
  selected_count: Type.Integer(),
  assessed_count: Type.Integer({
    description: "Exposed and not exposed elements. A percentage exposed is of these, never of the selected",
  }),
  exposed_count: Type.Integer(),
  not_exposed_count: Type.Integer(),
  not_assessed_count: Type.Integer(),
  assessed_metric: Type.Number({ description: "What a percentage of the metric is of" }),
  exposed_metric: Type.Number(),
  not_assessed_metric: Type.Number(),
});
export type Assessment = Static<typeof Assessment>;

/** `exposure_bucket` is the bucket's lower bound in the hazard's unit; null where no intensity is given. */
export const ExposureBucket = Type.Intersect([
  Type.Object({ exposure_bucket: nullable(Type.Number()) }),
  perClass("", "Elements"),
  Type.Object({ total: Type.Number() }),
]);
export type ExposureBucket = Static<typeof ExposureBucket>;

export const DaysBucket = Type.Intersect([
  Type.Object({ n_days: Type.Integer() }),
  perClass("", "Elements"),
  Type.Object({ total: Type.Number() }),
]);

/** Money in the dataset's currency by class, with `total`. */
const Costs = ClassTotals;

export const RiskNumbers = Type.Object({
  totals: ClassTotals,
  total_metric: Type.Number({ description: "Metric of every selected element, exposed or not" }),
  metric_type: Type.String(),
  metric_unit: Type.String(),
  unit: Type.String({
    description:
      "Unit of the hazard intensity; days for a cascading layer, whose values say how long an outage lasts",
  }),
  assessment: Assessment,
  exposure_buckets: Type.Array(ExposureBucket),
  bucket_size: nullable(Type.Number()),
  n_days_buckets: Type.Array(DaysBucket),
  highest_exposure: nullable(Type.Number()),
  asset_counts: Type.Intersect([
    perClass("_count", "Elements"),
    Type.Object({ total_count: Type.Integer() }),
  ]),
  assets_missing_attributes: Type.Intersect([
    perClass("_missing", "Exposed elements without a replacement cost"),
    Type.Object({ total_missing_attributes: Type.Integer() }),
  ]),
  attribute_stats: Type.Object({
    replacement_costs: Type.Union([
      Type.Null(),
      Type.Object({
        ...Money.properties,
        min: Costs,
        value: Costs,
        max: Costs,
        selected_total: Type.Number({
          description: "Replacement cost of every selected element that has one, assessed or not",
        }),
        selected_missing: Type.Integer(),
        assessed_total: Type.Number({
          description: "Replacement cost of every assessed element that has one: what a share of value is of",
        }),
        assessed_missing: Type.Integer({ description: "Assessed elements without a replacement cost" }),
      }),
    ]),
  }),
  sentence: Type.String({ description: "The result in one plain sentence" }),
});
export type RiskNumbers = Static<typeof RiskNumbers>;

/** GET /asset/risk/...: one element layer under one scenario. */
export const RiskData = Type.Object({
  asset_type: Type.String(),
  hazard_scenario: Type.String(),
  dataset_version: Type.String(),
  data: RiskNumbers,
});
export type RiskData = Static<typeof RiskData>;

/** POST /asset/exposure/stats/...: every element layer named under every scenario named. */
export const ExposureStats = Type.Array(RiskData);
export type ExposureStats = Static<typeof ExposureStats>;

/** Several scenarios at once: each element counts once, in the worst class any of them puts it in. */
export const MultiHazardNumbers = Type.Object({
  totals: ClassTotals,
  total_metric: Type.Number(),
  total_metric_exposed: Type.Number(),
  metric_type: Type.String(),
  metric_unit: Type.String(),
  assessment: Assessment,
  asset_counts: Type.Intersect([
    perClass("_count", "Elements"),
    Type.Object({ total_count: Type.Integer() }),
  ]),
  sentence: Type.String(),
});
export type MultiHazardNumbers = Static<typeof MultiHazardNumbers>;

export const MultiHazardStats = Type.Array(
  Type.Object({
    asset_type: Type.String(),
    hazard_scenarios: Type.Array(Type.String()),
    dataset_version: Type.String(),
    data: MultiHazardNumbers,
  }),
);
export type MultiHazardStats = Static<typeof MultiHazardStats>;
