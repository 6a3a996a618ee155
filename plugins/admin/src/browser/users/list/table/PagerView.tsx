import { formatCount } from "@stopbank/numbers";
import { ActionButton } from "@stopbank/ui/action-button";
import { rowsPerPage } from "../../../../domain/people/listing.ts";

export interface PagerViewProps {
  /** From 0. */
  readonly page: number;
  /** How many there are on all pages. */
  readonly found: number;
  readonly onPage: (page: number) => void;
}

/** Leads through a list that is longer than a page. */
export function PagerView({ page, found, onPage }: PagerViewProps) {
  const last = Math.ceil(found / rowsPerPage) - 1;
  const from = page * rowsPerPage;
  if (last < 1) return null;
  return (
    <nav aria-label="Pages of users" className="admin-pager">
      <ActionButton
        blockedBy={page === 0 ? "This is the first page" : undefined}
        onClick={() => onPage(page - 1)}
        size="small"
        text="Previous"
        variant="outlined"
      />
      <span role="status">
        {formatCount(from + 1)} to {formatCount(Math.min(from + rowsPerPage, found))} of {formatCount(found)}
      </span>
      <ActionButton
        blockedBy={page === last ? "This is the last page" : undefined}
        onClick={() => onPage(page + 1)}
        size="small"
        text="Next"
        variant="outlined"
      />
    </nav>
  );
}
