import type { ClassWords } from "@stopbank/dataset/class-words";
import { severityOrder } from "@stopbank/risk-engine/classes";
import type { ExposureTotals, Totals } from "@stopbank/risk-engine/summarise";
import type { ExportLayer } from "../../rows/exportLayer.ts";
import type { Cell, SheetColumn } from "../openWorkbook.ts";

export const countFormat = "#,##0";
export const metricFormat = "#,##0.00";
export const shareFormat = "0.0%";

export const column = (title: string, width: number, format?: string): SheetColumn => ({
  title,
  width,
  ...(format === undefined ? {} : { format }),
});

/** A row's columns for how a set of elements fares: the three states apart, and by class, the least severe first. */
export const stateColumns = (words: ClassWords, currency: string): SheetColumn[] => [
  column("Selected", 11, countFormat),
  column("Assessed", 11, countFormat),
  column("Exposed", 11, countFormat),
  column("Exposed of assessed", 11, shareFormat),
  column("Not exposed", 11, countFormat),
  column("Not assessed", 11, countFormat),
  ...severityOrder.map((name) => column(`${words[name]} (class)`, 13, countFormat)),
  column("Metric", 9),
  column("Metric assessed", 13, metricFormat),
  column("Metric exposed", 13, metricFormat),
  column("Metric exposed of assessed", 13, shareFormat),
  column("Metric not assessed", 13, metricFormat),
  column(`Replacement cost exposed (${currency})`, 18, countFormat),
  column("Cost lacking", 26),
];

export function stateCells({ description }: ExportLayer, totals: ExposureTotals): Cell[] {
  const { selected, exposed, notExposed, notAssessed, byClass } = totals;
  const assessedMetric = exposed.metric + notExposed.metric;
  const assessed = exposed.count + notExposed.count;
  return [
    selected.count,
    assessed,
    exposed.count,
    shareOf(exposed.count, assessed),
    notExposed.count,
    notAssessed.count,
    ...severityOrder.map((name) => byClass[name].count),
    description.metric.unit,
    assessedMetric,
    exposed.metric,
    shareOf(exposed.metric, assessedMetric),
    notAssessed.metric,
    exposed.replacementCost?.value ?? null,
    lackOf(exposed),
  ];
}

/** Of what was assessed; nothing where nothing was. */
export const shareOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** A sum of costs says of how many it is none. */
export function lackOf({ replacementCost, count }: Totals): string | null {
  if (replacementCost === undefined) return "The layer has no replacement costs";
  if (count === 0) return null;
  return `${replacementCost.missing} of ${count} lack a cost`;
}
