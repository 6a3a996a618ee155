import { PaperColumns } from "@stopbank/charts/paper/columns";
import { distributionSentence } from "@stopbank/charts/paper/words";
import { formatHistogram } from "@stopbank/numbers";
import { type DistributionChartProps, distributionShown } from "../figures/distributionShown.ts";

/** How many elements at what intensity, or out on which day, 500 points wide; nothing where that is not known. */
export function PaperDistribution(props: DistributionChartProps) {
  const shown = distributionShown(props);
  if (shown === undefined) return null;
  const { title, buckets, ticks, series, xLabel, yLabel } = shown;
  return (
    <PaperColumns
      title={title}
      sentence={distributionSentence(
        `${title}, ${yLabel.toLowerCase()} by ${xLabel}`,
        buckets,
        formatHistogram,
      )}
      series={series}
      columns={buckets}
      areSteps={ticks === "edges"}
      notExposedLabel=""
      xLabel={xLabel}
      yLabel={yLabel}
      formatTick={formatHistogram}
      leastTickStep={1}
      widthPt={500}
    />
  );
}
