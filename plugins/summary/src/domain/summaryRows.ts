import { everyRegion, type RegionSummary } from "@stopbank/contract/region-summary";
import type { RegionGroup } from "@stopbank/contract/regions";
import { cellValue } from "./summaryCells.ts";
import { regionColumn, type SummaryChoice } from "./summaryChoice.ts";
import type { ColumnGroup } from "./summaryColumns.ts";

export interface SummaryRow {
  /** A region's id, or `everyRegion`. */
  readonly region: string;
  readonly name: string;
}

/** What the last row is called. */
const allName = "All";

const byName = new Intl.Collator("en-NZ", { numeric: true });

/**
 * The rows of a summary: regions as the group lists them or sorted, without those of which no column says anything (SUM-05),
 * then all of them together.
 */
export function summaryRows(
  summary: RegionSummary,
  { regions }: Pick<RegionGroup, "regions">,
  groups: readonly ColumnGroup[],
  choice: Pick<SummaryChoice, "isPercent" | "show" | "of" | "sort">,
): SummaryRow[] {
  const layers = groups.map(({ layer }) => layer);
  const shown = regions
    .filter(({ region }) => layers.some((layer) => summary[region]?.[layer] !== undefined))
    .map(({ region, name }) => ({ region, name }));
  const all = summary[everyRegion] === undefined ? [] : [{ region: everyRegion, name: allName }];
  return [...sorted(summary, shown, groups, choice), ...all];
}

function sorted(
  summary: RegionSummary,
  rows: readonly SummaryRow[],
  groups: readonly ColumnGroup[],
  { sort, ...choice }: Pick<SummaryChoice, "isPercent" | "show" | "of" | "sort">,
): readonly SummaryRow[] {
  if (sort === undefined) return rows;
  const way = sort.isDescending ? -1 : 1;
  if (sort.column === regionColumn) return rows.toSorted((a, b) => way * byName.compare(a.name, b.name));
  const column = groups.flatMap(({ columns }) => columns).find(({ id }) => id === sort.column);
  if (column === undefined) return rows;
  const values = new Map(rows.map(({ region }) => [region, cellValue(summary, region, column, choice)]));
  return rows.toSorted((one, other) => {
    const [a, b] = [values.get(one.region), values.get(other.region)];
    // What nobody knows stands last, whichever way.
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return way * (a - b);
  });
}
