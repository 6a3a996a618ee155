import { everyRegion, noRegionOfGroup, type RegionSummary } from "@stopbank/contract/region-summary";
import { formatCount, formatQuantity } from "@stopbank/numbers";
import type { SummaryChoice } from "./summaryChoice.ts";
import { isValued } from "./summaryColumns.ts";
import type { SummaryLayer } from "./summaryLayers.ts";

/** What has to be known to read the figures rightly, a sentence each. */
export function summaryNotes(
  summary: RegionSummary,
  layers: readonly SummaryLayer[],
  choice: SummaryChoice,
  regionWords: string,
): string[] {
  const of = layers.filter(({ group }) => choice.elementGroup === undefined || choice.elementGroup === group);
  const inAll = (layer: SummaryLayer) => summary[everyRegion]?.[layer.type];
  const outside = (layer: SummaryLayer) => summary[noRegionOfGroup]?.[layer.type];
  const shown = of.filter((layer) => (inAll(layer)?.metricTotal ?? 0) > 0);
  const unassessed = of.filter((layer) => inAll(layer)?.metricTotal === 0);
  const beyond = of.flatMap((layer) => {
    const figures = outside(layer);
    if (figures === undefined) return [];
    const amount = figures.metricTotal + figures.notAssessed.metric;
    return [`${layer.title} (${formatQuantity(amount, figures.metricUnit)})`];
  });
  const uncosted = shown.flatMap((layer) => {
    const figures = inAll(layer);
    if (figures === undefined || !isValued(figures, choice) || figures.replacementCostMissing === 0)
      return [];
    return [`${formatCount(figures.replacementCostMissing)} of ${layer.title}`];
  });
  const isPartlyAssessed = shown.some((layer) => (inAll(layer)?.notAssessed.metric ?? 0) > 0);
  const days = shown.filter(({ firstDay }) => firstDay !== undefined);
  return [
    ...(choice.scenarios.length > 1
      ? [
          `Each element counts once, in the worst level that any of the ${choice.scenarios.length} scenarios puts it in.`,
        ]
      : []),
    ...(isPartlyAssessed
      ? ["What was not assessed is in no level and no Total. It is not known to be safe."]
      : []),
    ...(choice.isPercent
      ? [
          `Percentages are of what was assessed ${choice.of === "all" ? `in all ${regionWords}` : "in each region"}${isPartlyAssessed ? "; those not assessed are of everything there" : ""}.`,
        ]
      : []),
    ...(unassessed.length > 0
      ? [`Not assessed for what is chosen: ${unassessed.map(({ title }) => title).join(", ")}.`]
      : []),
    ...(beyond.length > 0 ? [`In none of the ${regionWords}, and in no row: ${beyond.join(", ")}.`] : []),
    ...(uncosted.length > 0
      ? [`Results are incomplete as replacement cost data is not available for ${uncosted.join(", ")}.`]
      : []),
    ...days.map(({ title, firstDay }) =>
      `${title}: ${firstDay} days after the event.`.replace(" 1 days", " 1 day"),
    ),
  ];
}
