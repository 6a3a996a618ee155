import type { HistogramProps } from "@stopbank/charts/histogram";
import type { ElementLayer, HazardDetail } from "@stopbank/contract/layers";
import type { RiskNumbers } from "@stopbank/contract/risk";
import { labelsFor } from "@stopbank/map/class-labels";
import { type ClassLabels, classesBySeverity, classLook } from "../classes/damageClasses.ts";
import { stateWords } from "../words/stateWords.ts";
import { distributionUnit, intensityBuckets, outageBuckets } from "./distribution.ts";

export interface DistributionChartProps {
  readonly data: RiskNumbers;
  readonly element: Pick<ElementLayer, "is_cascading">;
  readonly hazard: Pick<HazardDetail, "intensity_label"> | undefined;
  /** The client's words for damage classes. */
  readonly labels: ClassLabels;
}

/**
 * How many elements at what intensity or, for a cascading layer, out on which day, as a chart shows it; undefined where
 * nothing is known of that.
 */
export function distributionShown({
  data,
  element,
  hazard,
  labels: usual,
}: DistributionChartProps): HistogramProps | undefined {
  const labels = labelsFor(usual, element.is_cascading);
  const isOutage = data.n_days_buckets.length > 0;
  const buckets = isOutage ? outageBuckets(data) : intensityBuckets(data);
  if (buckets.length === 0) return undefined;
  const shared = {
    series: classesBySeverity.map((name) => ({ key: name, ...classLook(name, labels) })),
    buckets,
    yLabel: `Number ${stateWords(element).exposed}`,
    shareOf: { whole: data.assessment.assessed_count, words: "of assessed" },
  };
  if (isOutage)
    return { ...shared, title: "Outage Distribution", ticks: "middles", xLabel: "Days after the event" };
  const shown = distributionUnit(data);
  return {
    ...shared,
    title: "Exposure Distribution",
    ticks: data.bucket_size === null ? "middles" : "edges",
    xLabel: `${hazard?.intensity_label ?? "Exposure"}${shown === "" ? "" : ` (${shown})`}`,
  };
}
