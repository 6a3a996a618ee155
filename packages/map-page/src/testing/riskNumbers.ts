import { type RiskNumbers, type WireClass, wireClasses } from "@stopbank/contract/risk";

const classes = <S extends string>(suffix: S, values: Partial<Record<WireClass, number>>) =>
  Object.fromEntries(wireClasses.map((name) => [`${name}${suffix}`, values[name] ?? 0])) as Record<
    `${WireClass}${S}`,
    number
  >;

const sum = (values: Partial<Record<WireClass, number>>) =>
  Object.values(values).reduce((total, value) => total + value, 0);

/** An answer about 100 buildings, 90 of them assessed, with so many exposed by class. */
export function numbers(
  byClass: Partial<Record<WireClass, number>>,
  changes: Partial<RiskNumbers> = {},
): RiskNumbers {
  const exposed = sum(byClass);
  return {
    totals: { ...classes("", byClass), total: exposed },
    total_metric: 100,
    metric_type: "count",
    metric_unit: "each",
    unit: "m",
    assessment: {
      selected_count: 100,
      assessed_count: 90,
      exposed_count: exposed,
      not_exposed_count: 90 - exposed,
      not_assessed_count: 10,
      assessed_metric: 90,
      exposed_metric: exposed,
      not_assessed_metric: 10,
    },
    exposure_buckets: [{ exposure_bucket: 0, ...classes("", byClass), total: exposed }],
    bucket_size: 0.5,
    n_days_buckets: [],
    highest_exposure: 0.4,
    asset_counts: { ...classes("_count", byClass), total_count: exposed },
    assets_missing_attributes: { ...classes("_missing", {}), total_missing_attributes: 0 },
    attribute_stats: { replacement_costs: null },
    sentence: "",
    ...changes,
  };
}
