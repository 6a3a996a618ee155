import type { RegionSummary } from "@stopbank/contract/region-summary";
import type { SummaryChoice } from "../../domain/summaryChoice.ts";
import type { ColumnGroup } from "../../domain/summaryColumns.ts";
import type { SummaryRow } from "../../domain/summaryRows.ts";

/** What a grid and a table draw of one summary. */
export interface ShownSummary {
  readonly summary: RegionSummary;
  readonly groups: readonly ColumnGroup[];
  readonly rows: readonly SummaryRow[];
  readonly choice: SummaryChoice;
  /** Where the map of a region is; undefined for what stands for several. */
  readonly linkOf: (region: string) => string | undefined;
  /** Shows that map. */
  readonly onOpen: (region: string) => void;
  /** Shows the same as the plain table. */
  readonly onPlain: () => void;
  readonly onSort: (column: string) => void;
  /** Another selection is being summed up: what stands here is of the one before. */
  readonly isLoading: boolean;
}
