import { everyRegion, type RegionSummary } from "@stopbank/contract/region-summary";
import { cellText, cellValue } from "../../domain/summaryCells.ts";
import type { SummaryChoice } from "../../domain/summaryChoice.ts";
import type { SummaryColumn } from "../../domain/summaryColumns.ts";

/** Pixels (specification 2, section 9). */
export const gridPx = { region: 150, leastColumn: 88, row: 32, head: 32, scrollBar: 18 } as const;

/** About what a figure takes, and what stands beside it. */
const letterPx = 7.6;
const besidePx = 22;
/** The mark of a sorted column. */
const markPx = 14;

/** Wide enough for its title and for the figure of all regions, which is the longest of a column as a rule. */
export function columnWidth(summary: RegionSummary, column: SummaryColumn, choice: SummaryChoice): number {
  const text = cellText(cellValue(summary, everyRegion, column, choice));
  const letters = Math.max(text.length * letterPx, column.label.length * 6.6 + markPx);
  return Math.max(gridPx.leastColumn, Math.ceil(letters + besidePx));
}
