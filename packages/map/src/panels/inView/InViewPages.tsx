import { formatNumber } from "@stopbank/numbers";

export interface InViewPagesProps {
  /** From 0. */
  readonly page: number;
  readonly rowsPerPage: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

/** Leads through a list that is longer than a page. */
export function InViewPages({ page, rowsPerPage, count, onPage }: InViewPagesProps) {
  const last = Math.ceil(count / rowsPerPage) - 1;
  if (last < 1) return null;
  const from = page * rowsPerPage;
  return (
    <nav className="sb-in-view-pages" aria-label="Pages of elements in view">
      <button type="button" aria-disabled={page === 0} onClick={() => page > 0 && onPage(page - 1)}>
        Previous
      </button>
      <span>{`${formatNumber(from + 1)} to ${formatNumber(Math.min(from + rowsPerPage, count))}`}</span>
      <button type="button" aria-disabled={page === last} onClick={() => page < last && onPage(page + 1)}>
        Next
      </button>
    </nav>
  );
}
