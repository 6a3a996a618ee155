import type { RegionSummary } from "@stopbank/contract/region-summary";
import type { RegionGroup } from "@stopbank/contract/regions";
import { cellNumber, cellValue } from "./summaryCells.ts";
import type { SummaryChoice } from "./summaryChoice.ts";
import { summaryColumns } from "./summaryColumns.ts";
import type { SummaryLayer } from "./summaryLayers.ts";
import { summaryRows } from "./summaryRows.ts";

/** What the grid shows, as a file has it. */
export interface SummarySheet {
  /** Of each column the layer with its unit, and nothing over the regions. */
  readonly groupTitles: readonly string[];
  readonly columnTitles: readonly string[];
  /** A row's cells in turn: the region's name, then numbers. */
  rows(): Generator<readonly [name: string, ...cells: (number | null)[]]>;
}

/** The title of the column of regions. */
export const regionTitle = "Region";

export function summarySheet(
  summary: RegionSummary,
  layers: readonly SummaryLayer[],
  group: Pick<RegionGroup, "regions">,
  choice: SummaryChoice,
): SummarySheet {
  const groups = summaryColumns(summary, layers, choice);
  const columns = groups.flatMap((each) => each.columns);
  return {
    groupTitles: [
      "",
      ...groups.flatMap(({ title, columns: { length } }) => Array<string>(length).fill(title)),
    ],
    columnTitles: [regionTitle, ...columns.map(({ label }) => label)],
    *rows() {
      for (const { region, name } of summaryRows(summary, group, groups, choice))
        yield [name, ...columns.map((column) => cellNumber(cellValue(summary, region, column, choice)))];
    },
  };
}
