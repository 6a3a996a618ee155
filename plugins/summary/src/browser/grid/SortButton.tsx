import { ArrowDownIcon, ArrowUpIcon } from "@blueprintjs/icons";
import type { SummarySort } from "../../domain/summaryChoice.ts";

export interface SortButtonProps {
  readonly label: string;
  readonly column: string;
  readonly sort: SummarySort | undefined;
  readonly onSort: (column: string) => void;
}

/** A column's title, which sorts by it. */
export function SortButton({ label, column, sort, onSort }: SortButtonProps) {
  const isSorted = sort?.column === column;
  const Mark = sort?.isDescending ? ArrowDownIcon : ArrowUpIcon;
  return (
    <button
      className="summary-sort"
      onClick={() => onSort(column)}
      title={isSorted ? `${label}, sorted ${sort.isDescending ? "down" : "up"}` : `Sort by ${label}`}
      type="button"
    >
      <span>{label}</span>
      {isSorted && <Mark aria-hidden size={12} />}
    </button>
  );
}
