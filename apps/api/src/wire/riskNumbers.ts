import type { Money } from "@stopbank/contract/money";
import type { MultiHazardNumbers, RiskNumbers } from "@stopbank/contract/risk";
import type { ElementType } from "@stopbank/dataset/manifest";
import { readableIntensity } from "@stopbank/numbers";
import type { DamageClass } from "@stopbank/risk-engine/columns";
import type { CostTotals, ExposureSummary, ExposureTotals } from "@stopbank/risk-engine/summarise";
import { perClass } from "./wireClasses.ts";

/** The engine's sums as the wire names them. */
export function sharedNumbers(type: ElementType, totals: ExposureTotals) {
  const { selected, exposed, notExposed, notAssessed, byClass } = totals;
  return {
    totals: { ...perClass((name) => byClass[name].metric, ""), total: exposed.metric },
    total_metric: selected.metric,
    metric_type: type.metric.type,
    metric_unit: type.metric.unit,
    assessment: {
      selected_count: selected.count,
      assessed_count: exposed.count + notExposed.count,
      exposed_count: exposed.count,
      not_exposed_count: notExposed.count,
      not_assessed_count: notAssessed.count,
      assessed_metric: exposed.metric + notExposed.metric,
      exposed_metric: exposed.metric,
      not_assessed_metric: notAssessed.metric,
    },
    asset_counts: { ...perClass((name) => byClass[name].count, "_count"), total_count: exposed.count },
  } satisfies Partial<MultiHazardNumbers>;
}

/** What only a single scenario has: intensities, and costs by class. */
export function scenarioNumbers(
  summary: ExposureSummary,
  money: Money,
): Pick<
  RiskNumbers,
  "exposure_buckets" | "bucket_size" | "highest_exposure" | "assets_missing_attributes" | "attribute_stats"
> {
  const { histogram, highestIntensity } = summary;
  return {
    exposure_buckets: histogram.buckets.map((bucket) => ({
      exposure_bucket: bucket.from,
      ...countsByClass((name) => bucket.byClass[name].count),
    })),
    bucket_size: histogram.bucketSize,
    highest_exposure: highestIntensity === null ? null : readableIntensity(highestIntensity),
    ...costNumbers(summary, money),
  };
}

/** Replacement costs by class, and how many elements have none. */
export function costNumbers(
  totals: ExposureTotals,
  money: Money,
): Pick<RiskNumbers, "assets_missing_attributes" | "attribute_stats"> {
  const { byClass, exposed } = totals;
  return {
    assets_missing_attributes: {
      ...perClass((name) => missing(byClass[name]), "_missing"),
      total_missing_attributes: missing(exposed),
    },
    attribute_stats: { replacement_costs: replacementCosts(totals, money) },
  };
}

/** Elements by class, and all of them. */
export function countsByClass(countOf: (name: DamageClass) => number) {
  const counts = perClass(countOf, "");
  return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** In a layer without any costs, every element lacks one. */
const missing = ({ replacementCost, count }: { replacementCost?: CostTotals; count: number }) =>
  replacementCost?.missing ?? count;

function replacementCosts({ selected, exposed, notExposed, byClass }: ExposureTotals, money: Money) {
  if (selected.replacementCost === undefined) return null;
  const by = (bound: "min" | "value" | "max") => ({
    ...perClass((name) => byClass[name].replacementCost?.[bound] ?? 0, ""),
    total: exposed.replacementCost?.[bound] ?? 0,
  });
  return {
    ...money,
    min: by("min"),
    value: by("value"),
    max: by("max"),
    selected_total: selected.replacementCost.value,
    selected_missing: selected.replacementCost.missing,
    assessed_total: (exposed.replacementCost?.value ?? 0) + (notExposed.replacementCost?.value ?? 0),
    assessed_missing: missing(exposed) + missing(notExposed),
  };
}
