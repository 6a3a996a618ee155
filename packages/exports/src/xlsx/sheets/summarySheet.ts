import type { ClassWords } from "@stopbank/dataset/class-words";
import { damageClasses, severityOrder } from "@stopbank/risk-engine/classes";
import type { Totals } from "@stopbank/risk-engine/summarise";
import { ratedByCode } from "../../rows/ratings.ts";
import type { NamedTotals } from "../../totals/layerTotals.ts";
import type { Cell, Workbook } from "../openWorkbook.ts";
import { column, countFormat, lackOf, metricFormat, shareFormat, shareOf } from "./totalCells.ts";

/** Totals by element layer, scenario and class, with the three states and what they are shares of. */
export function writeSummary(
  workbook: Workbook,
  all: readonly NamedTotals[],
  words: ClassWords,
  about: { readonly currency: string; readonly notes: readonly string[] },
): void {
  const sheet = workbook.sheet({
    name: "Summary",
    rangeName: "Summary_table",
    notes: about.notes,
    columns: [
      column("Element layer", 24),
      column("Scenario", 44),
      column("Scenario tag", 24),
      column("Class or state", 18),
      column("Rating", 8, "0"),
      column("Elements", 11, countFormat),
      column("Elements of assessed", 11, shareFormat),
      column("Metric", 9),
      column("Metric value", 14, metricFormat),
      column("Metric of assessed", 11, shareFormat),
      column(`Replacement cost (${about.currency})`, 20, countFormat),
      column("Cost lacking", 26),
    ],
  });
  const rated = ratedByCode(words);
  for (const { layer, tag, title, totals } of all) {
    const { selected, exposed, notExposed, notAssessed, byClass } = totals;
    const assessed = {
      count: exposed.count + notExposed.count,
      metric: exposed.metric + notExposed.metric,
    };
    const { description } = layer;
    const line = (what: string, rating: number | null, part: Totals, isShare: boolean): Cell[] => [
      description.displayName,
      title,
      tag ?? "",
      what,
      rating,
      part.count,
      isShare ? shareOf(part.count, assessed.count) : null,
      description.metric.unit,
      part.metric,
      isShare ? shareOf(part.metric, assessed.metric) : null,
      part.replacementCost?.value ?? null,
      lackOf(part),
    ];
    for (const name of severityOrder)
      sheet.row(line(words[name], rated[damageClasses.indexOf(name)]!.rating, byClass[name], true));
    sheet.row(line("All exposed", null, exposed, true));
    sheet.row(line("Not exposed", null, notExposed, true));
    sheet.row(line("Not assessed", null, notAssessed, false));
    sheet.row(line("Selected", null, selected, false));
  }
  sheet.end();
}
