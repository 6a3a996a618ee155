import { Histogram } from "@stopbank/charts/histogram";
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

/** How many elements at what intensity or, for a cascading layer, out on which day. */
export function DistributionChart({ data, element, hazard, labels: usual }: DistributionChartProps) {
  const labels = labelsFor(usual, element.is_cascading);
  const isOutage = data.n_days_buckets.length > 0;
  const buckets = isOutage ? outageBuckets(data) : intensityBuckets(data);
  if (buckets.length === 0) return <p className="sb-muted">No exposure data</p>;
  const series = classesBySeverity.map((name) => ({ key: name, ...classLook(name, labels) }));
  const { assessed_count: whole } = data.assessment;
  const shared = {
    series,
    buckets,
    yLabel: `Number ${stateWords(element).exposed}`,
    shareOf: { whole, words: "of assessed" },
  };
  if (isOutage)
    return (
      <Histogram {...shared} title="Outage Distribution" ticks="middles" xLabel="Days after the event" />
    );
  const shown = distributionUnit(data);
  const unit = shown === "" ? "" : ` (${shown})`;
  return (
    <Histogram
      {...shared}
      title="Exposure Distribution"
      ticks={data.bucket_size === null ? "middles" : "edges"}
      xLabel={`${hazard?.intensity_label ?? "Exposure"}${unit}`}
    />
  );
}
