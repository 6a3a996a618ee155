import { Histogram } from "@stopbank/charts/histogram";
import { type DistributionChartProps, distributionShown } from "./distributionShown.ts";

export type { DistributionChartProps } from "./distributionShown.ts";

/** How many elements at what intensity or, for a cascading layer, out on which day. */
export function DistributionChart(props: DistributionChartProps) {
  const shown = distributionShown(props);
  return shown === undefined ? <p className="sb-muted">No exposure data</p> : <Histogram {...shown} />;
}
